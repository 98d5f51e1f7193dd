// Puts the demo world into an empty database. Everything has its own fixed key: inserting it again changes nothing.
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { niches } from '@/lib/site/niches/niches';
import type { Database } from '../database/database';
import { openBook } from '../store/ledger-store';
import { conversations, messages, participants } from '../store/schema/conversations';
import { complaints } from '../store/schema/complaints';
import { creditLots } from '../store/schema/ledger';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { bundles, discountCodes } from '../store/schema/orders';
import { photos } from '../store/schema/photos';
import { reports } from '../store/schema/reports';
import { invites } from '../store/schema/signups';
import { icebreakers, interests, siteHosts, sites } from '../store/schema/sites';
import { demoBundles } from './bundles';
import { conversationRows } from './conversation-rows';
import type { DemoWorld } from './demo-world';
import { complaintRows, reportRows } from './report-rows';
import { memberRows, photoRows } from './member-rows';
import { notificationRows } from './notification-rows';

const perStatement = 200;
/** Ten per cent off, once for each member, on every demo site. */
const demoCode = 'ZOMER10';
/** Opens every demo site that takes sign-ups by invitation alone. */
const demoInvite = 'VONK-DEMO';

async function insertAll<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let at = 0; at < rows.length; at += perStatement) {
    await db.insert(table).values(rows.slice(at, at + perStatement)).onConflictDoNothing();
  }
}

/** Rows with keys of their own do not move the sequence that gives out the next one. */
async function advance(db: Database, table: string, id: SQL): Promise<void> {
  await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(${id}, 1))`);
}

async function insertSites(db: Database, world: DemoWorld): Promise<void> {
  const idOf = (site: DemoWorld['sites'][number]) => niches.indexOf(site.niche) + 1;
  await insertAll(db, sites, world.sites.map((site) => ({ id: idOf(site), key: site.niche, domain: site.hosts[0]!, settings: { ...site.settings, name: site.settings.name ?? site.niche }, company: site.company })));
  await insertAll(db, siteHosts, world.sites.flatMap((site) => site.hosts.map((host) => ({ host, siteId: idOf(site) }))));
  const lines = world.sites.flatMap((site) =>
    Object.entries(world.icebreakers).flatMap(([language, each]) => each.map((line, position) => ({ siteId: idOf(site), language, position, line }))),
  );
  await insertAll(db, icebreakers, lines);
  await insertAll(db, bundles, world.sites.flatMap((site) => demoBundles(idOf(site))));
  await insertAll(db, discountCodes, world.sites.map((site) => ({ id: idOf(site), siteId: idOf(site), code: demoCode, percentage: 10 })));
  await insertAll(db, invites, world.sites.map((site) => ({ siteId: idOf(site), code: demoInvite })));
  const keys = [...new Set(world.members.flatMap((member) => member.interests))].toSorted();
  await insertAll(db, interests, keys.map((key, position) => ({ key, position })));
}

/** Whether the database holds no site yet: only then is there anything to seed. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: sites.id }).from(sites).limit(1)).length === 0;
}

/** Inserts the whole world in one transaction. `passwordHash` is that of the password that all its members share. */
export async function insertDemoWorld(db: Database, world: DemoWorld, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The sites come first: of several servers that seed one database at once, the others wait here, and then change nothing.
    await insertSites(tx, world);
    await insertAll(tx, members, memberRows(world, passwordHash));
    await insertAll(tx, photos, photoRows(world));
    const opening = world.members.filter(({ credits }) => credits > 0);
    const rows = conversationRows(world);
    const open = new Set((await tx.select({ id: creditLots.memberId }).from(creditLots)).map(({ id }) => id));
    await openBook(tx, opening.filter(({ id }) => !open.has(id)).map(({ id, credits, signupAt }) => ({ memberId: id, credits, now: signupAt })));
    await insertAll(tx, conversations, rows.conversations);
    await insertAll(tx, messages, rows.messages);
    await insertAll(tx, participants, rows.participants);
    await insertAll(tx, likes, world.likes.map(({ from, to, at, isNew, auto }) => ({ likerId: from, likedId: to, createdAt: at, seenAt: isNew ? null : at, auto })));
    await insertAll(tx, notifications, notificationRows(world));
    await insertAll(tx, reports, reportRows(world));
    await insertAll(tx, complaints, complaintRows(world));
    await advance(tx, 'sites', sql`(select max(id) from sites)`);
    await advance(tx, 'members', sql`(select max(id) from members)`);
    await advance(tx, 'photos', sql`(select max(id) from photos)`);
    await advance(tx, 'conversations', sql`(select max(id) from conversations)`);
    await advance(tx, 'bundles', sql`(select max(id) from bundles)`);
    await advance(tx, 'discount_codes', sql`(select max(id) from discount_codes)`);
    await advance(tx, 'reports', sql`(select max(id) from reports)`);
    await advance(tx, 'complaints', sql`(select max(id) from complaints)`);
    await advance(tx, 'messages', sql`(select max(id) from messages)`);
  });
}
