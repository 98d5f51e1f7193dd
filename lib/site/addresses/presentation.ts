// Which internal page answers an address: pure, from the path, the site's settings and the visitor's cookies. Specification, section 1.
import { isId } from '../../contract/wire';
import { countryInfo } from '../countries/countries';
import { isLocale } from '../languages/locales';
import { niches, nicheOf, type Niche } from '../niches/niches';
import { resolveLocale } from '../languages/resolve-locale';
import { matchRoute, pathTo, routes, type RouteName } from './routes';
import { parseSlug, slugOf, type Variant } from './slugs';
import { isStaticPage } from './static-pages';
import { trafficSourceMatters, type VisitorSettings } from '../members/visitor-rights';

type Asked = {
  path: string;
  siteKey: string;
  settings: { niche: unknown; domain_language?: string | null; countries?: readonly string[] } & VisitorSettings;
  localeCookie?: string;
  /** `lang` in the query: how a search engine asks for a page that has no slug in a language. */
  lang?: string | null;
  /** `slug` in the query: how the way from a lander to sign-up keeps the lander's look and language. */
  carried?: string | null;
  /** `region` in the query: the number of the region that a visitor chose on the map. */
  region?: string | null;
  /** The visitor carries a session cookie; whether it is good is for the page to find out. */
  signedIn: boolean;
  /** Somebody sent the visitor: an advertisement. */
  trafficSource?: boolean;
  /** The settings are those of this address's query, and not what the site says to everybody. (C13) */
  byQuery?: boolean;
  /** Whoever asks has looked at too many members: what is kept of one is not given, and the page made for the request says so. (S8) */
  outOfLooks?: boolean;
};

export type Presentation = {
  /** The internal path, below the host: '/localhost/nl/guest/login'. */
  rewrite: string;
  variant: Variant;
  /** Null where no route answers: the page is the 404 page. */
  route: RouteName | null;
  cached: boolean;
  /** The page is kept, and shows one member: to be given to who has a look left. */
  look?: true;
  /** The visitor came along a lander's way to sign-up, in its language. */
  carried?: true;
};

// On sites where a traffic source changes what a visitor may do, those who came by one get pages of their own, kept apart. (T15, T16)
const trafficMark = '_ad';

// A page whose settings were asked for with its query is made for the request alone, and asks for them with the query again.
const queryMark = '_query';

// A kept page knows no query, so each region of the map is a page of its own.
const mapLander = 'landers-maplanding-slug';

const signupRoutes: readonly RouteName[] = ['signup', 'members-id-signup'];

/** The path that a token stands for: a static page's name opens that page, a landing slug the site's home. (A12, R20) */
function pathOfToken(token: string, visitor: Variant): { path: string; variant: Variant } | null {
  if (isStaticPage(token)) return { path: `/pages/${token}`, variant: visitor };
  const variant = parseSlug(token, visitor);
  return variant && { path: '/', variant };
}

/** A page that is kept, and shows one member. */
const isOfMember = (name: RouteName): boolean => routes[name].cached === true && routes[name].path.startsWith('/members/');

/** Prices without a country are the site's own. A country that a site does not sell to is no page, and none is kept of it. */
const isSoldIn = (country: string | undefined, countries: readonly string[] = []): boolean => country === undefined || (countries.includes(country) && countryInfo(country) !== undefined);

/** The same route, where the country in an address was typed in small letters. */
function withCountryInCapitals(match: ReturnType<typeof matchRoute>): ReturnType<typeof matchRoute> {
  return match?.name === 'pricing' && match.params.country ? { ...match, params: { ...match.params, country: match.params.country.toUpperCase() } } : match;
}

/**
 * The path of a page below its variant. One that is kept has one path, however its address is written; the slug stands in front, and not once more behind: for
 * none, for 'auto' and by name it is one page.
 */
function innerOf({ name, params }: NonNullable<ReturnType<typeof matchRoute>>, path: string): string {
  if (!routes[name].cached) return path.replace(/(.)\/+$/, '$1');
  return (pathTo as (name: RouteName, params: Record<string, string | undefined>) => string)(name, { ...params, slug: undefined });
}

/**
 * Decides language, niche and internal path of a request. A landing slug in the path wins over cookie and settings; an
 * address that no route or slug answers gets the 404 page of the visitor's own variant. (A09, A12, A13)
 */
export function present({ path, siteKey, settings, localeCookie, lang, carried, region, signedIn, trafficSource = false, byQuery = false, outOfLooks = false }: Asked): Presentation {
  const own: Niche = nicheOf(settings.niche);
  const visitor: Variant = { niche: own, locale: isLocale(lang) ? lang : resolveLocale({ cookie: localeCookie, domainLanguage: settings.domain_language }) };
  const mark = (byQuery ? queryMark : '') + (trafficSource && trafficSourceMatters(settings) ? trafficMark : '');
  const page = (inner: string, variant: Variant, route: RouteName | null, mayCache: boolean): Presentation => {
    const isLook = route !== null && isOfMember(route);
    const cached = mayCache && !signedIn && !byQuery && !(isLook && outOfLooks);
    const below = inner === '/' ? '' : inner;
    // Of what is not for members alone, somebody without a session gets a page that loads nothing of the members'.
    const isGuest = !signedIn && !mayCache && route !== null && !routes[route].member;
    return { rewrite: `/${siteKey}/${slugOf(variant)}${mark}/${cached ? 'cached' : isGuest ? 'guest' : 'live'}${below}`, variant, route, cached, ...(isLook && cached ? { look: true } : {}) };
  };

  const match = withCountryInCapitals(matchRoute(path));
  if (match?.name === 'token') {
    const meant = pathOfToken(match.params.token ?? '', visitor);
    if (meant) return page(meant.path, meant.variant, matchRoute(meant.path)!.name, true);
  } else if (match) {
    const { slug } = match.params;
    const along = carried && signupRoutes.includes(match.name) ? parseSlug(carried, visitor) : null;
    const variant = slug === undefined ? (along ?? visitor) : parseSlug(slug, visitor);
    const inner = match.name === mapLander && /^[1-9]\d?$/.test(region ?? '') ? pathTo(mapLander, { slug: `region-${region}` }) : innerOf(match, path);
    const isThere = match.name === 'pricing' ? signedIn || isSoldIn(match.params.country, settings.countries) : !isOfMember(match.name) || isId(match.params.id ?? '');
    if (variant && isThere) return { ...page(inner, variant, match.name, routes[match.name].cached === true), ...(along ? { carried: true } : {}) };
  }
  return page('/missing', visitor, null, true);
}

/** The variant that an internal slug names, or null: these are always whole, never 'auto'. */
export function variantOf(slug: string): Variant | null {
  const nowhere: Variant = { niche: niches[0], locale: 'en' };
  return slug.includes('auto') ? null : parseSlug(slug.replace(marks, ''), nowhere);
}

const marks = new RegExp(`(${queryMark})?(${trafficMark})?$`);

/** Whether an internal slug stands for visitors with a traffic source, on a site where that makes a difference. (T15, T16) */
export function hasTrafficMark(slug: string): boolean {
  return slug.endsWith(trafficMark);
}

/** Whether an internal slug stands for a page whose settings are those of its own query. (C13) */
export function hasQueryMark(slug: string): boolean {
  return marks.exec(slug)?.[1] !== undefined;
}
