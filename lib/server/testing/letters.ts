// For tests: the letters that were queued, and the token in the link of one.
import { asc } from 'drizzle-orm';
import type { LetterKind, LetterOf } from '../mail/letter';
import type { Database } from '../database/database';
import { mails } from '../store/schema/mails';

/** All letters in the order in which they were queued: to whom, of what kind. */
export async function lettersIn(db: Database): Promise<{ to: string; kind: LetterKind }[]> {
  const rows = await db.select().from(mails).orderBy(asc(mails.id));
  return rows.map(({ recipient, kind }) => ({ to: recipient, kind }));
}

/** The newest letter of a kind, with its address and language. */
export async function newestLetter<Kind extends LetterKind>(db: Database, kind: Kind): Promise<{ to: string; locale: string; letter: LetterOf<Kind>; token: string }> {
  const rows = await db.select().from(mails).orderBy(asc(mails.id));
  const row = rows.findLast((each) => each.kind === kind);
  if (!row?.letter) throw new Error(`no letter of the kind ${kind} was queued`);
  const { path = '' } = row.letter as { path?: string };
  return { to: row.recipient, locale: row.locale, letter: row.letter as LetterOf<Kind>, token: /[?&](?:token|undo)=([^&]+)/.exec(path)?.[1] ?? '' };
}
