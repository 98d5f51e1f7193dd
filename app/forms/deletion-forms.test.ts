import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { deletionForms } from './deletion-forms';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const stay = async (way: string) => {
  const request = new NextRequest(`http://${host}/forms/stay`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  await deletionForms.stay!(request, { way, back: '/settings/delete' }, new FormData());
  return server.php.asked('/api/user.php', 'PUT').map(({ body }) => JSON.parse(body) as object);
};

test.each([
  [['messages'], ['messages', 'likes', 'matches']],
  [undefined, ['likes', 'matches']],
])('[S10] fewer mails switch off those of likes and matches, leave push alone, and switch nothing on: %j were off', async (before, off) => {
  server.php.misbehave('/api/user.php', ({ method }) => ({ body: method === 'GET' ? { user: { id: 1, mails_off: before } } : { saved: true } }));
  expect(await stay('fewer')).toEqual([{ off }]);
});

test('[S10] no notifications at all switch off every mail and every push', async () => {
  server.php.misbehave('/api/user.php', { body: { saved: true } });
  expect(await stay('notices')).toEqual([{ off: ['messages', 'likes', 'matches'], push: false }]);
});

test.each([
  ['cost', { reason: 'cost' }],
  ['of no table', {}],
])('[S10] who stays for the discount tells why it was needed, where that is one of the reasons: %s', async (reason, body) => {
  server.php.misbehave('/api/delete-account.php', { body: { discount: 25 } });
  const request = new NextRequest(`http://${host}/forms/stay`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  await deletionForms.stay!(request, { way: 'discount', reason, back: '/settings/delete' }, new FormData());
  expect(server.php.asked('/api/delete-account.php', 'PUT').map((call) => JSON.parse(call.body) as object)).toEqual([body]);
});

test('[S10] without a password the field says so, and no try of it is counted', async () => {
  const request = new NextRequest(`http://${host}/forms/delete-account`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const answer = await deletionForms['delete-account']!(request, { back: '/settings/delete?step=confirm' }, new FormData());
  expect([answer.status, decodeURIComponent(answer.headers.get('set-cookie') ?? '')]).toEqual([303, expect.stringContaining('err.required')]);
  expect(server.php.asked('/api/delete-account.php', 'POST')).toEqual([]);
});
