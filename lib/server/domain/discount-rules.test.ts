import { describe, expect, it, test } from 'vitest';
import { timeBonus } from '@/lib/site/constants';
import type { DiscountCodeRow } from '../store/schema/orders';
import { offerEnd } from '@/lib/site/money/new-member-offer';
import { givenDiscount, newMemberOffer, ownOffer, plainCode, requireFitting, ruledDiscount, stayOffer, welcomeCode } from './discount-rules';

const signupAt = new Date('2026-11-21T08:00:00Z');
const member = { id: 7, signupAt, country: 'NL', stayDiscount: null, stayDiscountUntil: null };
const at = (seconds: number) => new Date(signupAt.getTime() + seconds * 1000);
const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('[T08] [B01] the time bonus', () => {
  it.each([
    [0, 'TIMEBONUS25'],
    [14_399, 'TIMEBONUS25'],
    [14_400, null],
    [90_000, null],
  ])('%i seconds after sign-up is %s', (seconds, code) => {
    expect(newMemberOffer({ member, bought: false, timeBonusOn: true, now: at(seconds) })?.code ?? null).toBe(code);
  });

  test('takes 25.0 per cent off, once, until four hours after sign-up', () => {
    expect(newMemberOffer({ member, bought: false, timeBonusOn: true, now: at(60) })).toMatchObject({ percentage: 25, validity: 'once-per-user', memberId: 7, expires: at(14_400) });
  });

  test('is nobody’s who has paid', () => {
    expect(newMemberOffer({ member, bought: true, timeBonusOn: true, now: at(60) })).toBeNull();
  });
});

describe('[T09] [B02] the welcome discount', () => {
  test('takes the time bonus’s place on a site without one, and has the same end', () => {
    expect(newMemberOffer({ member, bought: false, timeBonusOn: false, now: at(60) })).toMatchObject({ code: welcomeCode, percentage: 25, expires: offerEnd(signupAt) });
    expect(newMemberOffer({ member, bought: false, timeBonusOn: false, now: at(14_400) })).toBeNull();
  });

  test('is not offered under its own name once the time bonus is over: nobody is offered the same saving again', () => {
    for (const timeBonusOn of [true, false])
      for (const code of [timeBonus.code, welcomeCode]) expect(codeOf(() => ruledDiscount(code, { member, bought: false, timeBonusOn, now: at(14_400) }))).toBe('code_expired');
  });
});

describe('[S10] the discount of who stayed', () => {
  const stayed = { ...member, stayDiscount: 30, stayDiscountUntil: at(90_000) };

  test('is a code of the member’s own, once, with an end', () => {
    expect(stayOffer(stayed, at(60))).toMatchObject({ code: 'BLIJF30', percentage: 30, expires: at(90_000), memberId: 7, validity: 'once-per-user' });
    expect(stayOffer(stayed, at(90_000))).toBeNull();
    expect(ruledDiscount('BLIJF30', { member: stayed, bought: true, timeBonusOn: true, now: at(60) })).toMatchObject({ percentage: 30 });
  });

  test.each([
    ['nobody gave it', member, 60, null],
    ['another percentage', stayed, 60, null],
    ['it is over', { ...stayed, stayDiscount: 31 }, 90_000, 'code_expired'],
    ['it was used', { ...stayed, stayDiscount: null }, 60, 'code_used'],
  ])('does not count where %s', (_, whose, seconds, code) => {
    expect(codeOf(() => ruledDiscount('BLIJF31', { member: whose, bought: false, timeBonusOn: true, now: at(seconds) }))).toBe(code);
  });

  test('is shown where it saves more than what a new member has, and after that has ended', () => {
    const best = (whose: typeof stayed, seconds: number) => ownOffer({ member: whose, bought: false, timeBonusOn: true, now: at(seconds) })?.code;
    expect([best(stayed, 60), best({ ...stayed, stayDiscount: 10 }, 60), best({ ...stayed, stayDiscount: 10 }, 20_000), best(stayed, 90_000)]).toEqual(['BLIJF30', 'TIMEBONUS25', 'BLIJF10', undefined]);
  });
});

describe('[V06] [E14] a code that is typed', () => {
  test('counts in any case and with blanks around it', () => expect(plainCode('  timebonus25 ')).toBe(timeBonus.code));

  test('the time bonus after a purchase was used', () => {
    expect(codeOf(() => ruledDiscount(timeBonus.code, { member, bought: true, timeBonusOn: true, now: at(60) }))).toBe('code_used');
  });

  test('another word is none of the rules', () => expect(ruledDiscount('ZOMER10', { member, bought: false, timeBonusOn: true, now: at(60) })).toBeNull());

  const row: DiscountCodeRow = {
    id: 1, siteId: 1, code: 'ZOMER10', percentage: 10, country: null, memberId: null, expiresAt: null, currency: null, minimum: null, status: 'active', validity: 'once-per-user', methods: null,
  };
  it.each<[string, Partial<DiscountCodeRow>, string | null]>([
    ['open to all', {}, null],
    ['of this member', { memberId: 7 }, null],
    ['of somebody else', { memberId: 8 }, 'code_not_found'],
    ['of this country', { country: 'NL' }, null],
    ['of another country', { country: 'DE' }, 'code_not_found'],
    ['stopped', { status: 'stopped' }, 'code_not_found'],
    ['that lasts', { expiresAt: at(1) }, null],
    ['that is over', { expiresAt: at(0) }, 'code_expired'],
  ])('one %s', (_, some, code) => {
    const told = codeOf(() => givenDiscount({ ...row, ...some }, { member, now: at(0) }));
    if (code === null) expect(told).toMatchObject({ code: 'ZOMER10', percentage: 10 });
    else expect(told).toBe(code);
  });

  test('one that there is not', () => expect(codeOf(() => givenDiscount(undefined, { member, now: at(0) }))).toBe('code_not_found'));

  it.each<[string, Partial<DiscountCodeRow>, string | undefined]>([
    ['nothing asked', {}, undefined],
    ['another currency', { currency: 'CHF' }, 'code_not_found'],
    ['too small an order', { minimum: 2496 }, 'code_minimum'],
    ['an order just large enough', { minimum: 2495 }, undefined],
    ['another way to pay', { methods: ['paypal'] }, 'code_method'],
    ['this way to pay', { methods: ['ideal', 'paypal'] }, undefined],
  ])('fits what is bought: %s', (_, some, code) => {
    const discount = givenDiscount({ ...row, ...some }, { member, now: at(0) });
    expect(codeOf(() => requireFitting(discount, { price: 2495, currency: 'EUR', method: 'ideal' }))).toBe(code);
  });
});
