import { describe, expect, it } from 'vitest';
import { Failure } from '../failure';
import { requireOwnScript, requireSameOrigin } from './same-origin';

type Fields = Record<string, string>;
const host = 'vonk.test:3000';

const passes = (guard: typeof requireSameOrigin, fields: Fields) => {
  try {
    guard(new Headers(fields), host);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Failure);
    expect((error as Failure).code).toBe('cross_site');
    return false;
  }
};

describe('a call that changes something', () => {
  it.each<[string, Fields]>([
    ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'http://vonk.test:3000' }],
    ['a page of the site whose browser sends no Origin', { 'sec-fetch-site': 'same-origin' }],
    ['something the visitor did in the browser itself', { 'sec-fetch-site': 'none' }],
    ['an older browser', { origin: 'http://vonk.test:3000' }],
    ['a page behind a proxy that ends https', { origin: 'https://vonk.test:3000' }],
    ['a program that is no browser', {}],
  ])('is taken from %s', (_, fields) => expect(passes(requireSameOrigin, fields)).toBe(true));

  it.each<[string, Fields]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page without an origin that claims to be the same', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://vonk.test:4000' }],
    ['a name that begins alike', { origin: 'http://vonk.test:3000.evil.example' }],
    ['an Origin that is no address', { origin: 'vonk.test:3000' }],
    ['a word that no browser says', { 'sec-fetch-site': 'SAME-ORIGIN' }],
  ])('is refused from %s', (_, fields) => expect(passes(requireSameOrigin, fields)).toBe(false));
});

describe('[C08] logging out', () => {
  const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

  it.each<[string, Fields]>([
    ['a script of the site', script],
    ['a script of the site in same-origin mode', { ...script, 'sec-fetch-mode': 'same-origin' }],
    ['an older browser that names its page', { referer: 'http://vonk.test:3000/settings' }],
    ['an older browser that names its origin', { origin: 'http://vonk.test:3000' }],
  ])('is taken from %s', (_, fields) => expect(passes(requireOwnScript, fields)).toBe(true));

  it.each<[string, Fields]>([
    ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a picture on the site itself', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a link on the site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', origin: 'https://evil.example' }],
    ['a style sheet', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'style' }],
    ['an older browser on another page', { referer: 'https://evil.example/vonk.test:3000' }],
    ['somebody who says nothing', {}],
  ])('is refused from %s', (_, fields) => expect(passes(requireOwnScript, fields)).toBe(false));
});
