// Where a visitor came from: read once from the address they landed on, kept for the visit in a cookie that scripts may read.
// Specification, sections 3 (Tracking data) and 4. (E09, T15, T16)
import { trackingKeys, type Tracking } from '../../contract/tracking';
import { cookieValue } from './cookie-value';

const cookieName = 'tracking';
const longest = 100;

/** Marketers' values are plain words and numbers; what is no printable ASCII, and what is too much, is left out. */
function clean(value: string | null): string | undefined {
  return value?.replace(/[^\x20-\x7e]/g, '').trim().slice(0, longest) || undefined;
}

/** The tracking values in the query of an address. */
export function trackingIn(search: URLSearchParams): Tracking {
  const found = trackingKeys.flatMap((key) => {
    const value = clean(search.get(key));
    return value ? [[key, value]] : [];
  });
  return Object.fromEntries(found) as Tracking;
}

/** What is kept of where the visitor came from, out of a Cookie header or `document.cookie`; empty where nothing is. (E09) */
export function readTracking(cookies: string | null | undefined): Tracking {
  return trackingIn(new URLSearchParams(cookieValue(cookies, cookieName)));
}

/** The cookie of a visit, as text for Set-Cookie: it goes when the browser closes. */
export function trackingCookie(tracking: Tracking): string {
  const values = trackingKeys.flatMap((key) => (tracking[key] ? [[key, tracking[key]]] : []));
  return `${cookieName}=${new URLSearchParams(values)}; Path=/; SameSite=Lax`;
}

/** Whether somebody sent the visitor: an advertising network or a referrer is named. (T15, T16) */
export function hasTrafficSource({ network, ref }: Tracking): boolean {
  return Boolean(network || ref);
}
