import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PageCache, { isUnanswered } from './page-cache.mjs';

const whole = '<html><head></head><body><p>Noor</p></body></html>';
const lacking = '<html><head><meta name="kept" content="briefly"/></head><body></body></html>';
const failed = '<html><body><div class="error-page" data-status="503"></div></body></html>';

const context = { kind: 'APP_PAGE', cacheControl: { revalidate: 60, expire: 31_536_000 } };
const pages = new (PageCache as unknown as new (options: object) => PageCache)({ fs: { readFile: () => Promise.reject(new Error('nothing on disk')), existsSync: () => false }, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1_000_000 });
let key = 0;
const keep = (html: string) => pages.set(`/page-${key}`, { kind: 'APP_PAGE', html }, context);
const kept = async () => {
  const entry = await pages.get(`/page-${key}`, context);
  return entry && { html: entry.value.html as string, at: entry.lastModified as number, ...(entry.cacheControl as { revalidate: number; expire: number }) };
};

beforeEach(() => {
  key += 1;
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that lacks something says so, or shows nothing but that', () => {
  expect([lacking, ...['503', '429', '408', '425'].map((status) => failed.replace('503', status))].every(isUnanswered)).toBe(true);
  expect([whole, failed.replace('503', '404'), '&lt;meta name="kept" content="briefly"'].map(isUnanswered)).toEqual([false, false, false]);
});

test.each([lacking, failed])('the last whole page stays where the next one lacks something, and is drawn anew five seconds later', async (worse) => {
  await keep(whole);
  vi.setSystemTime(1_060_001);
  await keep(worse);
  expect(await kept()).toEqual({ html: whole, at: 1_060_001, revalidate: 5, expire: 31_536_000 });
  await keep(worse);
  expect((await kept())?.html).toBe(whole);
  await keep(whole.replace('Noor', 'Fien'));
  expect(await kept()).toMatchObject({ html: expect.stringContaining('Fien') as string, revalidate: 60 });
});

test.each([lacking, failed])('where there is no whole page the other serves for five seconds, and nobody after those', async (worse) => {
  await keep(worse);
  expect(await kept()).toMatchObject({ html: worse, revalidate: 5, expire: 5 });
  await keep(whole);
  expect(await kept()).toMatchObject({ html: whole, revalidate: 60, expire: 31_536_000 });
});

test('a member who is not there any more takes the place of the page that there was', async () => {
  await keep(whole);
  await keep(failed.replace('503', '404'));
  expect((await kept())?.html).toContain('data-status="404"');
});

test('what lacks something is not given to other instances, and the last whole page of another stays here', async () => {
  const set = vi.fn(() => Promise.resolve());
  const shared = { get: () => Promise.resolve({ lastModified: 900_000, value: { kind: 'APP_PAGE', html: whole }, cacheControl: context.cacheControl }), set };
  const holder = globalThis as typeof globalThis & { vonkOnce?: Map<string, unknown> };
  holder.vonkOnce = new Map([...(holder.vonkOnce ?? []), ['shared pages', shared]]);
  try {
    await keep(lacking);
    expect((await kept())?.html).toBe(whole);
    expect(set).not.toHaveBeenCalled();
  } finally {
    holder.vonkOnce.delete('shared pages');
  }
});
