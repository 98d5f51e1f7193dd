import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { setRequestLocale } from 'next-intl/server';
import { ApiError } from '@/lib/api/api-error';
import { visitorAddress } from '@/lib/api/client-address';
import { notePageCookies, requestIdHeader } from '@/lib/api/page-status';
import { callServer, type Caller } from '@/lib/api/server';
import { siteSettings, UnknownSiteError } from '@/lib/api/site';
import type { Endpoint, Input, Result } from '@/lib/contract/endpoint';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { getUser, type User } from '@/lib/contract/user';
import { endedMarkCookie, noAuthCookie } from '@/lib/site/cookies/ended-session';
import { hasQueryMark, hasTrafficMark, variantOf } from '@/lib/site/addresses/presentation';
import { audienceOf, nicheOf, type Audience } from '@/lib/site/niches/niches';
import { matchRoute, pathTo, routes } from '@/lib/site/addresses/routes';
import { siteInfo, siteOfMember, type SiteInfo } from '@/lib/site/site-info';
import { hostName, hostOfKey } from '@/lib/site/http/site-key';
import type { Variant } from '@/lib/site/addresses/slugs';
import { spellingOf } from '@/lib/site/languages/spelling';
import { trackingCookie } from '@/lib/site/cookies/tracking';

export type SiteParams = Promise<{ site: string; slug: string }>;

export type SiteRequest = {
  host: string;
  variant: Variant;
  settings: SiteSettings;
  site: SiteInfo;
  /** Whom a page shows that is seen in the look of a niche by its slug. */
  audience: Audience;
  /** On whose behalf a page that is the same for everybody asks the server. */
  visitor: Caller;
};

/** Says of the visitors of a kept page that somebody sent them, not who. (T16) */
const [someSource] = trackingCookie({ ref: 'ad' }).split(';');

/** The query of the address, as the middleware asked the settings with it. (C13) */
async function routeQuery(): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams((await headers()).get('x-vonk-query') ?? ''));
}

const siteOf = cache(async (key: string, slug: string): Promise<SiteRequest> => {
  const variant = variantOf(slug);
  const host = hostName(hostOfKey(key));
  if (!variant || !host || key.includes('.')) notFound();
  try {
    const settings = await siteSettings(host, hasQueryMark(slug) ? await routeQuery() : {});
    const trafficSource = hasTrafficMark(slug);
    return { host, variant, settings, site: siteInfo(settings, variant, trafficSource), audience: audienceOf(variant.niche, nicheOf(settings.niche)), visitor: { host, cookie: trafficSource ? someSource : undefined } };
  } catch (error) {
    if (error instanceof UnknownSiteError) notFound();
    throw error;
  }
});

/** What any page knows: its site and its variant. Also tells next-intl the language and its spelling, which every layout and page must. */
export async function siteRequest(params: SiteParams): Promise<SiteRequest> {
  const { site, slug } = await params;
  const request = await siteOf(site, slug);
  setRequestLocale(spellingOf(request.variant.locale, request.site.country));
  return request;
}

export type LiveRequest = SiteRequest & {
  /** The signed-in member; null for a visitor. */
  user: User | null;
  /** Why the member could not be asked for: the server gave nothing. */
  trouble: ApiError | null;
  deadline: number;
  /** Makes a call as the visitor of this page. Throws ApiError. */
  call: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Result<E>>;
};

/** The page that was asked for, with its query: where a form of the frame leads back to. */
export async function pageAsked(): Promise<string> {
  const inner = await headers();
  const query = inner.get('x-vonk-query');
  return (inner.get('x-vonk-path') ?? '/') + (query ? `?${query}` : '');
}

/** Answers 404 where a page that is made for each request was asked for past the middleware, which alone names the path. */
export async function requireMiddleware(): Promise<void> {
  if (!(await headers()).has('x-vonk-path')) notFound();
}

/**
 * The page was asked for with a session that the server has ended: its cookie goes, and a page for members, or of the members area, leads
 * to the root, which says why. Any other is a visitor's: what a mail leads to still opens. (T01)
 */
export async function clearEndedSession(): Promise<void> {
  const inner = await headers();
  const name = matchRoute(inner.get('x-vonk-path') ?? '')?.name;
  const leaves = name !== undefined && (routes[name].member === true || routes[name].membersArea === true);
  notePageCookies(inner.get(requestIdHeader) ?? '', leaves ? [noAuthCookie, endedMarkCookie] : [noAuthCookie]);
  if (leaves) redirect(pathTo('index'));
}

const liveOf = cache(async (key: string, slug: string): Promise<LiveRequest> => {
  await requireMiddleware();
  const [inner, jar, request] = await Promise.all([headers(), cookies(), siteOf(key, slug)]);
  const deadline = Number(inner.get('x-vonk-deadline'));
  const caller: Caller = { host: request.host, cookie: jar.toString(), address: visitorAddress(inner), requestId: inner.get(requestIdHeader) ?? undefined, deadline, page: {} };
  const asked = new Map<string, Promise<unknown>>();
  const call: LiveRequest['call'] = (endpoint, input) => {
    const make = () => callServer(endpoint, input, caller);
    if (endpoint.method !== 'GET') {
      // Nothing that was known before it holds after it.
      return make().finally(() => {
        asked.clear();
        caller.page = {};
      });
    }
    // What a page's title, its frame and the page itself ask alike is asked once.
    const key = JSON.stringify([endpoint.path, endpoint.when, input]);
    const known = asked.get(key) ?? make();
    asked.set(key, known);
    return known as ReturnType<typeof make>;
  };
  const known = jar.has('auth') ? await call(getUser, {}).catch((error: ApiError) => error) : { user: null };
  if (jar.has('auth') && (known instanceof ApiError ? known.authenticationRequired : known.user === null)) await clearEndedSession();
  return known instanceof ApiError
    ? { ...request, deadline, call, user: null, trouble: known.authenticationRequired ? null : known }
    : { ...request, site: known.user ? siteOfMember(request.site, known.user) : request.site, deadline, call, user: known.user, trouble: null };
});

/** What a page with a session knows: the site, the member, and how to ask on the member's behalf. */
export async function liveRequest(params: SiteParams): Promise<LiveRequest> {
  const { site, slug } = await params;
  const request = await liveOf(site, slug);
  setRequestLocale(spellingOf(request.variant.locale, request.site.country));
  return request;
}

/** The same for a page that only members may see: a visitor is sent to the login page, which leads back here. (T02) */
export async function memberRequest(params: SiteParams): Promise<LiveRequest & { user: User }> {
  const request = await liveRequest(params);
  if (request.trouble) throw request.trouble;
  if (!request.user) redirect(pathTo('login', {}, { to: (await headers()).get('x-vonk-path') ?? undefined }));
  return { ...request, user: request.user };
}
