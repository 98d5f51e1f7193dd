// Which site a request is for: by the host it was sent to, among the sites there are. Decisions, 'Calls'; bar S5.
import { eq } from 'drizzle-orm';
import { siteSettings, type SiteSettings } from '@/lib/contract/site-settings';
import { hostName } from '@/lib/site/http/site-key';
import { Failure } from '../failure';
import { grouped } from '../grouped';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { siteHosts, sites, type StoredCompany, type StoredSettings } from '../store/schema/sites';

export type Site = {
  id: number;
  /** The host that links in mails carry. */
  domain: string;
  hosts: readonly string[];
  /** One that says nothing of the time bonus gives it. (T08) */
  settings: SiteSettings & { time_bonus: boolean };
  /** The settings as the operator wrote them: what settings.php answers. */
  stored: StoredSettings;
  company: StoredCompany;
};

/** Sites change seldom: their records are read again after this many milliseconds. */
const life = 30_000;

/** The host that a request was sent to, with its port. Server rendering names it in the address alone. */
export function hostOf(request: Request): string {
  return (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
}

/** A finder of sites by host, with a short memory. It throws wrong_site for a host that no site answers on. */
export function siteFinder(db: Database, clock: Clock): (host: string) => Promise<Site> {
  let known: { until: number; byHost: Promise<Map<string, Site>> } | undefined;

  const read = async (): Promise<Map<string, Site>> => {
    const rows = await db.select().from(siteHosts).innerJoin(sites, eq(sites.id, siteHosts.siteId));
    const hostsOf = grouped(rows, (row) => row.sites.id);
    return new Map(
      rows.map(({ site_hosts: { host }, sites: { id, domain, settings, company } }) => {
        const hosts = hostsOf.get(id)!.map((each) => each.site_hosts.host);
        const said = siteSettings.parse(settings);
        return [host, { id, domain, hosts, settings: { ...said, time_bonus: said.time_bonus ?? true }, stored: settings, company }];
      }),
    );
  };

  return async (host) => {
    const now = clock.now().getTime();
    if (!known || now >= known.until) {
      const byHost = read();
      known = { until: now + life, byHost };
      byHost.catch(() => (known = undefined));
    }
    const name = hostName(host);
    const site = name && (await known.byHost).get(name);
    if (!site) throw new Failure('wrong_site');
    return site;
  };
}
