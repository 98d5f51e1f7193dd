// A mail with a link: the token and its letter are queued together. Decisions, 'Running it'.
import { linkHours } from '@/lib/site/constants';
import { graceEnds } from '@/lib/site/members/grace-period';
import { linkPath } from '../domain/link-path';
import type { Site } from '../guards/known-site';
import { queueLetter } from '../mail/queue-letter';
import type { ServerParts } from '../server-parts';
import type { Database } from '../database/database';
import { lockMember } from '../store/member-store';
import { issueToken, tokensSince } from '../store/token-store';
import type { MemberRow } from '../store/schema/members';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Links to come back that a day may bring, whoever asks for them. */
const returnsPerDay = 3;

type Sender = { parts: Pick<ServerParts, 'random'>; site: Pick<Site, 'id'>; now: Date };
type FirstMessage = { to: string; fictional: boolean };

/** Mails a member the link that confirms the address. */
export async function sendActivation(tx: Database, { parts, site, now }: Sender, { id, name, email, language }: MemberRow, firstMessage?: FirstMessage): Promise<void> {
  const hours = linkHours.activation;
  const token = await issueToken(tx, { memberId: id, kind: 'activation', now, hours, random: parts.random });
  await queueLetter(tx, { site, to: email, locale: language, now, letter: { kind: 'activation', name, hours, path: linkPath('activation', token), firstMessage } });
}

/** Mails the link that brings back an account; it works until the days of grace are over. (T13) */
export async function sendReactivation(tx: Database, { parts, site, now }: Sender, { id, name, email, language, deletedAt }: MemberRow & { deletedAt: Date }): Promise<void> {
  const until = graceEnds(deletedAt);
  const left = (until.getTime() - now.getTime()) / hour;
  // Up to the last second, which isLeaving knows; what is promised is never more.
  const token = await issueToken(tx, { memberId: id, kind: 'reactivation', now, hours: Math.ceil(left), random: parts.random });
  const hours = Math.max(1, Math.floor(left));
  const letter = { kind: 'reactivation', name, hours, path: linkPath('reactivation', token), until: until.toISOString() } as const;
  await queueLetter(tx, { site, to: email, locale: language, now, letter });
}

/** Whether an account is still within its days of grace. */
export const isLeaving = <Row extends { deletedAt: Date | null }>(row: Row, now: Date): row is Row & { deletedAt: Date } =>
  row.deletedAt !== null && now < graceEnds(row.deletedAt);

/** Mails that link again, within what a day may bring; of several that ask at once no more are sent. False where it was enough. */
export async function sendReactivationAgain(tx: Database, sender: Sender, memberId: number): Promise<boolean> {
  const member = await lockMember(tx, memberId);
  const { sent } = await tokensSince(tx, memberId, 'reactivation', new Date(sender.now.getTime() - day));
  if (sent >= returnsPerDay) return false;
  if (isLeaving(member, sender.now)) await sendReactivation(tx, sender, member);
  return true;
}
