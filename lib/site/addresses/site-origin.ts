// Where a site's pages are found from outside, for addresses that must be whole. Decisions, 'Calls' (visible domain).

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^127\.\d+\.\d+\.\d+$/.test(host);

/** The origin of a site: its own domain with https; on this machine the host that was asked for, and the port of the process. */
export function siteOrigin(host: string, domain: string | undefined, port: number): string {
  return isLoopback(host) ? `http://${host}:${port}` : `https://${domain && !isLoopback(domain) ? domain : host}`;
}

/** The same as people write it, without its scheme: what stands on paper. */
export function siteHost(host: string, domain: string | undefined, port: number): string {
  return new URL(siteOrigin(host, domain, port)).host;
}
