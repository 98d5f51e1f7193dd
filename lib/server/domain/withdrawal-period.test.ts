import { expect, it, test } from 'vitest';
import { withdrawalTerms } from './withdrawal-period';

const order = { state: 'completed' as const, paidAt: new Date('2026-11-16T19:58:00Z'), amount: 1871, credits: 275, returned: 0 };
const terms = (now: string, some: object = {}, left = 240) => withdrawalTerms({ ...order, ...some }, { left, days: 14, now: new Date(now) });

test('[B05] nine days before the end: until when, what was used, what comes back', () => {
  expect(terms('2026-11-21T12:00:00Z')).toEqual({ until: '2026-11-30', daysLeft: 9, used: 35, refund: 1633 });
});

it.each([
  ['2026-11-16T19:58:00Z', 14],
  ['2026-11-30T22:59:59Z', 0],
  ['2026-11-30T23:00:00Z', null],
])('[B05] at %s there are %s days left: the last is over at midnight in the sites’ own time', (now, days) => expect(terms(now)?.daysLeft ?? null).toBe(days));

it.each([{ state: 'pending', paidAt: null }, { state: 'failed' }, { state: 'refunded' }, { returned: 1871 }])('not for an order that is %j', (some) => expect(terms('2026-11-21T12:00:00Z', some)).toBeNull());

test('with every credit used nothing comes back, and it can still be undone', () => expect(terms('2026-11-21T12:00:00Z', {}, 0)).toMatchObject({ used: 275, refund: 0 }));

test('no more comes back than has not gone back already, though credits were given again', () =>
  expect(terms('2026-11-21T12:00:00Z', { returned: 1000 }, 275)).toMatchObject({ refund: 871 }));
