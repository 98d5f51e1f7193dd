// @vitest-environment node
import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { debitForms } from './debit-forms';
import { answerOf } from './form-calls';

const answers: { status: number; body: object; headers?: Record<string, string> }[] = [];
const asked: Request[] = [];
vi.mock('@/lib/api/gateway', () => ({
  gateway: async (request: Request) => {
    asked.push(request);
    const { status, body, headers } = answers.shift()!;
    return Response.json(body, { status, headers });
  },
}));

const order = { payment_id: 'key-1', credits: 275, amount: 2495 };
const fields = {
  bundle: '2', amount: '2495', currency: 'EUR', key: 'k', member: '7', mandate: '1', begin_at_once: 'nl-1-14',
  account_holder: 'J. de Wit', iban: 'NL91 ABNA 0417 1634 00', street: 'Oudegracht', house_number: '14a', zip: '3511ab', city: 'Utrecht', phone: '0612345678',
};
const sends = (name: string, values: Record<string, string>) =>
  answerOf(debitForms[name]!, new NextRequest(`http://vonk.test/forms/${name}`, { method: 'POST' }), values, new FormData());
const cookieOf = (response: Response) => response.headers.getSetCookie().map((each) => decodeURIComponent(each)).join('\n');

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

it('[S09] the form makes the order and leads to its code; sent twice it is one order, with another account another', async () => {
  answers.push(...Array.from({ length: 3 }, () => ({ status: 200, body: { order, code_sent: {} } })));
  expect((await sends('direct-debit', fields)).headers.get('location')).toBe('/directdebit?payment=key-1');
  await sends('direct-debit', fields);
  await sends('direct-debit', { ...fields, iban: 'NL91 ABNA 0417 1643 00' });
  const keys = asked.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(await asked[0]!.json()).toMatchObject({ mandate: true, amount: 2495, iban: fields.iban });
});

it('what is wrong comes back to the form, and no cookie carries an account number', async () => {
  answers.push({ status: 422, body: { error: { code: 'invalid_input', message: 'no', fields: { iban: 'iban_invalid' } } } });
  const response = await sends('direct-debit', fields);
  expect(response.headers.get('location')).toBe('/directdebit?bundle=2');
  expect(cookieOf(response)).toMatch(/^flash-debit=~/);
  expect(cookieOf(response)).not.toMatch(/ABNA|Wit|0612/);
});

it('[X06] a stop leads back to the page, which says why', async () => {
  answers.push({ status: 409, body: { error: { code: 'directdebit_limit', message: 'no' } } });
  const response = await sends('direct-debit', { ...fields, code: 'ZOMER10', back_to: '/chats' });
  expect(response.headers.get('location')).toBe('/directdebit?bundle=2&code=ZOMER10&back=%2Fchats');
});

it.each([
  ['the bundle in its place where the chosen one is sold no more', 'price_changed', { bundle: 7, amount: 2795, currency: 'EUR' }, '/directdebit?bundle=7&code=ZOMER10'],
  ['the chosen one where its price alone is another', 'price_changed', { amount: 2795, currency: 'EUR' }, '/directdebit?bundle=2&code=ZOMER10'],
  ['the chosen one where another order has its code', 'code_open', { payment_id: 'key-0', bundle: 3, method: 'ideal' }, '/directdebit?bundle=2&code=ZOMER10'],
])('[S09] a form that is refused leads back to %s', async (_, code, params, there) => {
  answers.push({ status: 409, body: { error: { code, message: 'no', params } } });
  expect((await sends('direct-debit', { ...fields, code: 'ZOMER10' })).headers.get('location')).toBe(there);
});

it.each([
  ['otp_invalid', 'err.otp_invalid'],
  ['link_expired', 'pay.debit.code_over'],
  ['too_many_requests', 'pay.debit.too_many_tries'],
])('[V06] a code that is %s says %s at its field', async (code, said) => {
  answers.push({ status: 422, body: { error: { code, message: 'no' } } });
  const response = await sends('direct-debit-code', { payment_id: 'key-1', otp: '482915' });
  expect(response.headers.get('location')).toBe('/directdebit?payment=key-1');
  expect(cookieOf(response)).toContain(`"otp":"482915","wrong.otp":"${said}"`);
});

it('[S09] another code is said to be sent; too soon, or one too many, says which', async () => {
  const again = async () => cookieOf(await sends('direct-debit-again', { payment_id: 'key-1' }));
  answers.push({ status: 200, body: { code_sent: {} } });
  expect(await again()).toContain('"again":"1"');
  answers.push({ status: 429, body: { error: { code: 'too_many_requests', message: 'no' } }, headers: { 'retry-after': '30' } });
  expect(await again()).toContain('err.too_many_requests');
  answers.push({ status: 429, body: { error: { code: 'too_many_requests', message: 'no' } }, headers: { 'retry-after': '3600' } });
  expect(await again()).toContain('pay.debit.no_more_codes');
});

it('whoever is signed out by then is asked to sign in, and comes back', async () => {
  answers.push({ status: 403, body: { error: 'no', authentication_required: true } });
  expect((await sends('direct-debit-code', { payment_id: 'key-1', otp: '1' })).headers.get('location')).toBe('/login?to=%2Fdirectdebit%3Fpayment%3Dkey-1');
});

it('no debit is begun without the request to use the credits at once, and the answer goes with the order', async () => {
  const { begin_at_once: begin, ...without } = fields;
  const response = await sends('direct-debit', without);
  expect(response.headers.get('location')).toBe('/directdebit?bundle=2');
  expect(response.headers.getSetCookie().join()).toContain('flash-debit=');
  expect(asked).toEqual([]);
  answers.push({ status: 200, body: { order, code_sent: {} } });
  await sends('direct-debit', fields);
  expect(await asked[0]!.json()).toMatchObject({ begin_at_once: begin });
});
