// The addresses that the sweep opens: every route, for everybody who has it, with somebody and something of the demo world where an
// address needs it. What leads elsewhere on purpose says where.
import { giftPath } from '@/features/chat/gifts/gift-path';
import { sectionList } from '@/features/shell/section-list';
import { accountScreens, fieldsOn } from '@/features/signup/account-screens';
import { matchQuestions } from '@/lib/site/members/match-questions';
import { pathTo, routes, type RouteName } from '@/lib/site/addresses/routes';
import { slugOf } from '@/lib/site/addresses/slugs';
import type { Locale } from '@/lib/site/languages/locales';
import { likeTypes } from '@/lib/stores/likes-lists';

/** Who looks: nobody in particular, a premium member, one who has just signed up and not confirmed the address, a free member, and one without credits. */
export const lookers = ['visitor', 'member', 'newcomer', 'free', 'no credits'] as const;
export type Looker = (typeof lookers)[number];

export type SweptPage = {
  /** Null: an address that no route answers. */
  name: RouteName | null;
  path: string;
  who: Looker;
  /** The path that a browser ends at: another than its own for a page that leads on. */
  lands: string;
  status: 200 | 404;
  /** The fictional member whom the page is about. */
  fictional: number | null;
  /** A form that is sent first, as without script: the page is what comes of it, and shows `shows`. */
  sent?: { form: string; fields: Record<string, string>; shows: string };
};

/** What stands in the place of each part of a path. */
export type World = {
  members: { real: number; fictional: number };
  matches: number[];
  conversations: { real: number; fictional: number };
  bundle: number;
  transaction: string;
  report: string;
  country: string;
};

/** Pages of the settings beside the sections in their list. */
export const moreSections = ['photos', 'delete'] as const;

/** Steps of a page that stand in its query. */
const steps = ({ members }: World): Partial<Record<RouteName, string[]>> => ({
  'members-id-chat': Object.values(members).map((id) => giftPath(id)),
  'settings-section': ['/settings/delete?step=ways&reason=other', '/settings/delete?step=confirm&reason=other'],
  'activate-error': ['/activate/error?reason=used', '/activate/error?reason=expired'],
  members: ['/members?gender=nonbinary&min_age=98', '/members?gender=woman&page=2'],
});

const ofNewcomer = ['/complete-signup', '/complete-signup?step=about', '/complete-signup?step=push', '/complete-signup?step=confirm', '/complete-signup?address', '/members', '/settings/email'];

/** What is drawn otherwise for who has not paid, and for who has no credits left. */
const unpaid = (world: World): Record<'free' | 'no credits', [RouteName, string][]> => {
  const { real, fictional } = world.members;
  // The real one may be the very member who looks here, and nobody writes to oneself.
  const people: [RouteName, string][] = [['members-id', `/members/${real}`], ['members-id', `/members/${fictional}`], ['members-id-chat', `/members/${fictional}/chat`], ['members-id-chat', giftPath(fictional)]];
  const own: [RouteName, string][] = [['members', '/members'], ['chats', '/chats'], ['likes', '/likes'], ['likes-type', '/likes/matches'], ['swipe-game', '/swipe-game'], ['premium', '/premium'], ['credits', '/credits'], ['profile', '/profile']];
  return { free: [...own, ...people, ['notifications', '/notifications'], ['settings-section', '/settings/photos']], 'no credits': [['members', '/members'], ['credits', '/credits'], ...people] };
};

const missing: { path: string; who: Looker }[] = [
  ...(['visitor', 'member'] as const).flatMap((who) => ['/nothing/here', '/nowhere', '/members/99999999', '/landers/gallery/nowhere'].map((path) => ({ path, who }))),
  // A member's prices are those of the own country, whatever the address says.
  { path: '/pricing/XX', who: 'visitor' },
  ...['/chats/99999999', '/likes/m/99999999', '/settings/nowhere', '/transactions/nowhere', '/reports/nowhere'].map((path) => ({ path, who: 'member' as const })),
];

/** Every value that the part of a route's path is given. */
function valuesOf(name: RouteName, part: string, world: World, locale: Locale): readonly (string | number)[] {
  switch (part) {
    case '{id}':
      if (name === 'likes-m-id') return world.matches;
      if (name === 'chats-id') return Object.values(world.conversations);
      if (name.startsWith('members-')) return Object.values(world.members);
      if (name === 'credits-id-paymentmethod') return [world.bundle];
      return name === 'transactions-id-invoice' ? [world.transaction] : [];
    case '{id?}':
      return name === 'transactions-id' ? ['', world.transaction, `${world.transaction}?step=withdraw`] : [];
    case '{type}':
      return likeTypes;
    case '{number}':
      return [world.report];
    case '{section}':
      return [...sectionList.map(({ key }) => key), ...moreSections];
    case '{slug?}':
      return ['', slugOf({ niche: 'bdsm', locale })];
    case '{paymentmethod?}':
      return ['', 'ideal', 'directdebit'];
    case '{country?}':
      return ['', world.country];
    case '{token}':
      return [slugOf({ niche: 'general', locale }), slugOf({ niche: 'she', locale }), 'terms'];
    default:
      return [];
  }
}

function addressesOf(name: RouteName, world: World, locale: Locale): string[] {
  let found: string[] = [routes[name].path];
  for (const part of routes[name].path.match(/\{\w+\??\}/g) ?? []) {
    const values = valuesOf(name, part, world, locale);
    if (values.length === 0) throw new Error(`Nobody knows what to put in the place of ${part} in ${routes[name].path}: valuesOf in scripts/sweep/pages.ts says it.`);
    found = found.flatMap((path) => values.map((value) => path.replace(part, String(value)).replace(/(.)\/$/, '$1')));
  }
  return [...found, ...(steps(world)[name] ?? [])];
}

/** Where a signed-in member is led on from a page that is for visitors; null where the page is for both. */
function ledOn(name: RouteName, path: string): string | null {
  if (name === 'index' || name === 'login' || (name === 'token' && path !== '/terms')) return pathTo('members');
  // The step for push messages stays open where there are none.
  if (name === 'signup') return pathTo('complete-signup');
  return name === 'members-id-signup' ? path.replace(/\/signup$/, '') : null;
}

/** All that the sweep opens in a language. Throws where a route yields no address. */
export function pagesOf(world: World, locale: Locale): SweptPage[] {
  const isFictional = (path: string) =>
    new RegExp(`^/(members|likes/m)/${world.members.fictional}(/|$)|^/chats/${world.conversations.fictional}$`).test(path);
  const page = (name: RouteName | null, path: string, who: Looker, lands = path, status: 200 | 404 = 200): SweptPage =>
    ({ name, path, who, lands: lands.split('?')[0]!, status, fictional: status === 200 && isFictional(lands) ? world.members.fictional : null });
  const named = (Object.keys(routes) as RouteName[]).flatMap((name) =>
    addressesOf(name, world, locale).flatMap((path) => [
      ...(routes[name].member ? [] : [page(name, path, 'visitor')]),
      page(name, path, 'member', ledOn(name, path) ?? path),
    ]),
  );
  const ofUnpaid = Object.entries(unpaid(world)).flatMap(([who, found]) => found.map(([name, path]) => page(name, path, who as Looker)));
  return [...named, ...ofUnpaid, ...ofNewcomer.map((path) => page('complete-signup', path, 'newcomer')), ...missing.map(({ path, who }) => page(null, path, who, path, 404))];
}

/** What stands at no address of its own: screens that come once a form was sent. */
export function sentPages(): SweptPage[] {
  const page = (name: 'signup' | 'match-finder', who: Looker, sent: NonNullable<SweptPage['sent']>, query = ''): SweptPage =>
    ({ name, path: `${pathTo(name)}${query}`, who, lands: pathTo(name), status: 200, fictional: null, sent });
  const [, ...later] = accountScreens;
  const answers = Object.fromEntries(matchQuestions.map(({ key, answers: [first] }) => [key, first]));
  return [
    ...later.map((to) => page('signup', 'visitor', { form: 'signup', fields: { to, back: pathTo('signup'), email: 'robin@vonk.test' }, shows: `.signup-screen:not([hidden]) [name=${fieldsOn(to)[0]}]` })),
    ...(['visitor', 'member'] as const).map((who) => page('match-finder', who, { form: 'match-finder', fields: answers, shows: '.finder-page.is-result' }, '?result=1')),
  ];
}

/** Whether a page is opened by whom its route is for: members where it is theirs alone, else visitors. */
export const isForLooker = ({ name, who }: SweptPage): boolean => name !== null && who === (routes[name].member ? 'member' : 'visitor');

/** Each route once for each who looks and has it, in the first of its addresses and in the first about a fictional member; of the settings each section. What is left out: its other addresses, and what is missing. */
export function onceEach(pages: readonly SweptPage[]): SweptPage[] {
  const seen = new Set<string>();
  return pages.filter(({ name, path, who, status, lands, fictional }) => {
    if (!name || status !== 200 || lands !== path) return false;
    const key = name === 'settings-section' ? `${who} ${path}` : `${who} ${name} ${fictional}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
