// From which network address a request comes: what Node's socket says, and of X-Forwarded-For only what proxies of the
// operator's own have added. Bar S8: a visitor who makes up addresses is still one visitor.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { uncountedProxy } from '../site/http/this-machine';
import { once } from '../once';

/** What proxies add, each in its way. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * The visitor's address. Each proxy adds the address that it was asked from at the end of X-Forwarded-For: with `proxies` of
 * them in front, the visitor stands that many places before the socket; whatever stands further ahead was made up.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, proxies: number): string {
  const own = plain(socket ?? '');
  const hops = [...(forwarded ? forwarded.split(',').map((hop) => plain(hop.trim())) : []), own];
  const address = hops[Math.max(0, hops.length - 1 - proxies)] ?? '';
  return isIP(address) ? address : own;
}

/** The visitor's address, as `tellClientAddress` has left it in every request: to whom a page's own calls are counted. */
export const visitorAddress = (headers: Pick<Headers, 'get'>): string | undefined => headers.get('x-forwarded-for') ?? undefined;

/** IPv4 as such, also where the socket speaks IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * From now on X-Forwarded-For of every request that reaches this process is that one address, before anything reads it;
 * Next would keep a visitor's own. To be called once, before the first request. `warn` hears once of a proxy that nobody named: to this process
 * all its visitors are one, and lock each other out. What came through one is marked, so that it does not count as asked from this machine.
 */
export function tellClientAddress(proxies: number, warn: () => void): void {
  once('tell client address', () => {
    let warned = proxies > 0;
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      if (!warned && request.headers['x-forwarded-for'] !== undefined) {
        warned = true;
        warn();
      }
      delete request.headers[uncountedProxy];
      if (proxies === 0 && proxyHeaders.some((name) => request.headers[name] !== undefined)) request.headers[uncountedProxy] = '1';
      request.headers['x-forwarded-for'] = clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString(), proxies);
      delete request.headers.forwarded;
      delete request.headers['x-real-ip'];
    });
    return true;
  });
}
