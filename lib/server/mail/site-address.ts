// Where a site is reached from outside, by its own record and never by a header. Decisions, 'Calls'.

/** Whether a host is one that only this machine reaches: those of the demo sites. */
export function isOwnMachine(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
}

/**
 * Scheme, host and port of a site, without a slash at the end: 'https://vonk.example', and 'http://she.localhost:3000'
 * for a demo site, which only this machine reaches. A record may name a port itself. `port`: where this server listens.
 */
export function siteAddress(site: { domain: string }, port: number): string {
  const [host = '', ownPort] = site.domain.toLowerCase().split(':');
  if (isOwnMachine(host)) return `http://${host}:${ownPort ?? port}`;
  return `https://${host}${ownPort ? `:${ownPort}` : ''}`;
}
