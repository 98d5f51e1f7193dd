// Calls that change something are taken from the site's own pages only. Decision 279; bar S4.
import { isOwnScript, isSameOrigin } from '@/lib/site/http/same-origin';
import { Failure } from '../failure';

/** Throws cross_site unless the request comes from a page of `host` (as the browser names it, with its port). */
export function requireSameOrigin(headers: Headers, host: string): void {
  if (!isSameOrigin(headers, host)) throw new Failure('cross_site');
}

/** Throws cross_site unless the request is certainly a script's own, from a page of `host`. (C08) */
export function requireOwnScript(headers: Headers, host: string): void {
  if (!isOwnScript(headers, host)) throw new Failure('cross_site');
}
