// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteMail, pauseAfterMail } from './mail-pause';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a mail can be had again a minute after it went out, each kind by itself', () => {
  expect(pauseAfterMail('reset')).toBe(0);
  noteMail('reset');
  expect([pauseAfterMail('reset'), pauseAfterMail('activation')]).toEqual([60_000, 0]);
  vi.setSystemTime(Date.now() + 20_000);
  expect(pauseAfterMail('reset')).toBe(40_000);
  vi.setSystemTime(Date.now() + 41_000);
  expect(pauseAfterMail('reset')).toBe(0);
});

test('the page that comes from the form begins its minute once', () => {
  expect(pauseAfterMail('activation', true)).toBe(60_000);
  vi.setSystemTime(Date.now() + 20_000);
  expect(pauseAfterMail('activation', true)).toBe(40_000);
});

test('a browser that keeps nothing counts for as long as its page lives; a clock that was set back makes it no longer', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new Error('no'); });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('no'); });
  noteMail('reactivation');
  expect(pauseAfterMail('reactivation')).toBe(60_000);
  vi.setSystemTime(Date.now() - 600_000);
  expect(pauseAfterMail('reactivation')).toBe(60_000);
});
