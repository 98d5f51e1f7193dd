// A mail with a link: the token and its letter are queued together. Decisions, 'Running it'.
import { deletionGrace, linkHours } from '@/lib/site/constants';
import { linkPath } from './domain/link-path';
import type { Site } from './guards/known-site';
import { queueLetter } from './mail/queue-letter';
import type { ServerParts } from './server-parts';
import type { Database } from './store/database';
import { issueToken } from './store/token-store';
import type { MemberRow } from './store/schema/members';

const hour = 60 * 60 * 1000;

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
  const until = new Date(deletedAt.getTime() + deletionGrace);
  const hours = Math.max(1, Math.floor((until.getTime() - now.getTime()) / hour));
  const token = await issueToken(tx, { memberId: id, kind: 'reactivation', now, hours, random: parts.random });
  const letter = { kind: 'reactivation', name, hours, path: linkPath('reactivation', token), until: until.toISOString() } as const;
  await queueLetter(tx, { site, to: email, locale: language, now, letter });
}
