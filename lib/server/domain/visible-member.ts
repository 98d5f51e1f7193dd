// Whether a profile may be opened, and by whom. Someone else's and unknown answer alike. Specification, sections 4 and 6; bar S3.
import { Failure } from '../failure';
import type { MemberRow } from '../store/schema/members';

/**
 * Gives the member back if `viewer` may open them. Throws member_gone for one who left this site; not_found for one who
 * does not exist, belongs to another site, or is not shown (unless `known`: the viewer has a conversation with them).
 */
export function requireVisible(member: MemberRow | undefined, siteId: number, viewerId: number | undefined, known: boolean): MemberRow {
  if (!member || member.siteId !== siteId) throw new Failure('not_found');
  if (member.deletedAt) throw new Failure('member_gone');
  if (member.profileStatus !== 'active' && member.id !== viewerId && !known) throw new Failure('not_found');
  return member;
}
