import { beforeEach, expect, test, vi } from 'vitest';
import { requestIdHeader } from '@/lib/api/page-status';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { getProfile } from '@/lib/contract/members';
import { siteKeyOf } from '@/lib/site/http/site-key';
import { slugOf } from '@/lib/site/addresses/slugs';
import GuestLayout from '../[site]/[slug]/guest/layout';
import LiveLayout from '../[site]/[slug]/live/layout';
import { liveRequest, pageAsked, siteRequest } from './site-request';

const inner = new Headers();
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(inner), cookies: () => Promise.resolve({ has: () => false, get: () => undefined, toString: () => '' }) }));
const drawnIn = vi.hoisted(() => vi.fn<(spelling: string) => void>());
vi.mock('next-intl/server', () => ({ setRequestLocale: drawnIn }));

const server = behindPhp();
beforeEach(() => {
  for (const name of [...inner.keys()]) inner.delete(name);
});

test('[S8] what a page asks, it asks from the visitor’s network, so that looks at a page are counted as those of a call', async () => {
  const host = newHost(server.php);
  for (const [name, value] of Object.entries({ 'x-vonk-path': '/members/7', 'x-vonk-deadline': String(Date.now() + 2_000), [requestIdHeader]: 'page-of-this-test', 'x-forwarded-for': '203.0.113.9' })) inner.set(name, value);
  server.php.misbehave('/api/profile.php', { status: 429, body: { error: { code: 'too_many_requests' } } });
  const { call } = await liveRequest(Promise.resolve({ site: siteKeyOf(host)!, slug: slugOf({ niche: 'general', locale: 'nl' }) }));
  await expect(call(getProfile, { query: { id: 7 } })).rejects.toMatchObject({ status: 429 });
  expect(server.php.asked('/api/profile.php')[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

test.each([['CH', 'de', 'de-CH'], ['AT', 'de', 'de'], ['US', 'en', 'en-US']] as const)('a page of a site in %s in the language %s is drawn in %s, whether it is kept or made for the request', async (geoip_country, locale, spelling) => {
  const host = newHost(server.php);
  server.php.operator.settingsOf = () => ({ name: 'Vonk', geoip_country });
  inner.set('x-vonk-path', '/login');
  const params = Promise.resolve({ site: siteKeyOf(host)!, slug: slugOf({ niche: 'general', locale }) });
  for (const request of [siteRequest, liveRequest]) {
    drawnIn.mockClear();
    expect((await request(params)).variant.locale).toBe(locale);
    expect(drawnIn.mock.calls).toEqual([[spelling]]);
  }
});

test('a form of the frame leads back to the page that was asked for, with its query', async () => {
  inner.set('x-vonk-path', '/members');
  expect(await pageAsked()).toBe('/members');
  inner.set('x-vonk-query', 'page=2');
  expect(await pageAsked()).toBe('/members?page=2');
});

test.each([['a session', LiveLayout], ['a guest', GuestLayout]])('what is made for a request of %s is a 404 where it was asked for past the middleware', async (_, layout) => {
  await expect(layout({ children: 'the page' })).rejects.toThrow('404');
  inner.set('x-vonk-path', '/members');
  expect(await layout({ children: 'the page' })).toBeTruthy();
});
