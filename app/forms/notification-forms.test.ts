import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { notificationForms } from './notification-forms';

const host = 'vonk.test';
const closed = async (back: string, referer?: string) => {
  const request = new NextRequest(`http://${host}/forms/hide-alert`, { method: 'POST', headers: { host, origin: `http://${host}`, ...(referer && { referer }) } });
  const response = await notificationForms['hide-alert']!(request, { alert: 'photo', back }, new FormData());
  return [response.headers.get('location'), ...response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])];
};

test('[T04] [E15] an alert that is closed by a form leaves the reader where they were, also where the browser does not say where that is, or only on which site', async () => {
  expect(await closed('/members?page=2')).toEqual(['/members?page=2', 'hide-enrich-alert']);
  expect(await closed('/members?page=2', `http://${host}/`)).toEqual(['/members?page=2', 'hide-enrich-alert']);
});

test('the page that the browser names counts before the one that the frame came with; another site never does', async () => {
  expect((await closed('/members?page=2', `http://${host}/likes?tab=sent`))[0]).toBe('/likes?tab=sent');
  expect((await closed('/members?page=2', 'http://evil.test/likes'))[0]).toBe('/members?page=2');
  expect((await closed('//evil.test', 'http://evil.test/'))[0]).toBe('/');
});
