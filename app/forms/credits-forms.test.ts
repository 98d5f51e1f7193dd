// @vitest-environment node
import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { creditsForms } from './credits-forms';

type Answer = { status: number; body: object };
const done: Answer = { status: 200, body: { order: { payment_id: 'key-1', credits: 275, amount: 2495, bundle: 2, method: 'card' } } };
const refused = (code: string): Answer => ({ status: 409, body: { error: { code, message: 'no' } } });
let answers: Answer[] = [];
const asked: Request[] = [];
vi.mock('@/lib/api/gateway', () => ({
  gateway: async (request: Request) => {
    asked.push(request);
    const { status, body } = answers.shift() ?? done;
    return Response.json(body, { status });
  },
}));

const fields = { bundle: '2', method: 'card', amount: '2495', currency: 'EUR', recurring: '1', from: 'repeat', key: 'c0ffee', begin_at_once: 'nl-1-14' };
const sends = (values: Record<string, string>) => creditsForms.order!(new NextRequest('http://vonk.test/forms/order', { method: 'POST' }), values, new FormData());
const keys = () => asked.map((request) => request.headers.get('idempotency-key'));
const flashOf = (response: Response) => response.headers.getSetCookie().map((each) => decodeURIComponent(each)).join('\n');

beforeEach(() => {
  answers = [];
  asked.length = 0;
});

it('[S08] [M1] the same form, pressed twice, is one order; with another way to pay, or drawn anew, it is another', async () => {
  const there = await Promise.all([sends(fields), sends({ ...Object.fromEntries(Object.entries(fields).toReversed()) })]);
  expect(there.map((response) => response.headers.get('location'))).toEqual(Array(2).fill('/credits/2/card?payment=key-1'));
  await sends({ ...fields, method: 'paypal' });
  await sends({ ...fields, key: 'another' });
  const [first, second, ...others] = keys();
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

it('a form that its page gave no key is an order of its own each time', async () => {
  const { key: _, ...bare } = fields;
  await sends(bare);
  await sends(bare);
  expect(new Set(keys()).size).toBe(2);
  expect(keys().every((key) => /^[\w-]{16,100}$/.test(key!))).toBe(true);
});

it('after an error the form keeps its key, so that the next press finds the same order', async () => {
  answers = [refused('payment_unavailable')];
  const response = await sends(fields);
  expect(response.headers.get('location')).toBe('/credits/repeat-order');
  expect(flashOf(response)).toContain('"key":"c0ffee"');
});

it('what the payment company refused is over: the next press is another order', async () => {
  answers = [refused('method_unavailable')];
  expect(flashOf(await sends(fields))).toContain('"key":""');
});

it('[V06] another order with the same code is named on the page that says so, with what was typed', async () => {
  answers = [{ status: 409, body: { error: { code: 'code_open', message: 'no', params: { payment_id: 'key-0', bundle: 2, method: 'ideal' } } } }];
  const flash = flashOf(await sends({ ...fields, from: '', code: 'ZOMER10' }));
  for (const part of ['"error":"err.code_open"', '"payment_id":"key-0"', '"code":"ZOMER10"']) expect(flash).toContain(part);
});

it('a card is kept only where that was ticked, and is let go of by a form', async () => {
  await sends(fields);
  await sends({ ...fields, keep_card: '1' });
  await sends({ ...fields, method: 'paypal', keep_card: '1' });
  const bodies = await Promise.all(asked.map(async (request) => ((await request.json()) as { keep_card?: boolean }).keep_card));
  expect(bodies).toEqual([undefined, true, undefined]);
  answers = [refused('price_changed')];
  expect(flashOf(await sends({ ...fields, keep_card: '1' }))).toContain('"keep_card":"1"');
  answers = [{ status: 200, body: {} }];
  const request = new NextRequest('http://vonk.test/forms/forget-card', { method: 'POST' });
  const response = await creditsForms['forget-card']!(request, {}, new FormData());
  expect([asked.at(-1)!.method, new URL(asked.at(-1)!.url).pathname]).toEqual(['DELETE', '/api/credits.php']);
  expect([response.headers.get('location'), flashOf(response)]).toEqual(['/credits/repeat-order', expect.stringContaining('"error":""')]);
});

it('[S08] what a code brings down to nothing is ordered at once, also where direct debit was chosen', async () => {
  const there = await sends({ ...fields, from: '', recurring: '', method: 'directdebit', code: 'CADEAU', amount: '0' });
  expect(there.headers.get('location')).toBe('/credits/2/card?payment=key-1');
  expect((await sends({ ...fields, from: '', method: 'directdebit', code: 'CADEAU' })).headers.get('location')).toBe('/directdebit?bundle=2&code=CADEAU');
  expect(asked).toHaveLength(1);
});

it('a limit is sent with the currency that its field named', async () => {
  answers = [{ status: 200, body: { spending: { spent: { amount: 0, currency: 'EUR' } } } }];
  const request = new NextRequest('http://vonk.test/forms/spending-limit', { method: 'POST' });
  await creditsForms['spending-limit']!(request, { limit: '49,95', currency: 'EUR' }, new FormData());
  expect(await asked[0]!.json()).toEqual({ limit: 4995, currency: 'EUR' });
});

it('a limit that is saved, a card that is let go of and an order that comes back keep the way back', async () => {
  const back_to = '/members/7';
  const form = (name: string) => new NextRequest(`http://vonk.test/forms/${name}`, { method: 'POST' });
  answers = [{ status: 200, body: { spending: { spent: { amount: 0, currency: 'EUR' } } } }, { status: 200, body: {} }, refused('price_changed')];
  const there = [
    await creditsForms['spending-limit']!(form('spending-limit'), { limit: '50', currency: 'EUR', back_to }, new FormData()),
    await creditsForms['forget-card']!(form('forget-card'), { back_to }, new FormData()),
    await sends({ ...fields, back_to }),
  ];
  expect(there.map((response) => response.headers.get('location'))).toEqual(['/credits?back=%2Fmembers%2F7#limit', '/credits/repeat-order?back=%2Fmembers%2F7', '/credits/repeat-order?back=%2Fmembers%2F7']);
});

it('an order that is made leaves no key behind for the next one', async () => {
  expect(flashOf(await sends(fields))).toMatch(/^flash-order=; Path=\/credits\/repeat-order; Max-Age=0/);
});

it('nothing is ordered without the request to use the credits at once, and what was typed stays; what costs nothing asks for none', async () => {
  const { begin_at_once: begin, ...without } = fields;
  for (const typed of [without, { ...without, begin_at_once: '1' }]) {
    const response = await sends({ ...typed, code: 'ZOMER10', keep_card: '1' });
    expect(response.headers.get('location')).toBe('/credits/repeat-order');
    for (const part of ['"begin_missing":"1"', '"code":"ZOMER10"', '"keep_card":"1"', '"key":"c0ffee"']) expect(flashOf(response)).toContain(part);
  }
  // The checkout is long: its page opens where the box is.
  expect((await sends({ ...without, from: '' })).headers.get('location')).toBe('/credits/2/card#begin-at-once');
  expect(asked).toEqual([]);
  await sends(fields);
  await sends({ ...without, amount: '0' });
  const bodies = await Promise.all(asked.map(async (request) => ((await request.json()) as { begin_at_once?: string }).begin_at_once));
  expect(bodies).toEqual([begin, undefined]);
  answers = [refused('price_changed')];
  expect(flashOf(await sends(fields))).toContain('"begin_at_once":"nl-1-14"');
});

it('where another bundle is sold in place of the chosen one its page says so, with what was typed; a repeat order stays on its own', async () => {
  answers = Array.from({ length: 2 }, () => ({ status: 409, body: { error: { code: 'price_changed', message: 'no', params: { bundle: 7, amount: 2795, currency: 'EUR' } } } }));
  const there = await sends({ ...fields, from: '', code: 'ZOMER10', back_to: '/likes' });
  expect(there.headers.get('location')).toBe('/credits/7/card');
  for (const part of ['Path=/credits/7/card', '"error":"err.price_changed"', '"code":"ZOMER10"', '"back_to":"/likes"']) expect(flashOf(there)).toContain(part);
  expect((await sends(fields)).headers.get('location')).toBe('/credits/repeat-order');
});
