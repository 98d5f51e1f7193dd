// PUT user.php?change=password: a new password by whoever knows the old one. Specification, section 5. (V04)
import { linkHours } from '@/lib/site/constants';
import { refuseFaults } from '../domain/input-faults';
import { linkPath } from '../domain/link-path';
import { passwordFault } from '../domain/password-rules';
import { isOwnPassword } from '../guards/own-password';
import { knownBrowserCookie } from '../guards/known-browser';
import { queueLetter } from '../mail/queue-letter';
import type { Route } from '../route';
import { endSessionsBut } from '../store/account-store';
import { changeMember, lockMember } from '../store/member-store';
import { closeTokens, forgetRepeats, issueToken } from '../store/token-store';

export const changePassword: Route<'changePassword'> = async ({ body }, caller) => {
  const { parts, site, session, now, request, answer } = caller;
  const me = session.member;
  const right = await isOwnPassword(body.old_password, caller);
  refuseFaults({
    old_password: right ? null : 'old_password',
    password: passwordFault(body.password, { email: me.email, name: me.name, siteName: site.settings.name }),
    password_repeat: body.password === body.password_repeat ? null : 'passwords_differ',
  });
  const passwordHash = await parts.passwords.hash(body.password);
  const ended = await parts.db.transaction(async (tx) => {
    const { id, name, email, language, passwordHash: before } = await lockMember(tx, me.id);
    await changeMember(tx, id, { passwordHash });
    await closeTokens(tx, id, 'password-reset', now);
    await forgetRepeats(tx, id);
    const hours = linkHours.undo;
    const undo = await issueToken(tx, { memberId: id, kind: 'undo', data: { passwordHash: before ?? undefined, mailbox: email }, now, hours, random: parts.random });
    await queueLetter(tx, { site, to: email, locale: language, now, letter: { kind: 'password-changed', name, hours, path: linkPath('undo', undo) } });
    return body.end_others === false ? [] : endSessionsBut(tx, id, session.id);
  });
  for (const other of ended) parts.bus.publish(me.id, { event: { type: 'logout' }, session: other });
  parts.post.nudge();
  // A new password makes every browser a stranger, but for the one that it was chosen in.
  answer.append('set-cookie', knownBrowserCookie('members', request, { id: me.id, passwordHash }, parts.random));
  return { saved: true };
};
