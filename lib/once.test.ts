import { expect, test, vi } from 'vitest';
import { forget, once } from './once';

test('a value is made once in a process, however often its module is loaded', async () => {
  const make = vi.fn<() => object>(() => ({}));
  const first = once('a thing', make);
  vi.resetModules();
  const again = await import('./once');
  expect(again.once('a thing', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('also one that says little, and one for each name', () => {
  expect([once('nothing', () => undefined), once('nothing', () => 'other')]).toEqual([undefined, undefined]);
  expect(once('something', () => 1)).toBe(1);
});

test('what was forgotten is made anew, and a maker that failed is asked again', () => {
  expect(once('number', () => 1)).toBe(1);
  forget('number');
  expect(once('number', () => 2)).toBe(2);
  expect(() => once('failing', () => { throw new Error('no'); })).toThrow('no');
  expect(once('failing', () => 'well')).toBe('well');
});
