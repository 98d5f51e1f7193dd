// A browser becomes a member's: the session that it had ends, a new one opens, its cookie goes along with the answer. (C02)
import type { Caller } from './route';
import { isSecure, sessionCookie, tokenIn, tokenOf } from './session-cookie';
import { endSession, openSession } from './store/session-store';

/** Signs the caller's browser in. A token is never taken over from before: nobody can put one there beforehand. */
export async function signInBrowser({ parts, request, now, answer }: Omit<Caller, 'session'>, memberId: number): Promise<void> {
  const before = tokenIn(request.headers.get('cookie'));
  const ended = before && (await endSession(parts.db, before));
  if (ended) parts.bus.publish(ended.memberId, { event: null, session: ended.id });
  const token = tokenOf(parts.random(32));
  await openSession(parts.db, { token, memberId, userAgent: request.headers.get('user-agent'), now });
  answer.append('set-cookie', sessionCookie(token, isSecure(request)));
}
