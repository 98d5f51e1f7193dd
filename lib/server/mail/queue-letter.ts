// Puts a letter in the queue, inside the transaction that gives rise to it: both happen or neither. Decisions, 'Running it'.
import type { Database } from '../database/database';
import { mails } from '../store/schema/mails';
import type { Letter } from './letter';

type Queued = {
  site: { id: number };
  /** One address. */
  to: string;
  /** The reader's language; what is none of the eleven becomes the site's own. */
  locale: string;
  now: Date;
  letter: Letter;
};

const hour = 60 * 60 * 1000;
/** How long a letter without a link is worth sending, in hours. */
const otherLife = 7 * 24;

/** Queues a letter. Call `post.nudge()` once the transaction is committed, and it leaves at once. */
export async function queueLetter(db: Database, { site, to, locale, now, letter }: Queued): Promise<void> {
  if ('path' in letter && !/^\/(?!\/)[\x21-\x7e]*$/.test(letter.path)) throw new TypeError('The link of a letter must be a path of the site');
  const expiresAt = new Date(now.getTime() + ('hours' in letter ? letter.hours : otherLife) * hour);
  await db.insert(mails).values({ siteId: site.id, recipient: to, locale, kind: letter.kind, letter, createdAt: now, dueAt: now, expiresAt });
}
