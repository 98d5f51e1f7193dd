import { describe, expect, it } from 'vitest';
import { autoLikeDue } from './auto-like-due';

const now = new Date('2026-11-21T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const member = { fictional: false, hideFictional: false, profileStatus: 'active', signupAt: hoursAgo(48), autoLikeAt: null } as const;

describe('the site likes a member', () => {
  it('who has nothing new, and never before had one', () => expect(autoLikeDue(member, 0, now)).toBe(true));
  it('not while a like of somebody waits', () => expect(autoLikeDue(member, 1, now)).toBe(false));
  it('not in the hour after signing up', () => {
    expect(autoLikeDue({ ...member, signupAt: hoursAgo(0.99) }, 0, now)).toBe(false);
    expect(autoLikeDue({ ...member, signupAt: hoursAgo(1) }, 0, now)).toBe(true);
  });
  it('at most once a day', () => {
    expect(autoLikeDue({ ...member, autoLikeAt: hoursAgo(23.9) }, 0, now)).toBe(false);
    expect(autoLikeDue({ ...member, autoLikeAt: hoursAgo(24) }, 0, now)).toBe(true);
  });
  it('not who does not want to see fictional profiles', () => expect(autoLikeDue({ ...member, hideFictional: true }, 0, now)).toBe(false));
  it('not whose profile nobody sees, and no fictional profile', () => {
    expect(autoLikeDue({ ...member, profileStatus: 'disabled' }, 0, now)).toBe(false);
    expect(autoLikeDue({ ...member, fictional: true }, 0, now)).toBe(false);
  });
});
