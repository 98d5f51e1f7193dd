// The letter to a new e-mail address, with the link that makes it the member's own. Specification, sections 2 and 5. (R16, V05)
import { linkHours } from '@/lib/site/constants';
import { linkPath } from '../domain/link-path';
import type { Bucket } from '../limits';
import { queueLetter } from '../mail/queue-letter';
import type { Caller } from '../route';
import type { RateLimit } from '../guards/rate-limit';
import { sendAccountExists } from './send-account-exists';
import type { Database } from '../database/database';
import type { MemberRow } from '../store/schema/members';
import { closeTokens, issueToken } from '../store/token-store';
import { keepUndosOpen } from '../store/undo-link-store';

const mails: Bucket = { size: 5, every: 60 * 60_000 };

/** The limit of a member whose letter goes to an address that may be anybody's. */
export const changeLimit = (memberId: number): RateLimit => ({ key: `mail-change:${memberId}`, bucket: mails });

type Change = { member: Pick<MemberRow, 'id' | 'name' | 'language' | 'email'>; email: string; /** Somebody has the address: on a discreet site its owner is told, and nobody else. */ taken: boolean };

/**
 * Mails the link and closes those before it. For an address that is taken a link is made all the same and mailed to
 * nobody: what the member sees of the change tells nothing of others.
 */
export async function sendChangeLink(tx: Database, { member, email, taken }: Change, { parts, site, now }: Caller): Promise<void> {
  const hours = linkHours.mailChange;
  await closeTokens(tx, member.id, 'mail-change', now);
  await keepUndosOpen(tx, member.id, member.email, now);
  const token = await issueToken(tx, { memberId: member.id, kind: 'mail-change', data: { email }, now, hours, random: parts.random });
  const locale = member.language;
  if (taken) return sendAccountExists(tx, { to: email, locale }, { parts, site, now });
  return queueLetter(tx, { site, to: email, locale, now, letter: { kind: 'mail-change', name: member.name, hours, path: linkPath('mail-change', token) } });
}
