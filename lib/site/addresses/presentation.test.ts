import { describe, expect, test } from 'vitest';
import { locales } from '../languages/locales';
import { niches } from '../niches/niches';
import { hasQueryMark, hasTrafficMark, present, variantOf } from './presentation';
import { routes } from './routes';
import { parseSlug } from './slugs';
import { allSlugs } from './testing/all-slugs';

const asked = (path: string, more: Partial<Parameters<typeof present>[0]> = {}) =>
  present({ path, siteKey: 'localhost', settings: { niche: 1, domain_language: 'nl', countries: ['NL', 'SE', 'XX'] }, signedIn: false, ...more });

describe('the page behind an address', () => {
  test('a page that is the same for everybody is kept for visitors, and rendered anew for who carries a session', () => {
    expect(asked('/')).toEqual({ rewrite: '/localhost/nl/cached', variant: { niche: 'general', locale: 'nl' }, route: 'index', cached: true });
    expect(asked('/', { signedIn: true })).toMatchObject({ rewrite: '/localhost/nl/live', cached: false });
    expect(asked('/pages/terms').rewrite).toBe('/localhost/nl/cached/pages/terms');
    expect(asked('/pages/terms', { signedIn: true }).rewrite).toBe('/localhost/nl/live/pages/terms');
  });

  test('each region of the map lander is a kept page of its own; what is no number of a region counts for nothing', () => {
    expect(asked('/landers/maplanding/she-de', { region: '7' })).toMatchObject({ rewrite: '/localhost/she-de/cached/landers/maplanding/region-7', cached: true });
    expect(asked('/landers/maplanding', { region: '7', signedIn: true }).rewrite).toBe('/localhost/nl/live/landers/maplanding/region-7');
    for (const region of ['0', '100', '../x', 'NL-UT', '']) expect(asked('/landers/maplanding', { region }).rewrite).toBe('/localhost/nl/cached/landers/maplanding');
    expect(asked('/landers/video', { region: '7' }).rewrite).toBe('/localhost/nl/cached/landers/video');
    expect(asked('/landers/maplanding/region-7', {}).route).toBeNull();
  });

  test('prices are kept for the countries that a site sells to, each once; no other path below makes a page', () => {
    for (const path of ['/pricing/NL', '/pricing/%4EL', '/pricing/N%4c', '/pricing/NL/', '/pricing/nl', '/pricing/Nl']) expect(asked(path)).toMatchObject({ rewrite: '/localhost/nl/cached/pricing/NL', route: 'pricing' });
    for (const path of ['/pricing/de', '/pricing/DE', '/pricing/XX', '/pricing/anything', '/pricing/%00', '/pricing/NL%2f']) expect(asked(path)).toMatchObject({ rewrite: '/localhost/nl/cached/missing', route: null });
    expect(asked('/pricing').rewrite).toBe('/localhost/nl/cached/pricing');
    expect(asked('/pricing/NL', { settings: { niche: 1 } }).route).toBeNull();
    // A member's own country counts, whatever the address says.
    expect(asked('/pricing/DE', { signedIn: true })).toMatchObject({ route: 'pricing', cached: false });
  });

  test('a lander of a member is kept under the number alone', () => {
    for (const path of ['/members/7/landing', '/members/%37/landing', '/members/7/landing/']) expect(asked(path).rewrite).toBe('/localhost/nl/cached/members/7/landing');
    for (const path of ['/members/x/landing', '/members/7a/landing2', '/members/-7/landing3', '/members/7%20/landing']) expect(asked(path)).toMatchObject({ rewrite: '/localhost/nl/cached/missing', route: null });
  });

  test.each(['/chats', '/chats/3', '/members/7/chat', '/profile', '/credits/3/ideal'])('%s is for members, and rendered for each request', (path) => {
    expect(asked(path)).toMatchObject({ rewrite: `/localhost/nl/live${path}`, cached: false });
    expect(asked(path, { signedIn: true })).toMatchObject({ rewrite: `/localhost/nl/live${path}`, cached: false });
  });

  test.each(['/members', '/members/7', '/login'])('%s is rendered for each request, in a guest’s frame without a session', (path) => {
    expect(asked(path)).toMatchObject({ rewrite: `/localhost/nl/guest${path}`, cached: false });
    expect(asked(path, { signedIn: true })).toMatchObject({ rewrite: `/localhost/nl/live${path}`, cached: false });
  });

  test.each(niches)('[A11] a %s site shows its own look on every page', (niche) => {
    const settings = { niche: niches.indexOf(niche) + 1, domain_language: 'de' };
    const prefix = niche === 'general' ? '' : `${niche}-`;
    expect(asked('/members', { settings }).rewrite).toBe(`/localhost/${prefix}de/guest/members`);
    expect(asked('/members', { settings: { ...settings, niche: String(settings.niche) } }).variant.niche).toBe(niche);
  });

  test('[A09] the cookie decides the language, then the domain, then English', () => {
    expect(asked('/members', { localeCookie: 'fr' }).rewrite).toBe('/localhost/fr/guest/members');
    expect(asked('/members', { settings: { niche: 1, domain_language: 'sv_SE' } }).rewrite).toBe('/localhost/sv/guest/members');
    expect(asked('/members', { settings: { niche: 1 } }).rewrite).toBe('/localhost/eng/guest/members');
    expect(asked('/members', { localeCookie: 'hostile/../x', settings: { niche: 1, domain_language: null } }).rewrite).toBe('/localhost/eng/guest/members');
  });

  test('the site key stands first, so that no two sites share a page', () => {
    expect(asked('/', { siteKey: 'she_localhost' }).rewrite).toBe('/she_localhost/nl/cached');
  });
});

describe('tokens', () => {
  test.each(allSlugs())('[A12] /%s opens the home of that language and niche, whatever the cookie says', (slug) => {
    const found = asked(`/${slug}`, { localeCookie: 'fi', settings: { niche: 4, domain_language: 'fi' } });
    expect(found).toMatchObject({ rewrite: `/localhost/${slug}/cached`, route: 'index', cached: true });
    expect(found.variant).toEqual(parseSlug(slug, { niche: 'general', locale: 'en' }));
  });

  test('[A13] /auto opens the home in the visitor’s own language', () => {
    expect(asked('/auto', { localeCookie: 'it' }).rewrite).toBe('/localhost/it/cached');
    expect(asked('/gay-auto', { localeCookie: 'it' }).rewrite).toBe('/localhost/gay-it/cached');
  });

  test.each(['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'])('[R20] /%s opens the static page of that name', (page) => {
    expect(asked(`/${page}`)).toMatchObject({ rewrite: `/localhost/nl/cached/pages/${page}`, route: `pages-${page}` });
  });

  test.each(['/en', '/nothing', '/general-nl', '/she-en', '/favicon', '/toString', '/__proto__', '/localhost', '/%00', '/%2e%2e', '/nl%2fcached'])('%s is the 404 page in the visitor’s language', (path) => {
    expect(asked(path, { localeCookie: 'pl' })).toEqual({ rewrite: '/localhost/pl/cached/missing', variant: { niche: 'general', locale: 'pl' }, route: null, cached: true });
    expect(asked(path, { signedIn: true }).rewrite).toBe('/localhost/nl/live/missing');
  });
});

describe('[C13] settings that are those of the query', () => {
  test('make a page for the request alone: none is kept, and none comes from what is kept', () => {
    expect(asked('/', { byQuery: true })).toMatchObject({ rewrite: '/localhost/nl_query/live', cached: false });
    expect(asked('/landers/video/she-de', { byQuery: true })).toMatchObject({ rewrite: '/localhost/she-de_query/live/landers/video', cached: false });
    expect(asked('/nothing', { byQuery: true })).toMatchObject({ rewrite: '/localhost/nl_query/live/missing', cached: false });
    expect(asked('/signup', { byQuery: true }).rewrite).toBe('/localhost/nl_query/guest/signup');
    expect(asked('/', { byQuery: true, trafficSource: true, settings: { niche: 1, domain_language: 'nl', signups: 'with_trafficsource' } }).rewrite).toBe('/localhost/nl_query_ad/live');
  });

  test('the mark is read back, and is no slug that an address can name', () => {
    expect(['nl_query', 'nl_query_ad', 'nl_ad', 'nl'].map((slug) => [hasQueryMark(slug), hasTrafficMark(slug)])).toEqual([[true, false], [true, true], [false, true], [false, false]]);
    for (const slug of ['she-nl_query', 'she-nl_query_ad']) expect(variantOf(slug)).toEqual({ niche: 'she', locale: 'nl' });
    for (const path of ['/nl_query', '/landers/video/nl_query']) expect(asked(path).route).toBeNull();
  });
});

describe('landers', () => {
  test('[A12] the slug of a lander gives its language and niche', () => {
    expect(asked('/landers/gallery/she-sv', { localeCookie: 'de' })).toMatchObject({
      rewrite: '/localhost/she-sv/cached/landers/gallery', route: 'landers-gallery-slug', variant: { niche: 'she', locale: 'sv' },
    });
    expect(asked('/members/7/landing2/bbw-eng').variant).toEqual({ niche: 'bbw', locale: 'en' });
  });

  test('[A13] without a slug, or with auto, it is the visitor’s language', () => {
    expect(asked('/landers/video', { localeCookie: 'da' }).rewrite).toBe('/localhost/da/cached/landers/video');
    expect(asked('/landers/video/auto', { localeCookie: 'da' }).variant).toEqual({ niche: 'general', locale: 'da' });
  });

  const withSlug = Object.values(routes).filter(({ path }) => path.endsWith('/{slug?}')).map(({ path }) => path.slice(0, -'/{slug?}'.length).replace('{id}', '7'));

  test('there are pages with a slug', () => expect(withSlug.length).toBeGreaterThan(8));

  test.each(withSlug)('%s is kept once for a variant, however its address says which', (path) => {
    const ways = ['', '/', '/nl', '/nl/', '/auto', '/%6El', '/NL'].map((slug) => asked(path + slug)).filter(({ route }) => route !== null);
    expect(ways.length).toBeGreaterThan(4);
    expect(ways.every(({ cached }) => cached)).toBe(true);
    expect([...new Set(ways.map(({ rewrite }) => rewrite))]).toEqual([`/localhost/nl/cached${path}`]);
    expect(asked(`${path}/nl`, { signedIn: true }).rewrite).toBe(`/localhost/nl/live${path}`);
  });

  test.each(['/members/7/landing', '/members/7/landing2/nl', '/members/7/landing3'])('[S8] %s is kept, and given as a look at a member; to who has none left it is made for the request', (path) => {
    expect(asked(path)).toMatchObject({ cached: true, look: true });
    const { rewrite, cached, look } = asked(path, { outOfLooks: true });
    expect([rewrite, cached, look]).toEqual([`/localhost/nl/live${path.replace('/nl', '')}`, false, undefined]);
    for (const other of ['/', '/landers/gallery', '/pricing', '/members/7', '/nothing']) expect(asked(other, { outOfLooks: true })).toEqual(asked(other));
  });

  test('a slug that is none is the 404 page', () => {
    expect(asked('/landers/video/en')).toMatchObject({ rewrite: '/localhost/nl/cached/missing', route: null });
    expect(asked('/members/7/landing3/xx')).toMatchObject({ route: null });
  });
});

describe('[T15, T16] a traffic source', () => {
  const closed = { niche: 2, domain_language: 'nl', logged_out_search: 'none', logged_out_search_trafficsource: 'all' };

  test('where it changes what a visitor may do, its visitors get pages of their own, kept apart from the others', () => {
    expect(asked('/', { settings: closed, trafficSource: true })).toMatchObject({ rewrite: '/localhost/she-nl_ad/cached', cached: true, variant: { niche: 'she', locale: 'nl' } });
    expect(asked('/', { settings: closed }).rewrite).toBe('/localhost/she-nl/cached');
    expect(asked('/members', { settings: { ...closed, logged_out_search: 'all', signups: 'with_trafficsource' }, trafficSource: true }).rewrite).toBe('/localhost/she-nl_ad/guest/members');
  });

  test('where it changes nothing, everybody shares one page', () => {
    expect(asked('/', { trafficSource: true }).rewrite).toBe('/localhost/nl/cached');
    expect(asked('/', { settings: { niche: 1, domain_language: 'nl', signups: 'all', logged_out_search: 'all', logged_out_search_trafficsource: 'all' }, trafficSource: true }).rewrite).toBe('/localhost/nl/cached');
  });

  test('the mark is read back, and is no slug that an address can name', () => {
    expect([hasTrafficMark('she-nl_ad'), hasTrafficMark('she-nl')]).toEqual([true, false]);
    expect(variantOf('she-nl_ad')).toEqual({ niche: 'she', locale: 'nl' });
    expect(variantOf('_ad')).toBeNull();
    expect(asked('/she-nl_ad').route).toBeNull();
    expect(asked('/landers/video/nl_ad').route).toBeNull();
  });
});

describe('hostile addresses', () => {
  test.each(['/localhost/nl/cached', '/localhost/nl/live/members', '/she_localhost/eng/cached/missing', '/a/b/c', '//', '/members//', '/members/../../x'])(
    '%s never reaches an internal page',
    (path) => {
      const { rewrite, route } = asked(path);
      if (route === null) expect(rewrite).toBe('/localhost/nl/cached/missing');
      else expect(rewrite).toMatch(/^\/localhost\/nl\/(?:cached|live)(?:\/members)?$/);
    },
  );

  test('a slash too many at the end changes nothing', () => {
    expect(asked('/members/').rewrite).toBe('/localhost/nl/guest/members');
    expect(asked('/pages/faq/').rewrite).toBe('/localhost/nl/cached/pages/faq');
  });
});

describe('the variant of an internal segment', () => {
  test('[A12] is whole: every slug names one, and auto none', () => {
    for (const slug of allSlugs()) expect(variantOf(slug)).not.toBeNull();
    for (const slug of ['auto', 'she-auto', 'en', 'nl_BE', '', 'missing']) expect(variantOf(slug)).toBeNull();
  });

  test('[A06] all eleven languages can be asked for', () => {
    expect(new Set(allSlugs().map((slug) => variantOf(slug)!.locale))).toEqual(new Set(locales));
  });
});

test('[A12] sign-up keeps the look and language of the lander before it, and no other page does', () => {
  expect(asked('/signup', { carried: 'bdsm-de', localeCookie: 'fi' })).toMatchObject({ rewrite: '/localhost/bdsm-de/guest/signup', carried: true });
  expect(asked('/members/7/signup', { carried: 'eng' }).rewrite).toBe('/localhost/eng/guest/members/7/signup');
  for (const carried of ['xx', '', '../de', null]) expect(asked('/signup', { carried })).toMatchObject({ rewrite: '/localhost/nl/guest/signup' });
  for (const path of ['/', '/login', '/members/7', '/landers/video']) expect(asked(path, { carried: 'bdsm-de' }).variant).toEqual({ niche: 'general', locale: 'nl' });
});
