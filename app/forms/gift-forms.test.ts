import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { giftForms } from './gift-forms';
import { answerOf } from './form-calls';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const page = '/members/7/chat?gift=rose';
const give = async (fields: Record<string, string>) => {
  const request = new NextRequest(`http://${host}/forms/gift`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const response = await answerOf(giftForms['gift']!, request, { member: '7', gift: 'rose', text: 'voor jou', writer: '9', client_id: 'form-number-0001', back: page, ...fields }, new FormData());
  return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
};
/** By a mark alone, for as long as a payment or a login takes. */
const kept = [expect.stringMatching(/^flash-gift=~[\w-]+; Path=\/members\/7\/chat; Max-Age=1800;/)];

test('[P02] with too few credits the way to more of them leads back to the gift, and its note waits for its writer; nothing is sent', async () => {
  expect(await give({ buy: '1' })).toEqual({ location: `/credits?back=${encodeURIComponent(page)}`, cookies: kept });
  expect((await give({ buy: '1', text: ' ' })).cookies).toEqual([]);
  expect(server.php.asked('/api/message.php')).toEqual([]);
});

test('a note that is sent after the session has ended waits for the login', async () => {
  server.php.misbehave('/api/message.php', { status: 403, body: { authentication_required: true, error: { code: 'authentication_required', message: '' } } });
  expect(await give({})).toEqual({ location: `/login?to=${encodeURIComponent(page)}`, cookies: kept });
});
