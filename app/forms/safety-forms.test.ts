import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { safetyForms } from './safety-forms';
import { answerOf } from './form-calls';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const report = async (fields: Record<string, string>) => {
  const request = new NextRequest(`http://${host}/forms/report`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const response = await answerOf(safetyForms['report']!, request, fields, new FormData());
  return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
};
const typed = { profile: '7', reason: 'money', text: 'Vroeg om geld', key: 'form-number-0001', writer: '9' };

test('a report that is sent after the session has ended waits for its writer until after the login', async () => {
  server.php.misbehave('/api/report.php', { status: 403, body: { authentication_required: true, error: { code: 'authentication_required', message: '' } } });
  const { location, cookies } = await report(typed);
  expect(location).toBe('/login?to=%2Fmembers%2F7%2Freport');
  // By a mark alone: who else reads this browser's cookies reads nothing of it.
  expect(cookies).toEqual([expect.stringMatching(/^flash-report=~[\w-]+; Path=\/members\/7\/report; Max-Age=1800;/)]);
});

test('once it has arrived nothing waits any more', async () => {
  server.php.misbehave('/api/report.php', { body: { report: { number: 'M-2026-7H3Q-K9BT', received_at: '2026-11-23T08:00:00Z', status: 'open' } } });
  expect(await report(typed)).toEqual({ location: '/reports/M-2026-7H3Q-K9BT', cookies: [expect.stringMatching(/^flash-report=; Path=\/members\/7\/report; Max-Age=0/)] });
});
