import { beforeEach, describe, expect, test, vi } from 'vitest';
import { staleIfError } from './stale-if-error';

const life = 60_000;
const rest = 5_000;
let names = 0;
/** A memory of its own for each test. */
const memory = <Value>(final: (error: unknown) => boolean = () => false) => staleIfError<Value>(`test ${++names}`, life, final);
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }));

describe('an answer that is kept', () => {
  test('[C16] serves without a new load while it is fresh, and is loaded anew afterwards', async () => {
    const ask = memory<string>();
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    expect(await ask('a', load)).toBe('one');
    later(life - 1);
    expect(await ask('a', load)).toBe('one');
    expect(load).toHaveBeenCalledTimes(1);
    later(1);
    expect(await ask('a', load)).toBe('two');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is kept by its key', async () => {
    const ask = memory<string>();
    expect(await ask('a', () => Promise.resolve('A'))).toBe('A');
    expect(await ask('b', () => Promise.resolve('B'))).toBe('B');
    expect(await ask('a', () => Promise.resolve('later'))).toBe('A');
  });

  test('is one and the same for all modules that ask by the same name', async () => {
    await staleIfError<string>('shared', life, () => false)('a', () => Promise.resolve('first'));
    expect(await staleIfError<string>('shared', life, () => false)('a', () => Promise.resolve('second'))).toBe('first');
  });

  test('an answer that says little counts as well: empty text, nothing, no', async () => {
    for (const value of ['', null, 0, false]) {
      const ask = memory<unknown>();
      const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(value);
      expect([await ask('a', load), await ask('a', load)]).toEqual([value, value]);
      expect(load).toHaveBeenCalledTimes(1);
    }
  });
});

describe('when the server is down', () => {
  test('the last good answer serves, and the server is left alone for five seconds', async () => {
    const ask = memory<string>();
    await ask('a', () => Promise.resolve('good'));
    later(life);
    const failing = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'));
    expect(await ask('a', failing)).toBe('good');
    later(rest - 1);
    expect(await ask('a', failing)).toBe('good');
    expect(failing).toHaveBeenCalledTimes(1);
    later(1);
    expect(await ask('a', failing)).toBe('good');
    expect(failing).toHaveBeenCalledTimes(2);
  });

  test('it serves for hours, and the next good one takes its place', async () => {
    const ask = memory<string>();
    await ask('a', () => Promise.resolve('old'));
    for (let hours = 0; hours < 24; hours++) {
      later(60 * life);
      expect(await ask('a', () => Promise.reject(new Error('down')))).toBe('old');
    }
    later(rest);
    expect(await ask('a', () => Promise.resolve('new'))).toBe('new');
  });

  test('with no good answer ever, the failure is told again without asking, until the rest is over', async () => {
    const ask = memory<string>();
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('first')).mockResolvedValueOnce('good');
    await expect(ask('a', load)).rejects.toThrow('first');
    later(rest - 1);
    await expect(ask('a', load)).rejects.toThrow('first');
    expect(load).toHaveBeenCalledTimes(1);
    later(1);
    expect(await ask('a', load)).toBe('good');
  });

  test('a failure that is the answer forgets the last good one', async () => {
    const ask = memory<string>((error) => error instanceof RangeError);
    await ask('a', () => Promise.resolve('good'));
    later(life);
    await expect(ask('a', () => Promise.reject(new RangeError('gone')))).rejects.toThrow('gone');
    await expect(ask('a', () => Promise.resolve('never asked'))).rejects.toThrow('gone');
    later(rest);
    await expect(ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    later(rest);
    expect(await ask('a', () => Promise.resolve('back'))).toBe('back');
  });
});

describe('many at once', () => {
  test('who asks while it loads shares the load, and its failure', async () => {
    const ask = memory<string>();
    let finish: (value: string) => void = () => undefined;
    const load = vi.fn<() => Promise<string>>().mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const askers = Promise.all(Array.from({ length: 50 }, () => ask('a', load)));
    finish('one for all');
    expect(new Set(await askers)).toEqual(new Set(['one for all']));
    expect(load).toHaveBeenCalledTimes(1);

    const failing = memory<string>();
    const refuse = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'));
    const results = await Promise.allSettled([failing('a', refuse), failing('a', refuse)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  test('thousands of other keys do not push out the one that people use', async () => {
    const ask = memory<string>();
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('good');
    await ask('used', load);
    for (let other = 0; other < 5_000; other++) {
      await ask(`made up ${other}`, () => Promise.reject(new Error('no such host'))).catch(() => null);
      if (other % 500 === 0) await ask('used', load);
    }
    expect(load).toHaveBeenCalledTimes(1);
    later(life);
    expect(await ask('used', () => Promise.reject(new Error('down')))).toBe('good');
  });
});
