import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lostScripts } from './lost-scripts';

const reload = vi.fn();
const ask = vi.fn<(address: string, init: RequestInit) => Promise<{ ok: boolean }>>();
let kept = new Map<string, string>();
let now = 0;

/** A page that has just begun: `answers` are those of scripts that came before the style sheet let this one run. */
function begin({ storage = true, answers = [] as { name: string; responseStatus?: number }[] } = {}) {
  const window = new EventTarget();
  runInNewContext(lostScripts, {
    window,
    fetch: ask,
    location: { reload },
    performance: { getEntriesByType: () => answers },
    Date: { now: () => now },
    get sessionStorage() {
      if (!storage) throw new DOMException('denied', 'SecurityError');
      return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: unknown) => void kept.set(key, String(value)) };
    },
  });
  const say = async (type: string, facts: object) => {
    const event = new Event(type);
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    window.dispatchEvent(event);
    await settled();
  };
  return {
    rejects: (reason: unknown) => say('unhandledrejection', { reason }),
    fails: (error: unknown) => say('error', { error }),
    /** An element whose file did not come: heard on its way down, as it does not come up. */
    misses: (element: object) => say('error', { target: element }),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** As Turbopack says it. */
const lost = () => Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), { name: 'ChunkLoadError' });
const script = (some: object = {}) => ({ tagName: 'SCRIPT', src: 'https://vonk.test/_next/static/chunks/a.js', onerror: null, ...some });

beforeEach(() => {
  reload.mockReset();
  ask.mockReset().mockResolvedValue({ ok: true });
  kept = new Map();
  now = 1_800_000_000_000;
});

describe('[T17] [B06] code that does not come', () => {
  test('reloads the page, however it is noticed, at most once a minute', async () => {
    const page = begin();
    await page.rejects(lost());
    expect(reload).toHaveBeenCalledTimes(1);
    now += 59_999;
    await page.fails(lost());
    expect(reload).toHaveBeenCalledTimes(1);
    now += 1;
    await page.fails(lost());
    expect(reload).toHaveBeenCalledTimes(2);
    now += 60_000;
    await page.misses(script());
    expect(reload).toHaveBeenCalledTimes(3);
  });

  test('reloads it where the clock was set back by hours, and once a minute all the same', async () => {
    const page = begin();
    await page.rejects(lost());
    now -= 3 * 3_600_000;
    await page.rejects(lost());
    expect(reload).toHaveBeenCalledTimes(2);
    now -= 30_000;
    await page.rejects(lost());
    now += 60_000;
    await page.rejects(lost());
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('reloads it for a first script that failed before this one could run, and not for what came', async () => {
    begin({ answers: [{ name: 'https://vonk.test/_next/static/chunks/a.js', responseStatus: 200 }, { name: 'https://vonk.test/_next/static/chunks/b.js' }, { name: 'https://vonk.test/_next/static/chunks/c.css', responseStatus: 404 }] });
    await settled();
    expect(reload).not.toHaveBeenCalled();
    begin({ answers: [{ name: 'https://vonk.test/_next/static/chunks/a.js?dpl=1', responseStatus: 404 }] });
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('leaves the page where the server does not answer, and reloads it once it does', async () => {
    const page = begin();
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await page.rejects(lost());
    ask.mockResolvedValueOnce({ ok: false });
    await page.rejects(lost());
    expect(reload).not.toHaveBeenCalled();
    await page.rejects(lost());
    expect(reload).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]).toEqual(['/sw.js', { method: 'HEAD', cache: 'no-store' }]);
  });

  test('asks once for many that are lost together', async () => {
    const page = begin();
    await Promise.all([page.rejects(lost()), page.misses(script()), page.misses(script())]);
    expect([ask.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  test('reloads never where no moment can be kept: one reload would follow another', async () => {
    await begin({ storage: false }).rejects(lost());
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([new Error('anything else'), new TypeError('Failed to fetch'), null, 'text'])('%s is no such error', async (reason) => {
    const page = begin();
    await page.rejects(reason);
    await page.fails(reason);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ['a script that the page asks for, which is tried again', script({ onerror: () => undefined })],
    ['a script of an extension', script({ src: 'chrome-extension://x/a.js' })],
    ['a photo', { tagName: 'IMG', src: 'https://vonk.test/_next/static/media/a.webp', onerror: null }],
  ])('%s is none of the first scripts', async (_, element) => {
    await begin().misses(element);
    expect(ask).not.toHaveBeenCalled();
  });
});

test('cannot end its own element', () => {
  expect(lostScripts).not.toMatch(/</);
});
