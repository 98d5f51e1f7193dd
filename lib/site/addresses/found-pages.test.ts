import { describe, expect, test } from 'vitest';
import { landers } from '@/features/landers/registry';
import { mayBeIndexed, pageLinks, robotsOf, sitemapOf } from './found-pages';
import { locales } from '../languages/locales';
import { present } from './presentation';
import { routes, type RouteName } from './routes';
import { siteHost, siteOrigin } from './site-origin';
import { staticPages } from './static-pages';

const origin = 'https://vonk.test';
const shown = (address: string) => {
  const { pathname, searchParams } = new URL(address, origin);
  return present({ path: pathname, lang: searchParams.get('lang'), siteKey: 'vonk_test', settings: { niche: 2, domain_language: 'fi' }, signedIn: false });
};

describe('a page in eleven languages', () => {
  test('the home and a lander are found by their slug, a static page by lang', () => {
    expect(pageLinks('index', { niche: 'she', locale: 'en' })).toMatchObject({ canonical: '/she-eng', languages: { de: '/she-de', 'x-default': '/' } });
    expect(pageLinks('landers-gallery-slug', { niche: 'general', locale: 'nl' })).toMatchObject({
      canonical: '/landers/gallery/nl', languages: { en: '/landers/gallery/eng', 'x-default': '/landers/gallery' },
    });
    expect(pageLinks('pages-terms', { niche: 'gay', locale: 'pl' })).toMatchObject({ canonical: '/pages/terms?lang=pl', languages: { fr: '/pages/terms?lang=fr', 'x-default': '/pages/terms' } });
  });

  test('every address of the sitemap shows its page in its language', () => {
    const entries = [...sitemapOf(origin, 'she').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    expect(entries.length).toBe((1 + landers.filter(({ aroundMember }) => !aroundMember).length + staticPages.length) * locales.length);
    for (const [, address, links] of entries) {
      const { route, variant, cached } = shown(address!);
      expect([mayBeIndexed(route), variant.niche, cached], address).toEqual([true, 'she', true]);
      expect(links, address).toContain(`hreflang="${variant.locale}" href="${address}"`);
      expect(links!.match(/hreflang/g), address).toHaveLength(locales.length + 1);
    }
  });
});

describe('what stays out', () => {
  const disallowed = robotsOf(origin).split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isClosed = (path: string) => disallowed.some((start) => path.startsWith(start));

  test('every page for members, the calls and the forms are closed to robots, and never indexed', () => {
    for (const name of (Object.keys(routes) as RouteName[]).filter((each) => routes[each].member || routes[each].membersArea)) {
      expect([isClosed(routes[name].path), mayBeIndexed(name)], name).toEqual([true, false]);
    }
    expect(['/api/user.php', '/forms/login'].map(isClosed)).toEqual([true, true]);
  });

  test('what the sitemap offers is open', () => {
    for (const [, path] of sitemapOf(origin, 'general').matchAll(/<loc>https:\/\/vonk\.test([^<]+)</g)) expect(isClosed(path!), path).toBe(false);
    expect(robotsOf(origin)).toContain('Sitemap: https://vonk.test/sitemap.xml');
  });

  test.each(['login', 'members-id', 'reset-password-do', 'activate-done', 'account-deleted', 'lang-config'] as const)('%s is not indexed', (name) => expect(mayBeIndexed(name)).toBe(false));
  test('a page that is not there is not indexed', () => expect(mayBeIndexed(null)).toBe(false));
});

test.each([
  ['vonk.example', undefined, 'https://vonk.example'],
  ['www.vonk.example', 'vonk.example', 'https://vonk.example'],
  ['she.localhost', 'she.localhost', 'http://she.localhost:3000'],
  ['127.0.0.1', 'localhost', 'http://127.0.0.1:3000'],
  ['vonk.example', 'localhost', 'https://vonk.example'],
])('asked for at %s, a site whose domain is %s stands at %s', (host, domain, expected) => expect([siteOrigin(host, domain, 3000), siteHost(host, domain, 3000)]).toEqual([expected, expected.replace(/^https?:\/\//, '')]));
