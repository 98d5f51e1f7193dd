// user.php?settings, ?push and sessions.php: what members set about their account, and where they are signed in. Specification, section 2. (S11)
import { authCookieLife } from '@/lib/site/constants';
import { Failure } from '../failure';
import type { Route } from '../route';
import { dropPushSubscription, endSessionsBut, pendingEmail, pushBrowsers, sessionsOf } from '../store/account-store';
import { changeMember } from '../store/member-store';

export const getAccount: Route<'getAccount'> = async (_, { parts: { db }, session: { member }, now }) => ({
  invisible: member.invisible,
  hide_fictional: member.hideFictional,
  show_distance: member.showDistance,
  pending_email: await pendingEmail(db, member.id, now),
  push_browsers: await pushBrowsers(db, member.id),
});

export const saveAccount: Route<'saveAccount'> = async ({ body }, { parts, session }) => {
  const { invisible, hide_fictional: hideFictional, show_distance: showDistance } = body;
  await changeMember(parts.db, session.member.id, {
    ...(invisible === undefined ? {} : { invisible }),
    // Who goes out of sight is not online any more, from this moment on.
    ...(invisible ? { lastSeenAt: null } : {}),
    ...(hideFictional === undefined ? {} : { hideFictional }),
    ...(showDistance === undefined ? {} : { showDistance }),
  });
  return { saved: true };
};

export const removePush: Route<'removePush'> = async ({ body }, { parts, session }) => {
  await dropPushSubscription(parts.db, session.member.id, body.endpoint);
  return {};
};

export const listSessions: Route<'listSessions'> = async (_, { parts, session, now }) => {
  const rows = await sessionsOf(parts.db, session.member.id, now);
  const isCurrent = ({ id }: { id: number }) => id === session.id;
  return {
    sessions: [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].map((row) => ({
      id: row.id,
      user_agent: row.userAgent,
      created_at: row.createdAt.toISOString(),
      // A session is prolonged while it is used, at most daily.
      used_at: new Date(row.expiresAt.getTime() - authCookieLife).toISOString(),
      current: isCurrent(row),
    })),
  };
};

export const endSessions: Route<'endSessions'> = async ({ body }, { parts, session }) => {
  const me = session.member.id;
  const ended = await endSessionsBut(parts.db, me, session.id, body.id);
  if (body.id !== undefined && ended.length === 0) throw new Failure('not_found');
  for (const other of ended) parts.bus.publish(me, { event: { type: 'logout' }, session: other });
  return {};
};
