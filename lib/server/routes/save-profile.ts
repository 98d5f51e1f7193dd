// PUT profile.php: what members write about themselves. Specification, sections 2 and 3. (S13, E12, S03)
import { profileChanges } from '../domain/profile-input';
import { profileAnswer } from '../profile-answer';
import type { Route } from '../route';
import { interestKeys } from '../store/interest-store';
import { changeMember } from '../store/member-store';
import { photosOf } from '../store/profile-store';

export const saveProfile: Route<'saveProfile'> = async ({ body }, { parts, site, session, now }) => {
  const changes = profileChanges(body, { member: session.member, settings: site.settings, interests: await interestKeys(parts.db), now });
  const member = await changeMember(parts.db, session.member.id, changes);
  return { profile: profileAnswer(member, { viewer: member, now, cdnPrefix: site.settings.cdn_prefix }, { photos: await photosOf(parts.db, member.id), conversation: null }) };
};
