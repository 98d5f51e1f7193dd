// Who is at the desk: the operator's own cookie and login, apart from the members'. Few tries, as for members. Decisions, 'Honesty and safety'; bar S8.
import { Failure } from '../failure';
import { networkTurn, takeTurns, type Turn } from '../guards/take-turns';
import type { ServerParts } from '../server-parts';
import { isSecure, tokenOf } from '../session-cookie';
import { noteAction, openOperatorSession, operatorByEmail, operatorSession, type OperatorSession } from '../store/operator-store';

const cookieName = 'operator';
const minute = 60_000;

/** The Set-Cookie of the desk: sent to the desk alone, never with a link from elsewhere, gone with the browser. */
export function deskCookie(token: string | null, request: Request): string {
  return `${cookieName}=${token ?? ''}; Path=/operator; HttpOnly; SameSite=Strict${token === null ? '; Max-Age=0' : ''}${isSecure(request) ? '; Secure' : ''}`;
}

function tokenIn(header: string | null): string | null {
  return /(?:^|;\s*)operator=([A-Za-z0-9_-]{43})(?:;|$)/.exec(header ?? '')?.[1] ?? null;
}

/** The session that a request carries; null where it has none. */
export async function sessionOf({ db, clock }: ServerParts, request: Request): Promise<OperatorSession | null> {
  const token = tokenIn(request.headers.get('cookie'));
  return token ? operatorSession(db, token, clock.now()) : null;
}

/** Five wrong tries for an address and ten from a network, then one every quarter of an hour. */
function tries(email: string, request: Request): Turn[] {
  return [{ key: `operator:account:${email}`, bucket: { size: 5, every: 15 * minute } }, ...networkTurn('operator', { request }, { size: 10, every: 15 * minute })];
}

/** Signs an operator in: gives the cookie; null where address and password do not belong together. Throws too_many_requests. */
export async function signIn(parts: ServerParts, request: Request, email: string, password: string): Promise<string | null> {
  const { db, clock, limits, passwords, random } = parts;
  const key = email.trim().toLowerCase().slice(0, 254);
  await takeTurns(tries(key, request), { parts });
  const operator = await operatorByEmail(db, key);
  const right = await passwords.verify(operator?.passwordHash ?? null, password.slice(0, 1_000));
  if (!operator || !right) return null;
  for (const turn of tries(key, request)) await limits.giveBack(turn.key, turn.bucket);
  const [token, now] = [tokenOf(random(32)), clock.now()];
  await openOperatorSession(db, { token, operatorId: operator.id, now });
  await noteAction(db, { operatorId: operator.id, at: now, action: 'signed_in' });
  return deskCookie(token, request);
}

/** Whether a failure is that of too many tries. */
export const isTooMany = (error: unknown): boolean => error instanceof Failure && error.code === 'too_many_requests';
