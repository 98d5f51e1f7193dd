// block.php: blocking a member, taking that back, and who is blocked. Both sides are told at once, the other one never why. Specification, section 2. (S11)
import type { LiveEvent } from '@/lib/contract/events';
import { personAnswer } from '../domain/person-answer';
import { requireVisible } from '../domain/visible-member';
import { Failure } from '../failure';
import type { MemberCaller, Route } from '../route';
import { addBlock, blockedBy, hasBlocked, removeBlock } from '../store/block-store';
import { lockTalk } from '../store/conversation-store';
import { conversationOf, memberSeenBy } from '../store/profile-store';

function tell({ parts: { bus }, session: { member } }: MemberCaller, other: number, event: LiveEvent): void {
  for (const each of [member.id, other]) bus.publish(each, { event });
}

export const listBlocked: Route<'listBlocked'> = async (_, { parts: { db }, session, site, now }) => {
  const view = { viewer: null, now, cdnPrefix: site.settings.cdn_prefix };
  // As a visitor would see them: nothing of where they are or when they were here.
  return { blocked: (await blockedBy(db, session.member.id)).map((row) => ({ ...personAnswer(row, view), online: false })) };
};

/** Puts a block between the caller and a member: their conversation, likes and matches are out of both their sights from then on. */
export async function block(caller: MemberCaller, profile: number): Promise<void> {
  const { parts: { db }, session, site, now } = caller;
  const me = session.member.id;
  if (profile === me) throw new Failure('not_found');
  // Once more is no fault: the second press of a button, the second tab.
  if (await hasBlocked(db, me, profile)) return;
  const talk = await conversationOf(db, me, profile);
  const row = await memberSeenBy(db, profile, me);
  if (!(row?.deletedAt && talk !== null && row.siteId === site.id)) requireVisible(row, site.id, me, talk !== null);
  const added = await db.transaction(async (tx) => {
    if (talk !== null) await lockTalk(tx, talk);
    return addBlock(tx, me, profile, now);
  });
  if (!added) return;
  if (talk !== null) tell(caller, profile, { type: 'removed', conversation: talk });
  tell(caller, profile, { type: 'likes' });
}

export const blockMember: Route<'blockMember'> = async ({ body }, caller) => {
  await block(caller, body.profile);
  return { blocked: true };
};

export const unblockMember: Route<'unblockMember'> = async ({ body }, caller) => {
  const { parts: { db }, session, site } = caller;
  const removed = await removeBlock(db, session.member.id, body.profile);
  if (!removed) {
    // Twice is no fault either; but of somebody unknown nothing is said.
    const talk = await conversationOf(db, session.member.id, body.profile);
    requireVisible(await memberSeenBy(db, body.profile, session.member.id), site.id, session.member.id, talk !== null);
    return { blocked: false };
  }
  // Nobody is back in sight while the other one's block stands.
  if (await memberSeenBy(db, body.profile, session.member.id)) for (const type of ['chats', 'likes'] as const) tell(caller, body.profile, { type });
  return { blocked: false };
};
