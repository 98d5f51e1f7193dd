// Where a session begins and ends on the server of the tests, as on a real one, and how a recording notes it. docs/qa.md
import type { EndpointName } from '@/lib/contract/endpoints';

const month = 30 * 24 * 60 * 60;

/** The header with which an answer signs the browser in: `answer(200, {}, signsIn)`. */
export const signsIn = { 'set-cookie': `auth=qa; Path=/; Max-Age=${month}; HttpOnly; SameSite=Lax` };
/** The header with which it signs the browser out. */
export const signsOut = { 'set-cookie': 'auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' };

/** What an answer does to the session of who asked. */
export type SessionChange = 'begins' | 'ends';
export const cookieOf: Record<SessionChange, Record<string, string>> = { begins: signsIn, ends: signsOut };

/** What a good answer does to the session, where the contract says so. The link of a letter (activate) redirects: a test says so itself. */
const sessionChanges: Partial<Record<EndpointName, SessionChange>> = { login: 'begins', signUp: 'begins', resetPassword: 'begins', reactivate: 'begins', logout: 'ends', deleteAccount: 'ends' };

export const namesUser = (body: unknown) => Boolean((body as { user?: unknown } | null)?.user);

/** What a call that is answered with its fields does to the session: who is named nobody is signed in as nobody. */
export function sessionAfter(name: EndpointName, body: unknown): SessionChange | undefined {
  return (name === 'login' || name === 'signUp') && !namesUser(body) ? undefined : sessionChanges[name];
}

/** What the cookies of an answer do to the session. */
export function sessionIn(cookies: readonly string[], now = Date.now()): SessionChange | undefined {
  const auth = cookies.findLast((cookie) => cookie.trimStart().startsWith('auth='));
  if (auth === undefined) return undefined;
  const expires = Date.parse(/;\s*expires=([^;]+)/i.exec(auth)?.[1] ?? '');
  const isOver = /^\s*auth=(?:deleted)?\s*(?:;|$)/.test(auth) || /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(auth) || (!/;\s*max-age=/i.test(auth) && expires <= now);
  return isOver ? 'ends' : 'begins';
}

/** Whether a request carries a session. */
export const isSignedIn = ({ cookie = '' }: { cookie?: string }) => /(?:^|;\s*)auth=[^;]/.test(cookie);
