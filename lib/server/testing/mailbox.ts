// What was written to an address, for tests: the letters as they were queued, with the links that a reader would follow.
import { asc, eq } from 'drizzle-orm';
import type { Letter, LetterKind, LetterOf } from '../mail/letter';
import type { Database } from '../database/database';
import { mails } from '../store/schema/mails';

/** The letters to an address, oldest first. */
export async function lettersTo(db: Database, address: string): Promise<Letter[]> {
  const rows = await db.select({ letter: mails.letter }).from(mails).where(eq(mails.recipient, address)).orderBy(asc(mails.id));
  return rows.flatMap(({ letter }) => letter ?? []);
}

/** The newest letter of a kind to an address; throws where there is none. */
export async function lastLetterTo<Kind extends LetterKind>(db: Database, address: string, kind: Kind): Promise<LetterOf<Kind>> {
  const found = (await lettersTo(db, address)).findLast((letter): letter is LetterOf<Kind> => letter.kind === kind);
  if (!found) throw new Error(`No letter of the kind ${kind} was written to ${address}`);
  return found;
}

/** The token in the link of a letter. */
export function tokenOf(letter: Extract<Letter, { path: string }>): string {
  return new URL(letter.path, 'http://site.test').searchParams.get('token') ?? '';
}
