import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { signupStartHeader } from '@/lib/site/cookies/signup-start';
import { GET } from './[name]/route';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }) }));

const server = behindPhp();
let host: string;
beforeEach(() => {
  jar.clear();
  host = newHost(server.php);
});

const noor = { id: '7', name: 'Noor', age: '31', country: 'NL', status: 'active', main_image: null };
type Data = { locale: string; wishes: string[]; start: { person: { name: string } | null; values: Record<string, string> }; messages: Record<string, Record<string, unknown>>; site: { signUpOpen: boolean; locale: string } };
const asked = async (query = '', cookies: Record<string, string> = {}, referer = '') => {
  for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await GET(new NextRequest(`http://${host}/forms/signup${query}`, { headers: { host, cookie, referer, 'x-forwarded-for': '203.0.113.9' } }), { params: Promise.resolve({ name: 'signup' }) });
  return { response, data: (await response.clone().json()) as Data };
};

test('[A09] sign-up over a page speaks the language of that page, else the visitor’s, else the site’s; only its own texts travel', async () => {
  const { response, data } = await asked('?lang=de', { locale: 'fi' });
  expect([data.locale, data.site.locale, response.headers.get('cache-control')]).toEqual(['de', 'de', 'private, no-store']);
  expect(Object.keys(data.messages)).toContain('signup');
  for (const other of ['mail', 'legal', 'chat', 'lander']) expect(data.messages, other).not.toHaveProperty(other);
  expect((await asked('?lang=xx', { locale: 'fi' })).data.locale).toBe('fi');
  expect((await asked()).data.locale).toBe('nl');
  expect((await asked('', { locale: 'nonsense' })).data.locale).toBe('nl');
});

test('[S03] from a profile the first message is for that member; nobody is named who is not there', async () => {
  server.php.misbehave('/api/profile.php', { body: { profile: noor } });
  expect((await asked('?member=7')).data.start.person?.name).toBe('Noor');
  // Whom a visitor looks at counts for their network here too.
  expect(server.php.asked('/api/profile.php')[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  expect((await asked('?member=7%20or%201')).data.start.person).toBeNull();
  server.php.misbehave('/api/profile.php', { status: 404, body: { error: { code: 'not_found' } } });
  expect((await asked('?member=8')).data.start.person).toBeNull();
});

test('of what a lander hands over, interests alone go to the step about oneself', async () => {
  server.php.misbehave('/api/interests.php', { body: { interests: ['kissing', 'music', 'dancing'] } });
  const start = signupStartHeader({ lander: 'iconslanding', wishes: ['music', 'wine', 'dance', '12', 'woman', 'kissing'] }).split(';')[0]!.split('=')[1]!;
  expect((await asked('', { 'signup-start': start })).data.wishes).toEqual(['music', 'dancing', 'kissing']);
});

test('[T15] who came by an advertisement may sign up where the site says so', async () => {
  server.php.operator.settingsOf = () => ({ name: 'Vonk', signups: 'with_trafficsource' });
  expect((await asked()).data.site.signUpOpen).toBe(false);
  expect((await asked('', { tracking: 'network=spring' })).data.site.signUpOpen).toBe(true);
});

test('[C13] over a page whose query has settings of its own it goes by these', async () => {
  server.php.operator.settingsOf = (_, query) => ({ name: 'Vonk', signups: query.get('ref') === 'shut' ? 'none' : 'all' });
  expect((await asked()).data.site.signUpOpen).toBe(true);
  expect((await asked('', {}, `http://${host}/members?ref=shut`)).data.site.signUpOpen).toBe(false);
});

test('where no site is, or none can be asked for, it says so', async () => {
  server.php.misbehave('/api/settings.php', 'refuse');
  expect((await asked()).response.status).toBe(503);
  host = 'unknown.test';
  server.php.misbehave('/api/settings.php', { status: 404, body: {} });
  expect((await asked()).response.status).toBe(421);
});

test('over a home in the look of a niche it offers whom that niche promises; over any other page women and men, or whom the site is about', async () => {
  const searched = async (referer: string) => {
    const before = server.php.asked('/api/members.php').length;
    await asked('', {}, referer);
    return server.php.asked('/api/members.php').slice(before).map(({ query }) => new URLSearchParams(query).toString()).toSorted();
  };
  expect(await searched(`http://${host}/gay-nl`)).toEqual(['gender=man']);
  expect(await searched(`http://${host}/landers/gallery/milf-auto`)).toEqual(['gender=woman&min_age=36&max_age=52']);
  expect(await searched(`http://${host}/pages/faq`)).toEqual(['gender=man', 'gender=woman']);
  host = newHost(server.php);
  server.php.operator.settingsOf = () => ({ name: 'Vonk', niche: 7 });
  expect(await searched(`http://${host}/gay-nl`)).toEqual(['gender=man']);
});
