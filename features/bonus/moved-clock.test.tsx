import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock, draw, pass, place } from './testing/bonus-setup';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => place.path }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:29:15Z'), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

describe('the machine’s own clock', () => {
  it('[T08] a clock that was moved changes nothing; the server’s next answer puts it right', async () => {
    const { change } = draw();
    const moved = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T09:00:00Z'));
    await pass(1);
    expect(clock()).toBe('03:12:44');
    moved.mockRestore();
    change({ offer_seconds: 61 });
    await pass(1);
    expect(clock()).toBe('00:01:00');
  });
});
