// What the operator pages list: reports and complaints of all sites, open ones and those that are decided. Decisions, 'Honesty and safety'.
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { emailKeyOf } from '../domain/email-address';
import type { Database } from '../database/database';
import { countStuckRefunds } from './operator-payments';
import { complaints, type ComplaintRow } from './schema/complaints';
import { members, type MemberRow } from './schema/members';
import { reports, type ReportRow } from './schema/reports';
import { icebreakers, sites } from './schema/sites';

export const pageLength = 50;

export type ListedReport = { report: ReportRow; site: string };
export type ListedComplaint = { complaint: ComplaintRow; site: string };

/** Reports, those about somebody who seems too young first, then the oldest; decided ones the last decided first. */
export function findReports(db: Database, decided: boolean, skip: number): Promise<ListedReport[]> {
  return db
    .select({ report: reports, site: sites.key })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .where(decided ? isNotNull(reports.decidedAt) : isNull(reports.decidedAt))
    .orderBy(...(decided ? [desc(reports.decidedAt), desc(reports.id)] : [asc(sql`${reports.reason} <> 'underage'`), asc(reports.id)]))
    .limit(pageLength + 1)
    .offset(skip);
}

/** Complaints, the oldest first; answered ones the last answered first. */
export function findComplaints(db: Database, decided: boolean, skip: number): Promise<ListedComplaint[]> {
  return db
    .select({ complaint: complaints, site: sites.key })
    .from(complaints)
    .innerJoin(sites, eq(sites.id, complaints.siteId))
    .where(decided ? isNotNull(complaints.answeredAt) : isNull(complaints.answeredAt))
    .orderBy(...(decided ? [desc(complaints.answeredAt), desc(complaints.id)] : [asc(complaints.id)]))
    .limit(pageLength + 1)
    .offset(skip);
}

/** How much waits. `provider`: the site's own payment company. */
export async function waiting(db: Database, provider: string): Promise<{ reports: number; complaints: number; payments: number }> {
  const [[open], [asked], payments] = await Promise.all([
    db.select({ total: count() }).from(reports).where(isNull(reports.decidedAt)),
    db.select({ total: count() }).from(complaints).where(isNull(complaints.answeredAt)),
    countStuckRefunds(db, provider),
  ]);
  return { reports: open?.total ?? 0, complaints: asked?.total ?? 0, payments };
}

export type ReportInFull = ListedReport & { member: MemberRow; reporter: MemberRow };
const reporters = alias(members, 'reporters');

export async function reportByNumber(db: Database, number: string): Promise<ReportInFull | undefined> {
  const [row] = await db
    .select({ report: reports, site: sites.key, member: members, reporter: reporters })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .innerJoin(members, eq(members.id, reports.memberId))
    .innerJoin(reporters, eq(reporters.id, reports.reporterId))
    .where(eq(reports.number, number));
  return row;
}

/** How many other reports there are about a member. */
export async function otherReports(db: Database, { id, memberId }: ReportRow): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reports).where(and(eq(reports.memberId, memberId), sql`${reports.id} <> ${id}`));
  return row?.total ?? 0;
}

/** The newest reports about whoever complained, or has the address that the complaint came from; the address itself was not confirmed. */
export async function reportsAboutSender(db: Database, { siteId, memberId, email }: ComplaintRow): Promise<ReportRow[]> {
  const sender = memberId === null ? and(eq(members.siteId, siteId), eq(members.emailKey, emailKeyOf(email))) : eq(members.id, memberId);
  const rows = await db.select({ report: reports }).from(reports).innerJoin(members, eq(members.id, reports.memberId)).where(sender).orderBy(desc(reports.id)).limit(pageLength);
  return rows.map(({ report }) => report);
}

export async function complaintByNumber(db: Database, number: string): Promise<ListedComplaint | undefined> {
  const [row] = await db
    .select({ complaint: complaints, site: sites.key })
    .from(complaints)
    .innerJoin(sites, eq(sites.id, complaints.siteId))
    .where(eq(complaints.number, number));
  return row;
}

/** The sites by name, for a choice. */
export async function siteNames(db: Database): Promise<{ id: number; key: string; name: string }[]> {
  const rows = await db.select({ id: sites.id, key: sites.key, settings: sites.settings }).from(sites).orderBy(asc(sites.id));
  return rows.map(({ id, key, settings }) => ({ id, key, name: settings.name ?? key }));
}

/** Puts a site's opening lines of a language in place of those there were. */
export async function replaceIcebreakers(tx: Database, siteId: number, language: string, lines: readonly string[]): Promise<void> {
  await tx.delete(icebreakers).where(and(eq(icebreakers.siteId, siteId), eq(icebreakers.language, language)));
  if (lines.length > 0) await tx.insert(icebreakers).values(lines.map((line, position) => ({ siteId, language, position, line })));
}
