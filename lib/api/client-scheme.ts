// Whether a visitor's browser speaks https: what Node's socket says, or the proxies in front, or the browser's own headers. Decision 278.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { once } from '../once';
import { hostName } from '../site/http/site-key';
import { siteOrigin } from '../site/addresses/site-origin';

export type Scheme = 'http' | 'https';

/** Browsers send these to https, and to this machine; never over http from elsewhere. */
const sentOverHttps = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'];

/**
 * The scheme of a request. Of X-Forwarded-Proto the word of the operator's own proxies counts; without any of them named, who says
 * https of itself is believed, as that only makes its own answer stricter. A proxy that says nothing is known by the browser behind it.
 */
export function clientScheme(encrypted: boolean, headers: IncomingHttpHeaders, proxies: number): Scheme {
  if (encrypted) return 'https';
  const said = headers['x-forwarded-proto']?.toString().split(',').map((hop) => hop.trim().toLowerCase()) ?? [];
  if (proxies > 0 && said.length > 0) return said[Math.max(0, said.length - proxies)] === 'https' ? 'https' : 'http';
  if (said[0] === 'https') return 'https';
  const host = hostName(headers.host);
  const isElsewhere = host !== null && siteOrigin(host, undefined, 0).startsWith('https:');
  return isElsewhere && sentOverHttps.some((name) => headers[name] !== undefined) ? 'https' : 'http';
}

/** From now on X-Forwarded-Proto of every request that reaches this process is that scheme. To be called once, before the first request. */
export function tellClientScheme(proxies: number): void {
  once('tell client scheme', () => {
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      request.headers['x-forwarded-proto'] = clientScheme((request.socket as Partial<TLSSocket>).encrypted === true, request.headers, proxies);
    });
    return true;
  });
}
