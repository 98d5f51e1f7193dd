import { describe, expect, it, test } from 'vitest';
import { discountCode, type DiscountCode } from '../../contract/discounts';
import { user as asUser } from '../../contract/user';
import { offerOf } from './new-member-offer';

const signup = Date.parse('2026-11-21T08:00:00Z');
const at = (seconds: number) => new Date(signup + seconds * 1000);
const member = (some: object = {}) => asUser.parse({ id: 1, signup_at: at(0).toISOString(), ...some });
const welcome = { code: 'WELKOM25', value_percentage: 25, expires: at(14_400).toISOString() } as DiscountCode;
const offer = (some: Partial<Parameters<typeof offerOf>[0]>) => offerOf({ user: member(), timeBonusOn: true, welcome: null, now: at(60), ...some });

describe('[T08] the time bonus', () => {
  it.each<[string, Parameters<typeof offer>[0]]>([
    ['a visitor', { user: null }],
    ['a member who has paid', { user: member({ paid_user: true }) }],
    ['who signed up 14400 seconds ago', { now: at(14_400) }],
    ['who signed up days ago', { now: at(400_000) }],
    ['whom the server offers none', { user: member({ offer_seconds: 0 }) }],
    ['who has bought and undone it: the server offers nothing more', { user: member({ offer_seconds: null }) }],
    ['whose sign-up nobody knows', { user: asUser.parse({ id: 1 }) }],
  ])('is not there for %s', (_, some) => expect(offer(some)).toBeNull());

  it('lasts until four hours after sign-up', () => {
    expect(offer({})).toEqual({ kind: 'time-bonus', code: 'TIMEBONUS25', percentage: 25, seconds: 14_340, endsAt: '2026-11-21T12:00:00.000Z' });
    expect(offer({ now: at(14_399.5) })?.seconds).toBe(1);
  });

  it('lasts as long as the server says, where it says so', () => {
    expect(offer({ user: member({ offer_seconds: 90 }), now: at(9_000) })?.seconds).toBe(90);
  });
});

describe('[T09] the welcome discount', () => {
  test('gives way to the time bonus', () => expect(offer({ welcome })?.kind).toBe('time-bonus'));

  test('has a true end, like the time bonus', () => {
    expect(offer({ welcome, timeBonusOn: false })).toEqual({ kind: 'welcome', code: 'WELKOM25', percentage: 25, seconds: 14_340, endsAt: '2026-11-21T12:00:00.000Z' });
    expect(offer({ welcome, timeBonusOn: false, now: at(14_400) })).toBeNull();
    expect(offer({ welcome: { ...welcome, expired: true }, timeBonusOn: false })).toBeNull();
  });

  test('is what a site gives that does not say whether it has the time bonus, once that is over', () => {
    const unsaid = { timeBonusOn: undefined, welcome: { ...welcome, expires: at(90_000).toISOString() } };
    expect(offer(unsaid)?.kind).toBe('time-bonus');
    expect(offer({ ...unsaid, now: at(14_400) })).toMatchObject({ kind: 'welcome', code: 'WELKOM25', seconds: 75_600 });
    expect(offer({ ...unsaid, user: asUser.parse({ id: 1, signup_at: '0000-00-00 00:00:00' }) })?.kind).toBe('welcome');
    expect(offer({ ...unsaid, welcome: null, now: at(14_400) })).toBeNull();
  });

  test('a sign-up or an end that is no moment breaks nothing: there is no offer', () => {
    expect(offer({ user: asUser.parse({ id: 1, signup_at: '1764000000' }) })).toBeNull();
    expect(offer({ timeBonusOn: false, welcome: discountCode.parse({ code: 'A', expires: '0000-00-00 00:00:00' }) })).toBeNull();
  });

  test('never comes in the place of a time bonus that has ended', () => expect(offer({ welcome, now: at(14_400) })).toBeNull());
});
