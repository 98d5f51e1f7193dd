import { describe, expect, it } from 'vitest';
import { isNew, isOnline } from './presence';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('presence', () => {
  it.each([
    [0, true],
    [4.9, true],
    [5, false],
    [600, false],
  ])('seen %d minutes ago: online %s', (minutes, online) => expect(isOnline({ fictional: false, lastSeenAt: ago(minutes) }, now)).toBe(online));
  it('who never came back is not online', () => expect(isOnline({ fictional: false, lastSeenAt: null }, now)).toBe(false));
  it('a fictional profile is never online and never new, whatever its row says', () => {
    expect(isOnline({ fictional: true, lastSeenAt: now }, now)).toBe(false);
    expect(isNew({ fictional: true, signupAt: now }, now)).toBe(false);
  });
  it('is new for seven days', () => {
    expect(isNew({ fictional: false, signupAt: ago(7 * 24 * 60 - 1) }, now)).toBe(true);
    expect(isNew({ fictional: false, signupAt: ago(7 * 24 * 60) }, now)).toBe(false);
  });
});
