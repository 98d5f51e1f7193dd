// Who is signed in as an operator: a cookie and a login of their own, apart from the members'. Few tries, as for members. Decisions, 'Honesty and safety'; bar S8.
import { isFromThisMachine } from '@/lib/site/http/this-machine';
import { Failure } from '../failure';
import { takePasswordTries } from '../guards/password-tries';
import { knownBrowserCookie } from '../guards/known-browser';
import type { ServerParts } from '../server-parts';
import { tokenOf } from '../domain/token';
import { isSecure } from '../guards/session-cookie';
import { noteAction, openOperatorSession, operatorByEmail, operatorSession, type OperatorSession } from '../store/operator-store';

const cookieName = 'operator';

/** The Set-Cookie of the session: sent to the operator pages alone, never with a link from elsewhere, gone with the browser. */
export function operatorCookie(token: string | null, request: Request): string {
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

/** Signs an operator in: gives the cookies; null where address and password do not belong together. Throws too_many_requests. */
export async function signIn(parts: ServerParts, request: Request, email: string, password: string): Promise<string[] | null> {
  const { db, clock, passwords, random, log } = parts;
  const key = email.trim().toLowerCase().slice(0, 254);
  const tooMany = (pause: number) => new Failure('too_many_requests', { retryAfter: pause });
  const { found: operator, succeed } = await takePasswordTries(parts, { kind: 'operator', account: key, request, find: () => operatorByEmail(db, key) }, tooMany);
  const right = await passwords.verify(operator?.passwordHash ?? null, password.slice(0, 1_000));
  if (!operator || !right) return null;
  if (parts.publishedOperator && !isFromThisMachine(request.headers, request.headers.get('x-client-address') ?? '')) {
    log({ level: 'warn', event: 'the demo’s operator asked from elsewhere: OPERATOR_EMAIL and OPERATOR_PASSWORD open the operator pages beyond this machine' });
    return null;
  }
  await succeed();
  const [token, now] = [tokenOf(random(32)), clock.now()];
  await openOperatorSession(db, { token, operatorId: operator.id, now });
  await noteAction(db, { operatorId: operator.id, at: now, action: 'signed_in' });
  return [operatorCookie(token, request), knownBrowserCookie('operator', request, operator, random)];
}

/** Whether a failure is that of too many tries. */
export const isTooMany = (error: unknown): boolean => error instanceof Failure && error.code === 'too_many_requests';
