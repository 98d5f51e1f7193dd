import { expect, it } from 'vitest';
import { passedThrough } from './discount-query';

it('[C12] what a page was asked with is passed through, but for the words that the call and the page have for themselves', () => {
  const query = new URLSearchParams('sub1=a+b&campaign=%C3%A9t%C3%A9&code=X&Welcome=true&own=1&payment=p&bundle=1&back=%2Fchats%2F3&domain=other.example&empty=');
  expect(passedThrough(query)).toEqual({ sub1: 'a b', campaign: 'été', empty: '' });
});

it('[C12] of it only what is plain and short, and no more than twenty words', () => {
  expect(passedThrough(Object.entries({ list: ['a', 'b'], nothing: undefined, 'a[b]': '1', __proto__x: '1', long: 'x'.repeat(201), ['n'.repeat(41)]: '1', whole: 'x'.repeat(200) }))).toEqual({ whole: 'x'.repeat(200) });
  expect(Object.keys(passedThrough(Array.from({ length: 30 }, (_, at) => [`n${at}`, '1'] as const)))).toHaveLength(20);
});
