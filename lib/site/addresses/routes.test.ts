import { describe, expect, test } from 'vitest';
import { matchRoute, pathTo, routes, type RouteName } from './routes';

const names = Object.keys(routes) as RouteName[];

/** The routes of the specification, section 2, row by row: name, pattern, an address and what stands in it. */
const specified: [clause: string, name: RouteName, path: string, address: string, params?: Record<string, string>][] = [
  ['R01', 'index', '/', '/'],
  ['R02', 'likes', '/likes', '/likes'],
  ['R02', 'likes-type', '/likes/{type}', '/likes/received', { type: 'received' }],
  ['R02', 'likes-m-id', '/likes/m/{id}', '/likes/m/12', { id: '12' }],
  ['R03', 'chats', '/chats', '/chats'],
  ['R03', 'chats-id', '/chats/{id}', '/chats/90', { id: '90' }],
  ['R04', 'members', '/members', '/members'],
  ['R04', 'members-id', '/members/{id}', '/members/7', { id: '7' }],
  ['R05', 'members-id-chat', '/members/{id}/chat', '/members/7/chat', { id: '7' }],
  ['R06', 'members-id-landing', '/members/{id}/landing', '/members/7/landing', { id: '7' }],
  ['R06', 'members-id-signup', '/members/{id}/signup', '/members/7/signup', { id: '7' }],
  ['R07', 'members-id-landing2-slug', '/members/{id}/landing2/{slug?}', '/members/7/landing2', { id: '7' }],
  ['R07', 'members-id-landing2-slug', '/members/{id}/landing2/{slug?}', '/members/7/landing2/she-nl', { id: '7', slug: 'she-nl' }],
  ['R07', 'members-id-landing3-slug', '/members/{id}/landing3/{slug?}', '/members/7/landing3/eng', { id: '7', slug: 'eng' }],
  ['R08', 'account-deleted', '/account-deleted', '/account-deleted'],
  ['R08', 'complaints', '/complaints', '/complaints'],
  ['R08', 'complete-signup', '/complete-signup', '/complete-signup'],
  ['R09', 'credits', '/credits', '/credits'],
  ['R09', 'credits-repeat-order', '/credits/repeat-order', '/credits/repeat-order'],
  ['R09', 'credits-id-paymentmethod', '/credits/{id}/{paymentmethod?}', '/credits/3', { id: '3' }],
  ['R09', 'credits-id-paymentmethod', '/credits/{id}/{paymentmethod?}', '/credits/3/ideal', { id: '3', paymentmethod: 'ideal' }],
  ['R10', 'directdebit', '/directdebit', '/directdebit'],
  ['R11', 'lang-config', '/lang-config', '/lang-config'],
  ['R11', 'login', '/login', '/login'],
  ['R11', 'match-finder', '/match-finder', '/match-finder'],
  ['R11', 'notifications', '/notifications', '/notifications'],
  ['R12', 'premium', '/premium', '/premium'],
  ['R12', 'pricing', '/pricing/{country?}', '/pricing'],
  ['R12', 'profile', '/profile', '/profile'],
  ['R13', 'reset-password', '/reset-password', '/reset-password'],
  ['R13', 'reset-password-do', '/reset-password/do', '/reset-password/do'],
  ['R14', 'signup', '/signup', '/signup'],
  ['R14', 'signup-matches', '/signup-matches', '/signup-matches'],
  ['R14', 'swipe-game', '/swipe-game', '/swipe-game'],
  ['R15', 'activate-done', '/activate/done', '/activate/done'],
  ['R15', 'activate-error', '/activate/error', '/activate/error'],
  ['R16', 'mail-change-do', '/mail-change/do', '/mail-change/do'],
  ['R17', 'transactions-id', '/transactions/{id?}', '/transactions'],
  ['R17', 'transactions-id', '/transactions/{id?}', '/transactions/44', { id: '44' }],
  ['R18', 'landers-tinderswipe', '/landers/tinderswipe', '/landers/tinderswipe'],
  ...(['alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'maplanding', 'socialnetwork', 'transitionsvideolanding', 'video'] as const).flatMap(
    (lander): typeof specified => [
      ['R19', `landers-${lander}-slug`, `/landers/${lander}/{slug?}`, `/landers/${lander}`],
      ['R19', `landers-${lander}-slug`, `/landers/${lander}/{slug?}`, `/landers/${lander}/auto`, { slug: 'auto' }],
    ],
  ),
  ...(['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const).map((page): (typeof specified)[number] => ['R20', `pages-${page}`, `/pages/${page}`, `/pages/${page}`]),
  ['R20', 'token', '/{token}', '/bdsm-fr', { token: 'bdsm-fr' }],
  ['R22', 'settings', '/settings', '/settings'],
  ['R22', 'settings-section', '/settings/{section}', '/settings/push', { section: 'push' }],
];

/** The names that the specification itself uses. */
const namesOfTheSpecification = [
  'index', 'members', 'members-id', 'chats', 'chats-id', 'likes', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod', 'credits-repeat-order',
  'premium', 'profile', 'notifications', 'signup', 'complete-signup', 'login', 'pricing', 'complaints',
  'pages-terms', 'pages-privacy', 'pages-cookies', 'pages-ban', 'pages-return-policy', 'pages-faq', 'pages-service',
];

/** Pages that the specification leaves open: blocking and reporting without script, what came of a report, an invoice on paper. Decisions 52, 53 and 118. */
const ours: RouteName[] = ['members-id-more', 'members-id-block', 'members-id-report', 'reports-number', 'transactions-id-invoice'];

describe('the table of routes', () => {
  test.each(specified)('[R21] %s: %s is %s, as in %s', (_, name, path, address, params = {}) => {
    expect(routes[name].path).toBe(path);
    expect(matchRoute(address)).toEqual({ name, params });
    expect((pathTo as (name: RouteName, params: object) => string)(name, params)).toBe(address);
  });

  test('[R21] every route of the specification is there under its name, and no route that it does not know', () => {
    expect(names).toEqual(expect.arrayContaining(namesOfTheSpecification));
    expect([...names].sort(), 'a route of the specification has its line in `specified`, one of our own its name in `ours`').toEqual([...new Set([...specified.map(([, name]) => name), ...ours])].sort());
  });

  test('[R23] the members area is members, members-id, chats, likes, likes-m-id and premium, and nothing else', () => {
    const area = names.filter((name) => routes[name].membersArea);
    expect(area.sort()).toEqual(['chats', 'likes', 'likes-m-id', 'members', 'members-id', 'premium']);
  });

  test('no page is both for members and the same for everybody', () => {
    expect(names.filter((name) => routes[name].member && routes[name].cached)).toEqual([]);
  });

  test('[R03, R05] chats stand in the chat layout and are for members; landers in the lander layout and for everybody', () => {
    expect(names.filter((name) => routes[name].layout === 'chat')).toEqual(['chats', 'chats-id', 'members-id-chat']);
    for (const name of names) {
      if (routes[name].layout === 'chat') expect(routes[name].member).toBe(true);
      if (name.startsWith('landers-')) expect(routes[name]).toMatchObject({ layout: 'lander', cached: true });
    }
  });
});

/** Values that an address must carry unharmed: a seeded walk over awkward texts. */
const awkward = ['7', 'a b', 'ä/ö', 'x?y=z', '#', '%', '%2F', '..', '.', 'a+b', '&=', "'", '"', '<b>', '日本', '🙂', 'auto', 'm', 'do', 'a\\b', '{id}', '$1', '$&'];

describe('from a name to an address and back', () => {
  test.each(names)('[R21] %s leads to an address that leads back, whatever stands in it', (name) => {
    const keys = [...routes[name].path.matchAll(/\{(\w+)(\?)?\}/g)].map(([, key, optional]) => ({ key: key!, optional: Boolean(optional) }));
    const build = pathTo as (name: RouteName, params: object, query?: object) => string;
    for (const [round, value] of awkward.entries()) {
      const params = Object.fromEntries(keys.map(({ key }, place) => [key, awkward[(round + place) % awkward.length]!]));
      const address = build(name, params);
      const url = new URL(address, 'https://vonk.test');
      expect(url.origin, value).toBe('https://vonk.test');
      expect(`${url.search}${url.hash}`).toBe('');
      const dots = Object.values(params).some((each) => each === '.' || each === '..');
      const found = matchRoute(address);
      expect(found?.params).toEqual(params);
      if (!dots) expect(matchRoute(url.pathname)).toEqual(found);
      if (!keys.some(({ key }) => params[key] === 'm' || params[key] === 'do')) expect(found?.name).toBe(name);
      expect(matchRoute(address === '/' ? '/' : `${address}/`)).toEqual(found);
    }
    const bare = Object.fromEntries(keys.filter(({ optional }) => !optional).map(({ key }) => [key, '5']));
    expect(matchRoute(build(name, bare))).toEqual({ name, params: bare });
  });

  test('[R21] a query is added after the address; what is undefined is left out, 0 is not', () => {
    expect(pathTo('members', {}, { gender: 'woman', country: undefined, page: 0 })).toBe('/members?gender=woman&page=0');
    expect(pathTo('members', {}, { country: undefined })).toBe('/members');
    expect(pathTo('login', {}, { to: '/chats/1?a=b&c' })).toBe('/login?to=%2Fchats%2F1%3Fa%3Db%26c');
    expect(pathTo('index', {}, { t: 3 })).toBe('/?t=3');
    expect(pathTo('members-id', { id: 7 })).toBe('/members/7');
  });
});

describe('which route answers', () => {
  test('[R09] an address with a meaning of its own wins over one with a value in its place', () => {
    expect(matchRoute('/credits/repeat-order')?.name).toBe('credits-repeat-order');
    expect(matchRoute('/credits/repeat-order/ideal')).toEqual({ name: 'credits-id-paymentmethod', params: { id: 'repeat-order', paymentmethod: 'ideal' } });
    expect(matchRoute('/login')?.name).toBe('login');
    expect(matchRoute('/landers/tinderswipe')?.name).toBe('landers-tinderswipe');
  });

  test.each(['/nothing/here', '/members/7/landing4', '/members/7/chat/1', '/likes/m/1/2', '/chats/1/2', '/landers', '/landers/unknown', '/pages', '/pages/unknown', '/api/user.php', '/credits/1/2/3', '', 'members', '//members', '/members//7', '/a/b/c/d/e'])(
    'none answers %j',
    (path) => {
      const found = matchRoute(path);
      expect(found?.name === 'token' ? null : found).toBeNull();
    },
  );

  test('an address that is wrongly encoded is taken as it stands and breaks nothing', () => {
    expect(matchRoute('/members/%E0%A4%A')).toEqual({ name: 'members-id', params: { id: '%E0%A4%A' } });
    expect(matchRoute('/members/%')).toEqual({ name: 'members-id', params: { id: '%' } });
    expect(matchRoute('/members/__proto__')?.params).toEqual({ id: '__proto__' });
  });
});
