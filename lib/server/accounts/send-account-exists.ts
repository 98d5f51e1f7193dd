// The letter to the owner of an address with which somebody else asks for an account, on a discreet site. Specification, section 8 (X05); bar S8.
import { emailKeyOf } from '../domain/email-address';
import type { Bucket } from '../limits';
import { queueLetter } from '../mail/queue-letter';
import type { Caller } from '../route';
import type { Database } from '../database/database';

/** Anybody can type anybody's address: beyond these its owner hears no more of it. */
const letters: Bucket = { size: 3, every: 24 * 60 * 60_000 };

/** Tells the owner that there is an account, three times at first and once a day after. */
export async function sendAccountExists(tx: Database, { to, locale }: { to: string; locale: string }, { parts, site, now }: Pick<Caller, 'parts' | 'site' | 'now'>): Promise<void> {
  if ((await parts.limits.take(`account-exists:${site.id}:${emailKeyOf(to)}`, letters)) > 0) return;
  await queueLetter(tx, { site, to, locale, now, letter: { kind: 'account-exists' } });
}
