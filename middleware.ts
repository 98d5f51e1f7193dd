// Who is the visitor's site, which language and niche; then the internal page that answers. The rules live in lib/site.
import { createHash } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { visitorAddress } from './lib/api/client-address';
import { repeatable } from './lib/api/micro-cache';
import { requestIdHeader } from './lib/api/page-status';
import { deadlinesFrom, mayLook } from './lib/api/server';
import { siteOfHost } from './lib/api/site';
import { contentSecurityPolicy } from './lib/site/http/content-policy.mjs';
import { firstScript } from './lib/site/http/content-security';
import { mayBeIndexed } from './lib/site/addresses/found-pages';
import { decidingCookies } from './lib/site/cookies/deciding-cookies';
import { localeCookie } from './lib/site/languages/locale-cookie';
import { isLocale } from './lib/site/languages/locales';
import { pictureHost } from './lib/site/addresses/picture-host';
import { plainPage } from './lib/site/http/plain-page';
import { present } from './lib/site/addresses/presentation';
import { siteKeyOf } from './lib/site/http/site-key';
import { resolveLocale } from './lib/site/languages/resolve-locale';
import { stepCookie, stepFrom } from './lib/site/addresses/step-further';
import { hasTrafficSource, trackingCookie, trackingIn } from './lib/site/cookies/tracking';

export const config = {
  runtime: 'nodejs',
  // One text for Next, which reads it without running it: a backslash ends each of its lines.
  // A path that skips this must be answered outside app/[site]: what is left out names a file, or a folder that answers for all below it.
  matcher: ['/((?!\
api/|\
_next/static/(?!(?:cached|guest|live)(?:/|$))|\
fonts/LICENSE$|\
fonts/[\\w-]+\\.[a-z0-9]+$|\
art/(?:app|landers|landers/film|landers/previews|scenes)/[\\w-]+\\.[a-z0-9]+$|\
art/(?:gifts|pictures)\\.svg$|\
forms/[a-z-]+$|\
icons\\.svg(?:\\.br|\\.gz)?$|\
favicon\\.ico$|\
robots\\.txt$|\
sitemap\\.xml$|\
manifest\\.webmanifest$|\
sw\\.js$|\
offline$|\
site-images/[a-z0-9-]+\\.[a-z]+$|\
healthz$|\
readyz$|\
metrics$|\
sandbox/payment/[\\w-]+$|\
operator$|\
operator/[\\w./-]*$|\
dev/api$|\
dev/landers$|\
dev/outbox$|\
dev/outbox/[a-z0-9/]*$\
).*)'],
};

const development = process.env.NODE_ENV === 'development';
const hasGallery = process.env.VONK_GALLERY === '1';
/** The list of the gallery and /dev/texts show scenes in frames. */
const framedHere = "frame-ancestors 'self'";
const firstHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}`;

export async function middleware(request: NextRequest): Promise<Response> {
  // It stands outside the sites; in a build without it the path is one that no route answers.
  if (hasGallery && /^\/dev\/gallery(\/|$)/.test(request.nextUrl.pathname)) return NextResponse.next({ headers: { 'content-security-policy': framedHere } });
  if (hasGallery && request.nextUrl.pathname === '/dev/texts') return NextResponse.rewrite(new URL(`/dev/gallery/texts${request.nextUrl.search}`, request.nextUrl));
  const { locale: chosen, signedIn, tracking: kept } = decidingCookies(request.headers.get('cookie'));
  const siteKey = siteKeyOf(request.headers.get('host'));
  if (!siteKey) return plainPage('wrongSite', resolveLocale({ cookie: chosen }));
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });

  const deadlines = deadlinesFrom(Date.now());
  const found = await siteOfHost(request.headers.get('host'), Object.fromEntries(request.nextUrl.searchParams), deadlines.settings);
  if ('trouble' in found) return plainPage(found.trouble, resolveLocale({ cookie: chosen }));
  const { settings, byQuery } = found;

  const isFirstTouch = Object.keys(kept).length === 0;
  const tracking = isFirstTouch ? trackingIn(request.nextUrl.searchParams) : kept;
  const asked = {
    path: request.nextUrl.pathname, siteKey, settings, localeCookie: chosen,
    lang: request.nextUrl.searchParams.get('lang'), carried: request.nextUrl.searchParams.get('slug'), region: request.nextUrl.searchParams.get('region'), signedIn, trafficSource: hasTrafficSource(tracking), byQuery,
  };
  const usual = present(asked);
  const presentation = usual.look && !(await mayLook(visitorAddress(request.headers))) ? present({ ...asked, outOfLooks: true }) : usual;
  const nonce = crypto.randomUUID();
  const policy = contentSecurityPolicy([`nonce-${nonce}`, firstHash], pictureHost(settings.cdn_prefix));
  const requestId = crypto.randomUUID();
  // A kept page knows no query: what stood in the address of whoever came first would stand in everybody's page.
  const query = presentation.cached ? '' : request.nextUrl.search;
  const response = NextResponse.rewrite(new URL(presentation.rewrite + query, request.nextUrl), {
    status: presentation.route ? 200 : 404,
    request: { headers: innerHeaders(request.headers, { requestId, deadline: deadlines.page, policy: presentation.cached || development ? null : policy, path: request.nextUrl.pathname, query: request.nextUrl.searchParams.toString() }) },
  });
  response.headers.set('x-request-id', requestId);
  // Browsers would honour the long life of a cached page and show the old language after a switch. Of a member's page they keep no byte: "back"
  // would show it after a logout. (S9)
  const isOwn = !presentation.cached && signedIn;
  response.headers.set('cache-control', isOwn ? 'private, no-store' : 'private, no-cache');
  response.headers.set('content-language', presentation.variant.locale);
  if (!mayBeIndexed(presentation.route)) response.headers.set('x-robots-tag', 'noindex');
  if (isFirstTouch && Object.keys(tracking).length > 0) response.headers.append('set-cookie', trackingCookie(tracking));
  const left = stepFrom(request.headers, request.nextUrl.pathname);
  if (left) response.headers.append('set-cookie', stepCookie(left));
  // Whom an address spoke to in a language, the pages that follow speak to in it too.
  const { carried, variant: { locale } } = presentation;
  if (carried ? locale !== chosen : !isLocale(chosen) && locale !== resolveLocale({ domainLanguage: settings.domain_language })) response.headers.append('set-cookie', localeCookie(locale));
  // Neither a look nor a cookie is given twice.
  if (presentation.cached && !presentation.look && !response.headers.has('set-cookie')) response.headers.set(repeatable, '1');
  if (!presentation.cached && !development) response.headers.set('content-security-policy', policy);
  return response;
}

/** The headers that the page is given: what only this app may say is taken out of the visitor's first. */
function innerHeaders(outer: Headers, own: { requestId: string; deadline: number; policy: string | null; path: string; query: string }): Headers {
  const headers = new Headers(outer);
  for (const name of [...headers.keys()]) if (name.startsWith('x-middleware-') || name.startsWith('x-vonk-')) headers.delete(name);
  headers.delete('content-security-policy');
  headers.delete('x-nonce');
  headers.set('x-vonk-deadline', String(own.deadline));
  headers.set('x-vonk-path', own.path);
  headers.set('x-vonk-query', own.query);
  headers.set(requestIdHeader, own.requestId);
  if (own.policy) headers.set('content-security-policy', own.policy);
  return headers;
}
