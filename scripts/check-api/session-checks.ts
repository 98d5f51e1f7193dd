// Signing in and out, as check:api tries them: the session's cookie, and whom the server knows before, within and after it.
import { parseBody } from '@/lib/api/read-answer';
import { endpoints } from '@/lib/contract/endpoints';
import { ask, judgeRefusal, type Answer } from './probe';
import type { Walk } from './walk';

const month = 30 * 24 * 60 * 60;

/** Whom an answer of getUser names, as the product reads it; null for nobody; undefined where it cannot be read. */
export const userIn = ({ body }: Answer) => parseBody(endpoints.getUser, body).data?.user;

/** Whoever has no session, or one that is none, is nobody or is told that it is over: whatever else is answered is trouble for every page. */
export async function lookForNobody({ target, findings, tell, fault }: Walk): Promise<void> {
  const answer = await tell('getUser');
  if (answer && findings.get('getUser')!.verdict === 'refused') fault('getUser', ...judgeRefusal(endpoints.getUser, answer));
  const other = await ask({ ...target, cookie: 'auth=made-up-by-check-api' }, endpoints.getUser).catch(() => null);
  if (!other || findings.get('getUser')!.verdict === 'fault') return;
  if (other.status > 299) fault('getUser', ...judgeRefusal(endpoints.getUser, other, 'with a session that is none'));
  else if (userIn(other)) fault('getUser', 'knows somebody by a session that is none');
}

/** What is wrong with the cookie of a session. */
function cookieFaults(session: string, site: string): string[] {
  const faults: string[] = [];
  if (!/;\s*httponly/i.test(session)) faults.push('the auth cookie is not HttpOnly: a script could read it');
  if (!/;\s*samesite=(lax|strict)/i.test(session)) faults.push('the auth cookie has no SameSite=Lax');
  const life = Number(/;\s*max-age=(\d+)/i.exec(session)?.[1] ?? (Date.parse(/;\s*expires=([^;]+)/i.exec(session)?.[1] ?? '') - Date.now()) / 1000);
  if (!(life > month * 0.99)) faults.push('the auth cookie lasts less than 30 days');
  const [path, domain] = ['path', 'domain'].map((name) => new RegExp(`;\\s*${name}=([^;\\s]*)`, 'i').exec(session)?.[1]?.toLowerCase());
  if (path !== '/') faults.push(`the auth cookie is for ${path ?? '/api'} alone: with Path=/ pages have it too`);
  if (domain && !`.${site}`.endsWith(`.${domain.replace(/^\./, '')}`)) faults.push(`the auth cookie is for ${domain}: a browser on ${site} refuses it; leave Domain out`);
  return faults;
}

export async function signIn({ target, tell, fault }: Walk, body: { email: string; password: string }, site: string): Promise<void> {
  const answer = await tell('login', { body });
  const session = answer?.headers.getSetCookie().find((cookie) => cookie.startsWith('auth='));
  if (!answer || answer.status > 299) return;
  if (!session) return fault('login', 'sets no cookie named auth');
  fault('login', ...cookieFaults(session, site));
  target.cookie = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!).join('; ');
  const user = await tell('getUser');
  if (user && user.status < 300 && userIn(user) === null) fault('getUser', 'knows nobody just after a login');
  if (user?.status === 404) fault('getUser', 'answers 404 just after a login');
}

export async function signOut({ target, tell, quietly, fault }: Walk): Promise<void> {
  await tell('logout');
  const after = await quietly('getUser');
  if (after && userIn(after)) fault('logout', 'the session is still good after it');
  target.cookie = '';
}
