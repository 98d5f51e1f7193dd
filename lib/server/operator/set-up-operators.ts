// Who may sign in as an operator when the server opens: the operator whom the environment names; without one, and with the demo's own database, the
// demo's. Decisions, 'Running it'.
import { eq, ne } from 'drizzle-orm';
import { demoOperator, demoPassword } from '../seed/accounts';
import type { ServerParts } from '../server-parts';
import { keepOperator } from '../store/operator-store';
import { operators, operatorSessions } from '../store/schema/operators';

type Parts = Pick<ServerParts, 'db' | 'passwords' | 'clock' | 'random' | 'log'>;
type Named = { operator: { email: string; password: string } | undefined; /** The demo world on the embedded database, which holds no real members. */ demo: boolean };

/** A login whose password is printed on the terminal is none beside a real one. */
async function shutDemo({ db, passwords, random }: Parts): Promise<void> {
  const [row] = await db.select({ id: operators.id }).from(operators).where(eq(operators.email, demoOperator));
  if (!row) return;
  await db.update(operators).set({ passwordHash: await passwords.hash(Buffer.from(random(32)).toString('base64url')) }).where(eq(operators.id, row.id));
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, row.id));
}

/** What members are promised an answer to must reach somebody: false where it does not. */
async function tellOfNobody({ db, log }: Parts): Promise<boolean> {
  const known = await db.select({ id: operators.id }).from(operators).where(ne(operators.email, demoOperator)).limit(1);
  if (known.length > 0) return true;
  log({ level: 'warn', event: 'nobody can sign in at /operator: complaints, reports and refunds wait unseen until OPERATOR_EMAIL and OPERATOR_PASSWORD are set' });
  return false;
}

/** Lets in whom it should; false, with a warning, where that is nobody. */
export async function setUpOperators(parts: Parts, { operator, demo }: Named): Promise<boolean> {
  const { db, passwords, clock } = parts;
  const named = operator ?? (demo ? { email: demoOperator, password: demoPassword } : undefined);
  if (named?.email.toLowerCase() !== demoOperator) await shutDemo(parts);
  if (!named) return tellOfNobody(parts);
  await keepOperator(db, { email: named.email, passwordHash: await passwords.hash(named.password), now: clock.now() });
  return true;
}
