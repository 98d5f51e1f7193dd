import { expect, it } from 'vitest';
import { alertNames, dismissalCookie, dismissalKeys, isResting } from './dismissals';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const day = 86_400_000;

it('[E15] each alert keeps the time it was closed under the key that the specification gives it', () => {
  expect(dismissalKeys).toMatchObject({ photo: 'hide-enrich-alert', push: 'hide-push-notification-alert', disabled: 'hide-disabled-notifications-alert' });
  expect(dismissalCookie('photo', now)).toBe(`hide-enrich-alert=${now}; Path=/; Max-Age=1209600; SameSite=Lax`);
});

it('a closed alert stays away for two weeks, the reminder of the address for a day', () => {
  for (const name of alertNames) {
    const rest = name === 'activation' ? day : 14 * day;
    expect([isResting(name, String(now), now), isResting(name, String(now), now + rest - 1), isResting(name, String(now), now + rest)]).toEqual([true, true, false]);
  }
});

it('what is no moment, or one that has yet to come, keeps nothing away', () => {
  for (const value of [null, undefined, '', 'soon', '-5', 'NaN', String(now + day)]) expect(isResting('photo', value, now)).toBe(false);
});
