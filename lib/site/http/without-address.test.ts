import { expect, test } from 'vitest';
import { flightWithoutAddress, htmlWithoutAddress } from './without-address.mjs';

const before = '1:["$","p",null,{"children":"Zoë & Ömer <3"}]\n';
const root = (address: string) => `0:{"P":null,"c":${address},"q":"","i":false,"t":{"c":["other"]}}\n`;
const asked = root('["","landers","gallery","fi?email=jan%40mail.example\\u0026sub1=]\\"CLICK"]');
const escaped = (text: string) => JSON.stringify(text).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
const htmlOf = (...pieces: string[]) => `<html><script>(self.__next_f=self.__next_f||[]).push([0])</script><p>Dag</p>${pieces.map((each) => `<script>self.__next_f.push([1,${escaped(each)}])</script>`).join('')}</html>`;
const pieces = (text: string, ...at: number[]) => [0, ...at].map((from, index) => text.slice(from, at[index]));

test('[bar S15] what React reads of a kept page has no address in it, and is the same otherwise, letter by letter', () => {
  const flight = flightWithoutAddress(Buffer.from(before + asked));
  expect(flight.toString()).toBe(before + root('[""]'));
});

test.each([
  ['in one script', []],
  ['in two scripts, parted within the query', [before.length + 60]],
  ['in three scripts, parted before it and after it', [before.length + 5, before.length + asked.indexOf('email')]],
  ['parted in front of it and right behind it', [before.length + asked.indexOf('["'), before.length + asked.indexOf(',"q"')]],
])('[bar S15] nor has its HTML, where it stands %s', (_, at) => {
  const html = htmlWithoutAddress(htmlOf(...pieces(before + asked, ...at)));
  expect(html).not.toMatch(/gallery|mail\.example|CLICK/);
  const told = [...html.matchAll(/push\(\[1,(".*?")\]\)<\/script>/g)].map(([, text]) => JSON.parse(text!) as string);
  expect(told.join('')).toBe(before + root('[""]'));
  expect(html).toContain('<p>Dag</p>');
  expect(html.match(/<script>/g)).toHaveLength(at.length + 2);
});

test('a page without one stays as it is', () => {
  const html = htmlOf(before);
  expect(htmlWithoutAddress(html)).toBe(html);
  expect(flightWithoutAddress(Buffer.from(before)).toString()).toBe(before);
});
