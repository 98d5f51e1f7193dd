import { describe, expect, test } from 'vitest';
import * as timers from './browser-timers';
import * as constants from './constants';

const days = (count: number) => count * 24 * 60 * 60 * 1000;

describe('the numbers of the business', () => {
  test('[B01] requests, cookies, refetching and the time bonus are as the specification says', () => {
    expect(constants.requestRetries).toBe(5);
    expect(constants.authCookieLife).toBe(days(30));
    expect(constants.localeCookieLife).toBe(days(365));
    expect([constants.refetchInterval, constants.refetchIntervalWithPush, constants.firstRefetchDelay]).toEqual([60_000, 300_000, 5_000]);
    expect(constants.timeBonus).toEqual({
      window: 14_400_000, modalDelay: 40_000, tick: 1_000, code: 'TIMEBONUS25', percentage: 25.0, status: 'active', validity: 'once-per-user',
    });
  });

  test('[B06] progress bar, chunk reload, likes reload and geolocation keep their times', () => {
    expect(timers.progressBar).toEqual({ throttle: 200, duration: 5_000 });
    expect(timers.chunkReloadGuard).toBe(60_000);
    expect(timers.likesReloadDelay).toBe(500);
    expect(timers.geolocationCache).toBe(60 * 60 * 1000);
  });

  test('limits of members and the welcome discount', () => {
    expect(constants.photoLimit).toEqual({ free: 3, premium: 25 });
    expect([constants.swipeLikesPerDay, constants.freeConversations]).toEqual([4, 2]);
    expect(constants.welcomeDiscount).toEqual({ percentage: 25, actFast: 4 });
    expect(constants.deletionGrace).toBe(days(14));
  });

  test('badges, entry warning, terms and the breakpoints of the layout', () => {
    expect([constants.badgeCeiling, constants.lowCredits]).toEqual([99, 10]);
    expect(constants.entryWarningCountries).toEqual(['NL', 'DE']);
    expect(Date.parse(constants.termsNotBefore)).toBe(Date.UTC(2023, 11, 1, 12));
    expect(constants.breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 });
    expect(constants.minimumAge).toBe(18);
  });
});
