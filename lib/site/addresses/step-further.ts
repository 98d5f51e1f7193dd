// Which page with `lb` in its address a visitor went further from within the site: that one was no bounce. Decision 26. (T18)
import { cookieValue } from '../cookies/cookie-value';
import { matchRoute } from './routes';

const cookieName = 'stepped';
/** How long a page that was gone further from is no bounce, in seconds: an advertisement that leads to it again later counts anew. */
const life = 30 * 60;

/** The page of an address that switches the logging of bounces on; null for any other. (T18) */
export function pageOfBounces(referrer: string | null): URL | null {
  const page = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  return page?.searchParams.has('lb') ? page : null;
}

/** What goes along in the query of a page that a member is led on to: an advertisement leads members too, and that page is then the one that is left. `lb`: as it stands in the query. (T18) */
export const passedOn = (lb: string | string[] | undefined): { lb?: 1 } => (lb === undefined ? {} : { lb: 1 });

/** The path of such a page of this host, where the request is for another page and was made by a link or a form on it; else null. */
export function stepFrom(headers: Headers, path: string): string | null {
  const page = pageOfBounces(headers.get('referer'));
  const isDocument = headers.get('accept')?.includes('text/html') && !headers.has('sec-purpose') && !headers.has('purpose');
  return page && isDocument && page.host === headers.get('host') && page.pathname !== path && matchRoute(page.pathname) ? page.pathname : null;
}

/** The cookie that says so, as text for Set-Cookie. */
export const stepCookie = (path: string) => `${cookieName}=${encodeURIComponent(path)}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`;

/** Whether the visitor went further from that page, by a Cookie header. */
export function wentFurther(cookies: string | null, { pathname }: URL): boolean {
  return cookieValue(cookies, cookieName) === encodeURIComponent(pathname);
}
