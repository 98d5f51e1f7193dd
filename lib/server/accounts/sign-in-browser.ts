// A browser becomes a member's: the session that it had ends, a new one opens, and from now on the browser is known to the account. (C02, bar S16)
import { knownBrowserCookie, type Owner } from '../guards/known-browser';
import type { Caller } from '../route';
import { tokenOf } from '../domain/token';
import { isSecure, sessionCookie, tokenIn } from '../guards/session-cookie';
import { deleteSession, openSession } from '../store/session-store';

/**
 * Signs the caller's browser in, however that was earned: the cookies go along with the answer. A token is never taken over from before: nobody can put
 * one there beforehand. (Decision 266)
 */
export async function signInBrowser({ parts, request, now, answer }: Omit<Caller, 'session'>, member: Owner): Promise<void> {
  const before = tokenIn(request.headers.get('cookie'));
  const ended = before && (await deleteSession(parts.db, before));
  if (ended) parts.bus.publish(ended.memberId, { event: null, session: ended.id });
  const token = tokenOf(parts.random(32));
  await openSession(parts.db, { token, memberId: member.id, userAgent: request.headers.get('user-agent'), now });
  answer.append('set-cookie', sessionCookie(token, isSecure(request)));
  answer.append('set-cookie', knownBrowserCookie('members', request, member, parts.random));
}
