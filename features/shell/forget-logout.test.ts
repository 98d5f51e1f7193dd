// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logoutMark } from '@/lib/site/cookies/logout-mark';
import { logoutAskedCookie, noLogoutMark } from '@/lib/site/cookies/logout-mark-cookie';
import { mockServer } from '@/tests/setup/mock-server';
import { slowDatabases } from '@/tests/slow-databases';
import { forgetLogout } from './forget-logout';

const otherTab = new BroadcastChannel('session');
const heard: unknown[] = [];
otherTab.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));

beforeEach(() => {
  heard.length = 0;
  window.localStorage.setItem('chat:9:draft:7', 'Koffie?');
  document.cookie = logoutAskedCookie;
});
afterEach(() => {
  window.localStorage.clear();
  document.cookie = noLogoutMark;
});

const user = { id: 9, status: 'active', credits: 3 };
const answers: [string, () => Response][] = [
  ['the server still has its member', () => HttpResponse.json({ user })],
  ['the server says nothing', () => HttpResponse.json({ error: { code: 'invalid_input' } }, { status: 422 })],
];

test.each(answers)('a logout that was asked for takes nothing from anybody while %s', async (_, answer) => {
  mockServer.use(http.get('*/api/user.php', answer));
  await forgetLogout();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([window.localStorage.getItem('chat:9:draft:7'), heard, document.cookie.includes(logoutMark)]).toEqual(['Koffie?', [], true]);
});

test('once nobody is there it is done: nothing written stays, and the other tabs are told', async () => {
  mockServer.use(http.get('*/api/user.php', () => HttpResponse.json({ user: null })));
  await forgetLogout();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([window.localStorage.length, heard, document.cookie.includes(logoutMark)]).toEqual([0, ['logout'], false]);
});

test('[bar S9] the mark of a logout goes after the unsent messages: a page that is left before leaves them to the next one', async () => {
  mockServer.use(http.get('*/api/user.php', () => HttpResponse.json({ user: null })));
  const { asked, say, names } = await slowDatabases();
  const done = forgetLogout();
  await asked;
  expect([document.cookie.includes(logoutMark), await names()]).toEqual([true, ['chat:9']]);
  say();
  await done;
  expect([document.cookie.includes(logoutMark), await names()]).toEqual([false, []]);
});
