// user.php and logout.php: who is signed in, what they save, and how it ends. Specification, section 7. (C02, C04, C06, C07, C08)
import { isLocale } from '@/lib/site/languages/locales';
import { autoLikeDue } from '../domain/auto-like-due';
import { isPushEndpoint } from '../domain/push-endpoint';
import { userAnswer } from '../domain/user-answer';
import { Failure } from '../failure';
import type { Route } from '../route';
import { isSecure, sessionCookie, tokenIn } from '../guards/session-cookie';
import { newTotals } from '../store/new-totals';
import { keepLanguage, keepPushSubscription } from '../store/member-store';
import { offerFacts } from '../store/premium-store';
import { deleteSession } from '../store/session-store';

export const getUser: Route<'getUser'> = async (_, { parts, session, site, now }) => {
  if (!session) return { user: null };
  const [totals, facts] = [await newTotals(parts.db, session.member.id), await offerFacts(parts.db, session.member, now)];
  return { user: userAnswer(session.member, site.settings, now, { ...totals, ...facts, autoLike: autoLikeDue(session.member, totals.newLikes, now) }) };
};

export const saveLanguage: Route<'saveLanguage'> = async ({ body }, { parts, session }) => {
  if (!isLocale(body.language)) throw new Failure('invalid_input', { fields: { language: 'invalid' } });
  await keepLanguage(parts.db, session.member.id, body.language);
  return {};
};

export const savePush: Route<'savePush'> = async ({ body }, { parts, session, now }) => {
  if (!isPushEndpoint(body.endpoint)) throw new Failure('invalid_input', { fields: { endpoint: 'invalid' } });
  if (!(await keepPushSubscription(parts.db, session, { endpoint: body.endpoint, ...body.keys }, now))) throw new Failure('authentication_required');
  return {};
};

export const logout: Route<'logout'> = async (_, { parts, request, answer }) => {
  const token = tokenIn(request.headers.get('cookie'));
  const ended = token ? await deleteSession(parts.db, token) : null;
  if (ended) parts.bus.publish(ended.memberId, { event: { type: 'logout' }, session: ended.id });
  answer.append('set-cookie', sessionCookie(null, isSecure(request)));
  return {};
};
