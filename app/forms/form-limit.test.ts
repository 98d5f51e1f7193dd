import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { forget } from '@/lib/once';
import { openShared } from '@/lib/server/instances/open-shared';
import { POST } from './[name]/route';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});
afterEach(() => forget('form limit'));

/** A complaint that lacks a topic: its page comes back with all that was typed, and no call is made. */
const send = (address: string, name = 'complaint') => {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address };
  const request = new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', headers, body: new URLSearchParams({ text: 'x'.repeat(5_000) }) });
  return POST(request, { params: Promise.resolve({ name }) });
};

test('[bar S16] one network sends sixty forms at once, and then one a second; others are not kept from it', async () => {
  const moment = { now: new Date('2026-11-21T13:06:00Z') };
  await openShared({ redisUrl: undefined, secret: undefined, clock: { now: () => moment.now }, log: () => undefined });
  const statuses = [];
  for (let at = 0; at < 60; at++) statuses.push((await send(`2001:db8:1:2::${at}`)).status);
  expect(new Set(statuses)).toEqual(new Set([303]));
  for (const name of ['complaint', 'login']) {
    const refused = await send('2001:db8:1:2::ffff', name);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  }
  expect((await send('203.0.113.9')).status).toBe(303);
  moment.now = new Date(moment.now.getTime() + 1_000);
  expect([(await send('2001:db8:1:2::1')).status, (await send('2001:db8:1:2::1')).status]).toEqual([303, 429]);
});
