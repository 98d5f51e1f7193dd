import { expect, it, vi } from 'vitest';
import { failureOf } from '@/lib/api/error-of';
import { discountCode, getDiscountCode } from '@/lib/contract/discounts';
import { user as asUser } from '@/lib/contract/user';
import { codeToBegin, findDiscount } from './find-discount';

const refused = (status: number, body: unknown) => findDiscount(() => Promise.reject(failureOf(getDiscountCode, status, body)), { typed: 'BESTAATNIET', user: asUser.parse({ id: 1 }) });

it('[V06] a typed code that the server refuses in words is one that is not known, and not a call that this site lacks', async () => {
  expect(await refused(404, { error: 'Code niet gevonden' })).toEqual({ found: null, error: 'err.code_not_found' });
  expect(await refused(404, { error: { code: 'not_found', message: 'no' } })).toEqual({ found: null, error: 'err.code_not_found' });
  expect(await refused(410, { error: { code: 'code_expired', message: 'no' } })).toEqual({ found: null, error: 'err.code_expired' });
  expect(await refused(404, '<h1>Not Found</h1>')).toEqual({ found: null, error: 'err.not_offered' });
});

it.each([
  ['of a code that was typed', { typed: 'ZOMER10' }, {}, { code: 'ZOMER10' }],
  ['of the welcome discount', {}, {}, { welcome: 'true' }],
  ['of who stayed', {}, { stay_discount: 25 }, { own: 'true' }],
])('[C12] the page’s own query goes along with the call %s, and never says in its place what is asked for', async (_, typed, some, asked) => {
  const call = vi.fn(() => Promise.resolve(null));
  await findDiscount(call as never, { ...typed, user: asUser.parse({ id: 1, ...some }), query: { sub1: 'zomer', code: 'ANDERS', welcome: 'false', own: 'x', back: '/chats/3', list: ['a'] } });
  expect(call.mock.calls).toEqual([[getDiscountCode, { query: { sub1: 'zomer', ...asked } }]]);
});

const [zomer, open, used] = [discountCode.parse({ code: 'ZOMER10', value_percentage: 10 }), 'err.code_open', 'err.code_used'];
it.each([
  ['counts where nothing is against it', { found: zomer, error: null }, 'err.payment_unavailable', { discount: zomer, tried: null, isSaid: false }],
  ['that an order was refused for is wrong though the code alone is good, and that stands at the field', { found: zomer, error: null }, used, { discount: null, tried: { code: 'ZOMER10', error: used }, isSaid: true }],
  ['whose order waits to be paid counts still; the way to that order stands beside it', { found: zomer, error: null }, open, { discount: zomer, tried: null, isSaid: false }],
  ['whose order is under way is refused at the field, and the way to that order stands there all the same', { found: null, error: open }, open, { discount: null, tried: { code: 'ZOMER10', error: open }, isSaid: false }],
])('[V06] a code %s', (_, sought, told, begin) => {
  expect(codeToBegin(sought, 'ZOMER10', told)).toEqual(begin);
});

const way = { payment_id: 'key-0', bundle: 2, method: 'ideal' };
it.each([['told of nothing else', undefined], ['told of that by the order', open], ['told of another trouble', 'err.payment_unavailable']])('[V06] a code of an order under way that came by the address has the way to that order: %s', async (_, told) => {
  const sought = await refused(409, { error: { code: 'code_open', message: 'no', params: way } });
  expect(codeToBegin(sought, 'BESTAATNIET', told).tried).toEqual({ code: 'BESTAATNIET', error: open, params: way });
});

it('[V06] of what was not typed no refusal is told', () => {
  expect(codeToBegin({ found: null, error: null }, undefined, undefined)).toEqual({ discount: null, tried: null, isSaid: false });
});
