// Every address of the product by name: its path, its layout, who may see it. Specification, section 2. (R21)

export type Layout = 'default' | 'chat' | 'lander' | 'empty';

type Route = {
  /** The path as a pattern: `{id}` one segment, `{id?}` a segment that may be missing. */
  path: string;
  layout: Layout;
  /** Only for members: a visitor is sent to the login page. */
  member?: true;
  /** Belongs to the members area, where the time bonus shows. (R23) */
  membersArea?: true;
  /** The same for every visitor of a variant, so that it is rendered once and kept. */
  cached?: true;
};

// Apart from what else is known of them: a browser needs no more than the paths.
const paths = {
  index: '/',
  likes: '/likes',
  'likes-type': '/likes/{type}',
  'likes-m-id': '/likes/m/{id}',
  chats: '/chats',
  'chats-id': '/chats/{id}',
  members: '/members',
  'members-id': '/members/{id}',
  'members-id-chat': '/members/{id}/chat',
  'members-id-more': '/members/{id}/more',
  'members-id-block': '/members/{id}/block',
  'members-id-report': '/members/{id}/report',
  'reports-number': '/reports/{number}',
  'members-id-landing': '/members/{id}/landing',
  'members-id-signup': '/members/{id}/signup',
  'members-id-landing2-slug': '/members/{id}/landing2/{slug?}',
  'members-id-landing3-slug': '/members/{id}/landing3/{slug?}',
  'account-deleted': '/account-deleted',
  complaints: '/complaints',
  'complete-signup': '/complete-signup',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  'credits-id-paymentmethod': '/credits/{id}/{paymentmethod?}',
  directdebit: '/directdebit',
  'lang-config': '/lang-config',
  login: '/login',
  'match-finder': '/match-finder',
  notifications: '/notifications',
  premium: '/premium',
  pricing: '/pricing/{country?}',
  profile: '/profile',
  settings: '/settings',
  'settings-section': '/settings/{section}',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  signup: '/signup',
  'signup-matches': '/signup-matches',
  'swipe-game': '/swipe-game',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  'transactions-id': '/transactions/{id?}',
  'transactions-id-invoice': '/transactions/{id}/invoice',
  'landers-tinderswipe': '/landers/tinderswipe',
  'landers-alonetonight-slug': '/landers/alonetonight/{slug?}',
  'landers-collagelanding-slug': '/landers/collagelanding/{slug?}',
  'landers-gallery-slug': '/landers/gallery/{slug?}',
  'landers-iconslanding-slug': '/landers/iconslanding/{slug?}',
  'landers-maplanding-slug': '/landers/maplanding/{slug?}',
  'landers-socialnetwork-slug': '/landers/socialnetwork/{slug?}',
  'landers-transitionsvideolanding-slug': '/landers/transitionsvideolanding/{slug?}',
  'landers-video-slug': '/landers/video/{slug?}',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-return-policy': '/pages/return-policy',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
  token: '/{token}',
} as const;

export type RouteName = keyof typeof paths;

const traits: Record<RouteName, Omit<Route, 'path'>> = {
  index: { layout: 'default', cached: true },
  likes: { layout: 'default', member: true, membersArea: true },
  'likes-type': { layout: 'default', member: true },
  'likes-m-id': { layout: 'default', member: true, membersArea: true },
  chats: { layout: 'chat', member: true, membersArea: true },
  'chats-id': { layout: 'chat', member: true },
  members: { layout: 'default', membersArea: true },
  'members-id': { layout: 'default', membersArea: true },
  'members-id-chat': { layout: 'chat', member: true },
  'members-id-more': { layout: 'default', member: true },
  'members-id-block': { layout: 'default', member: true },
  'members-id-report': { layout: 'default', member: true },
  'reports-number': { layout: 'default', member: true },
  'members-id-landing': { layout: 'lander', cached: true },
  'members-id-signup': { layout: 'lander' },
  'members-id-landing2-slug': { layout: 'lander', cached: true },
  'members-id-landing3-slug': { layout: 'lander', cached: true },
  'account-deleted': { layout: 'default' },
  complaints: { layout: 'default' },
  'complete-signup': { layout: 'default', member: true },
  credits: { layout: 'default', member: true },
  'credits-repeat-order': { layout: 'default', member: true },
  'credits-id-paymentmethod': { layout: 'default', member: true },
  directdebit: { layout: 'default', member: true },
  'lang-config': { layout: 'default', cached: true },
  login: { layout: 'empty' },
  'match-finder': { layout: 'default' },
  notifications: { layout: 'default', member: true },
  premium: { layout: 'default', member: true, membersArea: true },
  pricing: { layout: 'default', cached: true },
  profile: { layout: 'default', member: true },
  settings: { layout: 'default', member: true },
  'settings-section': { layout: 'default', member: true },
  'reset-password': { layout: 'empty' },
  'reset-password-do': { layout: 'empty' },
  signup: { layout: 'default' },
  'signup-matches': { layout: 'default', member: true },
  'swipe-game': { layout: 'default', member: true },
  'activate-done': { layout: 'default' },
  'activate-error': { layout: 'default' },
  'mail-change-do': { layout: 'default' },
  'transactions-id': { layout: 'default', member: true },
  'transactions-id-invoice': { layout: 'empty', member: true },
  'landers-tinderswipe': { layout: 'lander', cached: true },
  'landers-alonetonight-slug': { layout: 'lander', cached: true },
  'landers-collagelanding-slug': { layout: 'lander', cached: true },
  'landers-gallery-slug': { layout: 'lander', cached: true },
  'landers-iconslanding-slug': { layout: 'lander', cached: true },
  'landers-maplanding-slug': { layout: 'lander', cached: true },
  'landers-socialnetwork-slug': { layout: 'lander', cached: true },
  'landers-transitionsvideolanding-slug': { layout: 'lander', cached: true },
  'landers-video-slug': { layout: 'lander', cached: true },
  'pages-ban': { layout: 'default', cached: true },
  'pages-cookies': { layout: 'default', cached: true },
  'pages-faq': { layout: 'default', cached: true },
  'pages-privacy': { layout: 'default', cached: true },
  'pages-return-policy': { layout: 'default', cached: true },
  'pages-service': { layout: 'default', cached: true },
  'pages-terms': { layout: 'default', cached: true },
  token: { layout: 'default', cached: true },
};

/** All that is known of each route. */
export const routes = /* @__PURE__ */ (() =>
  Object.fromEntries((Object.keys(paths) as RouteName[]).map((name) => [name, { path: paths[name], ...traits[name] }])) as Record<RouteName, Route>)();

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Params<Name extends RouteName> = {
  [Key in Names<(typeof paths)[Name]> as Key extends `${string}?` ? never : Key]: string | number;
} & {
  [Key in Names<(typeof paths)[Name]> as Key extends `${infer Bare}?` ? Bare : never]?: string | number;
};
type Query = Record<string, string | number | undefined>;
type Args<Name extends RouteName> = keyof Params<Name> extends never ? [params?: Record<string, never>, query?: Query] : [params: Params<Name>, query?: Query];

/**
 * The address of a route: `pathTo('members-id', { id: 7 })` is '/members/7'. Values are escaped; query values that are
 * undefined are left out.
 */
export function pathTo<Name extends RouteName>(name: Name, ...[params, query]: Args<Name>): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const path = paths[name]
    .replace(/\{(\w+)\??\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')))
    .replace(/(.)\/+$/, '$1');
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${path}?${search}` : path;
}

const patterns = (Object.keys(paths) as RouteName[])
  .map((name) => ({ name, path: paths[name] }))
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(({ name, path }) => ({
    name,
    regex: new RegExp(`^${path.replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  }));

/** The route that a path (no query) belongs to and the values in it, or null where no route answers. */
export function matchRoute(path: string): { name: RouteName; params: Record<string, string> } | null {
  for (const { name, regex } of patterns) {
    const match = regex.exec(path);
    if (!match) continue;
    const found = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
    return { name, params: Object.fromEntries(found.map(([key, value]) => [key, decodeSegment(value!)])) };
  }
  return null;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
