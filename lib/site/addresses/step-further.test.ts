import { expect, test } from 'vitest';
import { stepCookie, stepFrom, wentFurther } from './step-further';

const asked = (more: Record<string, string> = {}) => new Headers({ host: 'vonk.test', accept: 'text/html,*/*', referer: 'https://vonk.test/landers/gallery/she-nl?lb=1', ...more });

test('[T18] a page that is asked for from one with lb in its address is a step further from that one', () => {
  expect(stepFrom(asked(), '/signup')).toBe('/landers/gallery/she-nl');
});

test.each([
  ['the page itself once more', {}, '/landers/gallery/she-nl'],
  ['a page without lb', { referer: 'https://vonk.test/landers/gallery' }, '/signup'],
  ['a page of another site', { referer: 'https://ads.test/landers/gallery?lb=1' }, '/signup'],
  ['a page that there is none of', { referer: 'https://vonk.test/no/such/page?lb=1' }, '/signup'],
  ['what is fetched ahead', { 'sec-purpose': 'prefetch' }, '/signup'],
  ['what a script fetches', { accept: '*/*' }, '/signup'],
  ['no page', { referer: '' }, '/signup'],
])('[T18] %s is no step', (_, headers, path) => expect(stepFrom(asked(headers as Record<string, string>), path)).toBeNull());

test('[T18] the cookie names the page that was gone further from, for half an hour', () => {
  const cookie = stepCookie('/landers/gallery/she-nl');
  expect(cookie).toContain('; Max-Age=1800;');
  const [sent] = cookie.split(';');
  expect([wentFurther(`locale=nl; ${sent}`, new URL('https://vonk.test/landers/gallery/she-nl?lb=1')), wentFurther(sent!, new URL('https://vonk.test/?lb=1')), wentFurther(null, new URL('https://vonk.test/?lb=1'))]).toEqual([true, false, false]);
});
