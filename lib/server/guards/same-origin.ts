// Calls that change something are taken from the site's own pages only. Decisions, 'Calls'; bar S4.
import { Failure } from '../failure';

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Throws cross_site unless the request comes from a page of `host` (as the browser names it, with its port).
 * Sec-Fetch-Site decides; an Origin, where there is one, must agree with it. A request with neither comes from no
 * browser, or from one too old to send a form across sites without an Origin.
 */
export function requireSameOrigin(headers: Headers, host: string): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Failure('cross_site');
  if (origin !== null && hostOf(origin) !== host.toLowerCase()) throw new Failure('cross_site');
}

/**
 * Logging out is a GET, which pictures, links and other sites can cause too: throws cross_site unless the request is
 * certainly a script's own, from a page of `host`. A browser too old to say so must name its page. (C08)
 */
export function requireOwnScript(headers: Headers, host: string): void {
  requireSameOrigin(headers, host);
  const site = headers.get('sec-fetch-site');
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  const said = site ?? (hostOf(headers.get('origin') ?? headers.get('referer') ?? '') === host.toLowerCase() ? 'same-origin' : null);
  if (said !== 'same-origin') throw new Failure('cross_site');
  if (mode === 'navigate' || mode === 'no-cors') throw new Failure('cross_site');
  if (destination !== null && destination !== 'empty') throw new Failure('cross_site');
}
