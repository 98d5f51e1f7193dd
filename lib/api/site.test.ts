import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { companyOf, interestsOf, isNoSite, regionsOf, siteOfHost, siteSettings, UnknownSiteError } from './site';
import { behindPhp, newHost, setEnvironment } from './testing/behind-php';

const server = behindPhp();
const asked = () => server.php.asked('/api/settings.php');
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }));
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('the settings of a site', () => {
  test('[C13] are asked for with the route’s query and the domain of the request', async () => {
    const host = newHost(server.php);
    expect(await siteSettings(host, { ref: 'ad', sub1: 'a b' })).toMatchObject({ name: 'Vonk bij de operator', domain: host, niche: 1 });
    expect(asked()[0]).toMatchObject({ method: 'GET', query: { ref: 'ad', sub1: 'a b', domain: host } });
    expect(asked()[0]!.headers['x-forwarded-host']).toBe(host);
  });

  test('[C13] a domain in the query never overrides it', async () => {
    const host = newHost(server.php);
    await siteSettings(host, { domain: 'she.localhost', ref: 'x' });
    await siteSettings(host, { domain: 'she.localhost' });
    expect(asked().map(({ query }) => query)).toEqual([{ ref: 'x', domain: host }, { domain: host }]);
  });

  test('[C13] are kept a minute for each host and query', async () => {
    const host = newHost(server.php);
    await siteSettings(host);
    await siteSettings(host, { a: '1', b: '2' });
    await siteSettings(host, { b: '2', a: '1' });
    await siteSettings(host, {});
    expect(asked()).toHaveLength(2);
    later(minute);
    await siteSettings(host);
    expect(asked()).toHaveLength(3);
    await siteSettings(newHost(server.php));
    expect(asked()).toHaveLength(4);
  });

  test('the last good ones serve while the server is down', async () => {
    const host = newHost(server.php);
    await siteSettings(host);
    later(5 * minute);
    server.php.misbehave('*', 'refuse');
    expect((await siteSettings(host)).domain).toBe(host);
    server.php.reset();
    server.php.operator.domains.push(host);
    server.php.operator.settingsOf = () => ({ name: 'Nieuw' });
    later(10_000);
    expect((await siteSettings(host)).name).toBe('Nieuw');
  });

  test('a query that was never asked before gets the host’s last good ones', async () => {
    const host = newHost(server.php);
    await siteSettings(host);
    later(5 * minute);
    server.php.misbehave('/api/settings.php', 'html');
    expect((await siteSettings(host, { ref: 'new' })).domain).toBe(host);
  });

  test('where there never were any, the failure is told, and not asked for again at once', async () => {
    const host = newHost(server.php);
    server.php.misbehave('/api/settings.php', { failures: 2 });
    await expect(siteSettings(host)).rejects.toBeInstanceOf(ApiError);
    await expect(siteSettings(host)).rejects.toBeInstanceOf(ApiError);
    expect(asked()).toHaveLength(2);
    later(5_000);
    expect((await siteSettings(host)).domain).toBe(host);
  });

  test.each([404, 421])('a host for which the server says %d has no site', async (status) => {
    server.php.misbehave('/api/settings.php', { status, body: { error: 'no' } });
    await expect(siteSettings(`unknown-${status}.test`)).rejects.toBeInstanceOf(UnknownSiteError);
    await expect(siteSettings(`unknown-${status}.test`, { ref: 'x' })).rejects.toBeInstanceOf(UnknownSiteError);
  });

  test('another copy of this module in the process, as Next loads them, knows it too', async () => {
    server.php.misbehave('/api/settings.php', { status: 421, body: {} });
    await expect(siteSettings('unknown-twice.test')).rejects.toBeInstanceOf(UnknownSiteError);
    vi.resetModules();
    const again = await import('./site');
    expect(again.UnknownSiteError).not.toBe(UnknownSiteError);
    await expect(again.siteSettings('unknown-twice.test')).rejects.toBeInstanceOf(again.UnknownSiteError);
  });

  test('a site that the operator took away is gone after a minute', async () => {
    const host = newHost(server.php);
    await siteSettings(host);
    server.php.operator.domains = [];
    later(minute);
    await expect(siteSettings(host)).rejects.toBeInstanceOf(UnknownSiteError);
  });

  test.each([401, 403, 400, 500])('%d says nothing of the site: it is a failure', async (status) => {
    server.php.misbehave('/api/settings.php', { status, body: {} });
    const error = await siteSettings(`failing-${status}.test`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
  });

  test('SITE_HOSTS names the hosts; another is not even asked about', async () => {
    const host = newHost(server.php);
    const other = newHost(server.php);
    setEnvironment({ SITE_HOSTS: `${host.toUpperCase()}, second.test` });
    expect((await siteSettings(host)).domain).toBe(host);
    await expect(siteSettings(other)).rejects.toBeInstanceOf(UnknownSiteError);
    expect(asked()).toHaveLength(1);
  });
});

describe('what is loaded once', () => {
  test.each([
    ['companyinfo', '/api/companyinfo.php', companyOf, expect.objectContaining({ name: 'Operator BV', delete_discount: 50 }) as unknown, { tradenames: [], vat_numbers: [] }],
    ['regions', '/api/regions.php', regionsOf, { NL: [{ code: 'NL-UT', name: 'Utrecht' }, { code: 'NL-ZH', name: 'Zuid-Holland' }], BE: [] }, {}],
    ['interests', '/api/interests.php', interestsOf, ['relationship', 'kissing', 'sports', 'music'], []],
  ] as const)('[C16] %s: asked for once, kept for an hour, and missing without harm', async (_, path, load, expected, empty) => {
    const host = newHost(server.php);
    expect(await load(host)).toEqual(expected);
    later(59 * minute);
    expect(await load(host)).toEqual(expected);
    expect(server.php.asked(path)).toHaveLength(1);
    later(minute);
    server.php.misbehave(path, 'refuse');
    expect(await load(host)).toEqual(expected);
    expect(await load(newHost(server.php))).toEqual(empty);
  });
});

test('[E04] a site that passes to another company is asked about it at once, and not when the hour is over', async () => {
  const host = newHost(server.php);
  await companyOf(host);
  server.php.operator.settingsOf = (domain) => ({ name: 'Vonk', domain, company_id: '4' });
  server.php.misbehave('/api/companyinfo.php', { body: { name: 'Nieuwe Eigenaar BV' } });
  later(minute);
  expect((await companyOf(host)).name).toBe('Nieuwe Eigenaar BV');
});

describe('which site a request is for', () => {
  test('[C13] is read from its Host header, port and capitals aside', async () => {
    const host = newHost(server.php);
    expect(await siteOfHost(`${host.toUpperCase()}:3000`)).toMatchObject({ host, settings: { domain: host } });
    expect(await isNoSite(host)).toBe(false);
  });

  test.each([[null], ['no host name'], ['nobody.example']])('none is on %s', async (header) => {
    expect(await siteOfHost(header)).toEqual({ trouble: 'wrongSite' });
    expect(await isNoSite(header)).toBe(true);
  });

  test('one whose server says nothing is away, which is not the same as no site', async () => {
    const host = newHost(server.php);
    server.php.misbehave('*', 'refuse');
    expect(await siteOfHost(host)).toEqual({ trouble: 'unavailable' });
    expect(await isNoSite(host)).toBe(false);
  });
});
