// Delivers what is queued: at once when told that something is, and again by the clock. Decisions, 'Running it'.
import { allEnded } from '../all-ended';
import { errorFacts, type Log } from '../logging/log';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import type { MailRow } from '../store/schema/mails';
import { keepMail, noteBounce, postponeMail, settleMail, takeDueMail, tidyMails } from './deliveries';
import { Undelivered } from './undelivered';

export type Post = {
  /** Something was queued and its transaction is committed. Returns at once. */
  nudge: () => void;
  /** Delivers all that is due; resolves once nothing is. */
  deliverDue: () => Promise<void>;
  /** Takes no further mail and ends the conversations that are going on. Nothing is lost: what is left waits for the next start. */
  close: () => Promise<void>;
};

type Parts = {
  db: Database;
  clock: Clock;
  log: Log;
  /** Hands one mail to a mail server and gives its answer; throws Undelivered where it is not taken. Unset: mails stay in the table. */
  send?: (mail: MailRow) => Promise<string>;
  /** Looks for due mails this often, in milliseconds; unset: only when nudged. */
  every?: number;
};

/** How many mails leave at the same time. */
const hands = 4;

export function createPost({ db, clock, log, send, every }: Parts): Post {
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;

  const deliver = async (mail: MailRow): Promise<void> => {
    const facts = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    if (!send) return keepMail(db, mail);
    try {
      const answer = await send(mail);
      await settleMail(db, mail, 'sent', answer, clock.now());
      log({ level: 'info', event: 'mail sent', ...facts });
    } catch (error) {
      const { answer, final, bounced } = error instanceof Undelivered ? error : { answer: 'not sent', final: false, bounced: false };
      const waits = !final && (await postponeMail(db, mail, answer, clock.now()));
      if (!waits) await settleMail(db, mail, 'failed', answer, clock.now());
      if (bounced) await noteBounce(db, mail);
      log({ level: waits ? 'warn' : 'error', event: waits ? 'mail postponed' : 'mail failed', ...facts, ...errorFacts(error), answer });
    }
  };

  const hand = async (): Promise<void> => {
    for (;;) {
      const mail = closed ? null : await takeDueMail(db, clock.now());
      if (!mail) return;
      await deliver(mail);
    }
  };

  const rounds = async (): Promise<void> => {
    try {
      do {
        again = false;
        await tidyMails(db, clock.now());
        await allEnded(Array.from({ length: hands }, hand));
      } while (again && !closed);
    } finally {
      running = undefined;
    }
  };

  const deliverDue = (): Promise<void> => {
    if (closed) return Promise.resolve();
    again = true;
    return (running ??= rounds());
  };

  const nudge = (): void => {
    deliverDue().catch((error: unknown) => log({ level: 'error', event: 'post stopped', ...errorFacts(error) }));
  };

  const timer = every === undefined ? undefined : setInterval(nudge, every);
  timer?.unref();

  const close = async (): Promise<void> => {
    closed = true;
    clearInterval(timer);
    await running?.catch(() => undefined);
  };

  return { nudge, deliverDue, close };
}
