// Where a site is reached from outside, by its own record and never by a header. Decisions, 'Calls'.
import { isOwnMachine } from '@/lib/site/http/this-machine';

/**
 * Scheme, host and port of a site, without a slash at the end: 'https://vonk.example', and 'http://she.localhost:3000'
 * for a demo site, which only this machine reaches. A record may name a port itself. `port`: where this server listens.
 */
export function siteAddress(site: { domain: string }, port: number): string {
  const [host = '', ownPort] = site.domain.toLowerCase().split(':');
  if (isOwnMachine(host)) return `http://${host}:${ownPort ?? port}`;
  return `https://${host}${ownPort ? `:${ownPort}` : ''}`;
}
