import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { transactionForms } from './transaction-forms';
import { answerOf } from './form-calls';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const sent = async (fields: Record<string, string>) => {
  const request = new NextRequest(`http://${host}/forms/withdraw-order`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const response = await answerOf(transactionForms['withdraw-order']!, request, { payment_id: 'aKey', refund: '1633', email: ' jan@vonk.test ', ...fields }, new FormData());
  const flash = (name: string) => {
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`flash-${name}=`) && !each.includes('Max-Age=0'));
    return cookie ? (JSON.parse(decodeURIComponent(cookie.split(';')[0]!.split('=')[1]!)) as { error: string; values: Record<string, string> }) : null;
  };
  return { location: response.headers.get('location'), withdraw: flash('withdraw'), notice: flash('notice') };
};
const answers = (status: number, body: object) => server.php.misbehave('/api/transactions.php', { status, body });
const asked = () => server.php.asked('/api/transactions.php', 'POST');
const order = { payment_id: 'aKey', credits: 275, amount: 1871 };

test('[S14] a withdrawal is sent with what was asked about, and its page says where the receipt went', async () => {
  answers(200, { order });
  expect(await sent({})).toEqual({ location: '/transactions/aKey', withdraw: { error: '', values: { sent: 'jan@vonk.test' } }, notice: null });
  expect(JSON.parse(asked()[0]!.body)).toEqual({ payment_id: 'aKey', refund: 1633, email: 'jan@vonk.test' });
});

test('without an address nobody is asked; one that is none comes back to its field as it was typed', async () => {
  expect((await sent({ email: ' ' })).withdraw).toMatchObject({ values: { wrong: 'err.email_invalid' } });
  expect(asked()).toEqual([]);
  answers(422, { error: { code: 'invalid_input', message: '', fields: { email: 'email_invalid' } } });
  expect(await sent({ email: 'jan@' })).toMatchObject({ location: '/transactions/aKey?step=withdraw', withdraw: { error: '', values: { email: 'jan@', wrong: 'err.email_invalid' } } });
});

test('[S14] a refund that is another by now is asked about anew; a period that is over is said on the order’s page', async () => {
  answers(409, { error: { code: 'price_changed', message: '' } });
  expect(await sent({})).toMatchObject({ location: '/transactions/aKey?step=withdraw', withdraw: { error: 'err.price_changed' } });
  answers(409, { error: { code: 'withdrawal_over', message: '' } });
  expect(await sent({})).toMatchObject({ location: '/transactions/aKey', withdraw: null, notice: { error: 'err.withdrawal_over' } });
});

test('whose session is over signs in first, and is led back to the question', async () => {
  answers(403, { authentication_required: true, error: { code: 'login_required', message: '' } });
  expect((await sent({})).location).toBe(`/login?to=${encodeURIComponent('/transactions/aKey?step=withdraw')}`);
});
