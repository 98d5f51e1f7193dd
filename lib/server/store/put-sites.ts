// Brings the sites of the database to what the operator's file says: at every start, so that a change is a restart. Decision 215.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { OwnSite, SoldBundle } from '../sites-file';
import type { Database } from '../database/database';
import { putDiscountCodes, putInvites } from './put-codes';
import { bundles } from './schema/orders';
import { icebreakers, interests, siteHosts, sites } from './schema/sites';

/** Several instances may start at once: this number, an advisory lock of a transaction, lets one write at a time. */
const sitesLock = 4_813_092;

/** What a new site begins with where its file is silent. */
export type Given = { interests: readonly string[]; icebreakers: NonNullable<OwnSite['icebreakers']> };

async function putSite(db: Database, { key, hosts, settings, company }: OwnSite): Promise<{ id: number; isNew: boolean }> {
  const [before] = await db.select({ id: sites.id }).from(sites).where(eq(sites.key, key));
  const row = { key, domain: String(settings.domain), settings, company };
  const [put] = await db.insert(sites).values(row).onConflictDoUpdate({ target: sites.key, set: row }).returning({ id: sites.id });
  const siteId = put!.id;
  for (const host of hosts) await db.insert(siteHosts).values({ host, siteId }).onConflictDoUpdate({ target: siteHosts.host, set: { siteId } });
  await db.delete(siteHosts).where(and(eq(siteHosts.siteId, siteId), notInArray(siteHosts.host, hosts)));
  return { id: siteId, isNew: !before };
}

/** A bundle that is not in the list any more is taken off sale, and stays that of its orders. */
async function putBundles(db: Database, siteId: number, wanted: readonly SoldBundle[]): Promise<void> {
  const rows = await db.select().from(bundles).where(eq(bundles.siteId, siteId));
  const same = (row: (typeof rows)[number], { country, currency, credits, price }: SoldBundle) =>
    row.country === (country ?? null) && row.currency === currency && row.credits === credits && row.price === price;
  for (const bundle of wanted) {
    const { country, currency, credits, price, recommended = false } = bundle;
    const row = rows.find((each) => same(each, bundle));
    if (row) await db.update(bundles).set({ recommended, retired: false }).where(eq(bundles.id, row.id));
    else await db.insert(bundles).values({ siteId, country: country ?? null, currency, credits, price, recommended });
  }
  const gone = rows.filter((row) => !wanted.some((each) => same(row, each))).map(({ id }) => id);
  if (gone.length > 0) await db.update(bundles).set({ retired: true }).where(inArray(bundles.id, gone));
}

/** The lines of the file; without them a new site gets those of the product, and another keeps what its operator wrote. */
async function putIcebreakers(db: Database, siteId: number, lines: Given['icebreakers']): Promise<void> {
  await db.delete(icebreakers).where(eq(icebreakers.siteId, siteId));
  const rows = Object.entries(lines).flatMap(([language, each]) => each.map((line, position) => ({ siteId, language, position, line })));
  if (rows.length > 0) await db.insert(icebreakers).values(rows);
}

/** Those that are new come after those that are there: places are given once. */
async function putInterests(db: Database, wanted: Given['interests']): Promise<void> {
  const rows = await db.select().from(interests);
  const next = Math.max(-1, ...rows.map(({ position }) => position)) + 1;
  const fresh = wanted.filter((key) => !rows.some((row) => row.key === key)).map((key, at) => ({ key, position: next + at }));
  if (fresh.length > 0) await db.insert(interests).values(fresh);
}

/** Puts all of `own` in one transaction. Sites that the file does not name stay as they are. */
export async function putSites(db: Database, own: readonly OwnSite[], given: Given): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sitesLock})`);
    await putInterests(tx, given.interests);
    for (const site of own) {
      const { id, isNew } = await putSite(tx, site);
      await putBundles(tx, id, site.bundles);
      const lines = site.icebreakers ?? (isNew ? given.icebreakers : undefined);
      if (lines) await putIcebreakers(tx, id, lines);
      if (site.discount_codes) await putDiscountCodes(tx, id, site.discount_codes);
      if (site.invites) await putInvites(tx, id, site.invites);
    }
  });
}
