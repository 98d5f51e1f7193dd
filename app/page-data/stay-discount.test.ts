import { expect, it, vi } from 'vitest';
import { failureOf } from '@/lib/api/error-of';
import { listOrders, order } from '@/lib/contract/orders';
import { companyInfo } from '@/lib/contract/site-settings';
import { user as asUser } from '@/lib/contract/user';
import { stayDiscount } from './stay-discount';

const company = companyInfo.parse({ delete_discount: 25 });
const orders = (...states: string[]) => ({ transactions: states.map((state, at) => order.parse({ payment_id: `p${at}`, credits: 100, amount: 995, state })), next: null });
const who = (some: object = {}) => asUser.parse({ id: 1, ...some });

it.each([
  ['has bought nothing', {}, orders(), null],
  ['never paid what was ordered', {}, orders('failed', 'cancelled', 'pending'), null],
  ['has bought', {}, orders('failed', 'completed'), 25],
  ['has bought and had the money back', {}, orders('refunded'), 25],
])('[S10] who %s: the way to stay for a discount is shown only to a buyer', async (_, some, told, shown) => {
  expect(await stayDiscount((() => Promise.resolve(told)) as never, { user: who(some), company })).toBe(shown);
});

it.each([
  ['who is Premium', { paid_user: true }, company, 25],
  ['who holds one', { stay_discount: 20, stay_discount_until: '2026-12-21T12:00:00Z' }, company, 20],
  ['whose own has ended or was used', { stay_discount: null, stay_discount_until: '2026-10-21T12:00:00Z', paid_user: true }, company, null],
  ['whose company offers none', { paid_user: true }, companyInfo.parse({}), null],
  ['whose company is unknown', { paid_user: true }, null, null],
])('[S10] of who %s the orders are not asked for', async (_, some, offering, shown) => {
  const call = vi.fn();
  expect([await stayDiscount(call as never, { user: who(some), company: offering }), call.mock.calls]).toEqual([shown, []]);
});

it('[S10] a server that does not list orders decides by itself', async () => {
  const call = () => Promise.reject(failureOf(listOrders, 404, '<h1>Not Found</h1>'));
  expect(await stayDiscount(call as never, { user: who(), company })).toBe(25);
});
