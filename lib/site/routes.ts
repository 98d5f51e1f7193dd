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

const table = {
  index: { path: '/', layout: 'default', cached: true },
  likes: { path: '/likes', layout: 'default', member: true, membersArea: true },
  'likes-type': { path: '/likes/{type}', layout: 'default', member: true },
  'likes-m-id': { path: '/likes/m/{id}', layout: 'default', member: true, membersArea: true },
  chats: { path: '/chats', layout: 'chat', member: true, membersArea: true },
  'chats-id': { path: '/chats/{id}', layout: 'chat', member: true },
  members: { path: '/members', layout: 'default', membersArea: true },
  'members-id': { path: '/members/{id}', layout: 'default', membersArea: true },
  'members-id-chat': { path: '/members/{id}/chat', layout: 'chat', member: true },
  'members-id-landing': { path: '/members/{id}/landing', layout: 'lander', cached: true },
  'members-id-signup': { path: '/members/{id}/signup', layout: 'lander' },
  'members-id-landing2-slug': { path: '/members/{id}/landing2/{slug?}', layout: 'lander', cached: true },
  'members-id-landing3-slug': { path: '/members/{id}/landing3/{slug?}', layout: 'lander', cached: true },
  'account-deleted': { path: '/account-deleted', layout: 'default' },
  complaints: { path: '/complaints', layout: 'default' },
  'complete-signup': { path: '/complete-signup', layout: 'default', member: true },
  credits: { path: '/credits', layout: 'default', member: true },
  'credits-repeat-order': { path: '/credits/repeat-order', layout: 'default', member: true },
  'credits-id-paymentmethod': { path: '/credits/{id}/{paymentmethod?}', layout: 'default', member: true },
  directdebit: { path: '/directdebit', layout: 'default', member: true },
  'lang-config': { path: '/lang-config', layout: 'default', cached: true },
  login: { path: '/login', layout: 'empty' },
  'match-finder': { path: '/match-finder', layout: 'default' },
  notifications: { path: '/notifications', layout: 'default', member: true },
  premium: { path: '/premium', layout: 'default', member: true, membersArea: true },
  pricing: { path: '/pricing', layout: 'default', cached: true },
  profile: { path: '/profile', layout: 'default', member: true },
  settings: { path: '/settings', layout: 'default', member: true },
  'settings-section': { path: '/settings/{section}', layout: 'default', member: true },
  'reset-password': { path: '/reset-password', layout: 'empty' },
  'reset-password-do': { path: '/reset-password/do', layout: 'empty' },
  signup: { path: '/signup', layout: 'default' },
  'signup-matches': { path: '/signup-matches', layout: 'default', member: true },
  'swipe-game': { path: '/swipe-game', layout: 'default', member: true },
  'activate-done': { path: '/activate/done', layout: 'default' },
  'activate-error': { path: '/activate/error', layout: 'default' },
  'mail-change-do': { path: '/mail-change/do', layout: 'default' },
  'transactions-id': { path: '/transactions/{id?}', layout: 'default', member: true },
  'landers-tinderswipe': { path: '/landers/tinderswipe', layout: 'lander', cached: true },
  'landers-alonetonight-slug': { path: '/landers/alonetonight/{slug?}', layout: 'lander', cached: true },
  'landers-collagelanding-slug': { path: '/landers/collagelanding/{slug?}', layout: 'lander', cached: true },
  'landers-gallery-slug': { path: '/landers/gallery/{slug?}', layout: 'lander', cached: true },
  'landers-iconslanding-slug': { path: '/landers/iconslanding/{slug?}', layout: 'lander', cached: true },
  'landers-maplanding-slug': { path: '/landers/maplanding/{slug?}', layout: 'lander', cached: true },
  'landers-socialnetwork-slug': { path: '/landers/socialnetwork/{slug?}', layout: 'lander', cached: true },
  'landers-transitionsvideolanding-slug': { path: '/landers/transitionsvideolanding/{slug?}', layout: 'lander', cached: true },
  'landers-video-slug': { path: '/landers/video/{slug?}', layout: 'lander', cached: true },
  'pages-ban': { path: '/pages/ban', layout: 'default', cached: true },
  'pages-cookies': { path: '/pages/cookies', layout: 'default', cached: true },
  'pages-faq': { path: '/pages/faq', layout: 'default', cached: true },
  'pages-privacy': { path: '/pages/privacy', layout: 'default', cached: true },
  'pages-return-policy': { path: '/pages/return-policy', layout: 'default', cached: true },
  'pages-service': { path: '/pages/service', layout: 'default', cached: true },
  'pages-terms': { path: '/pages/terms', layout: 'default', cached: true },
  token: { path: '/{token}', layout: 'default', cached: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof table;
export const routes: Record<RouteName, Route> = table;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Params<Name extends RouteName> = {
  [Key in Names<(typeof table)[Name]['path']> as Key extends `${string}?` ? never : Key]: string | number;
} & {
  [Key in Names<(typeof table)[Name]['path']> as Key extends `${infer Bare}?` ? Bare : never]?: string | number;
};
type Query = Record<string, string | number | undefined>;
type Args<Name extends RouteName> = keyof Params<Name> extends never ? [params?: Record<string, never>, query?: Query] : [params: Params<Name>, query?: Query];

/**
 * The address of a route: `pathTo('members-id', { id: 7 })` is '/members/7'. Values are escaped; query values that are
 * undefined are left out.
 */
export function pathTo<Name extends RouteName>(name: Name, ...[params, query]: Args<Name>): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const path = routes[name].path
    .replace(/\{(\w+)\??\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')))
    .replace(/(.)\/+$/, '$1');
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${path}?${search}` : path;
}

const patterns = (Object.keys(table) as RouteName[])
  .map((name) => ({ name, path: routes[name].path }))
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
