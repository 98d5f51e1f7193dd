import { ConversationScreen } from '@/features/chat/conversation/conversation-screen';
import { OpenedConversation } from '@/features/chat/conversation/opened-conversation';
import { getChat, listChats, listIcebreakers } from '@/lib/contract/chats';
import type { Result } from '@/lib/contract/endpoint';
import { listGifts } from '@/lib/contract/gifts';
import { getProfile } from '@/lib/contract/members';
import { shortConversation } from '@/lib/site/constants';
import { memberId } from '@/lib/site/members/member-id';
import { readFlash } from '../page-request/flash';
import { heldMessageOf } from '../page-data/held-message-of';
import { matchesOf } from '../page-data/matches-of';
import { renderPage } from '../page-request/render-page';
import { memberRequest, type SiteParams } from '../page-request/site-request';

/** Opening lines are offered as long as little has been said. (A02) */
const begins = ({ messages, has_older: older }: Result<typeof getChat>) => messages.length <= shortConversation && !older;

/** A conversation, found by its own id or by the member it is with; one that has not begun has no messages yet. */
export function conversationPage(params: SiteParams, which: { conversation: string } | { member: string }) {
  return renderPage(async () => {
    const { site, user, variant, call } = await memberRequest(params);
    const [{ chats }, conversation, matches] = await Promise.all([call(listChats, {}), call(getChat, { query: which }), matchesOf(call)]);
    const { id: begun, profile: { id } } = conversation.conversation;
    const [icebreakers, profile, gifts, held] = await Promise.all([
      begins(conversation) ? call(listIcebreakers, { query: { member: id, language: variant.locale } }).then((answer) => answer.icebreakers, () => []) : [],
      call(getProfile, { query: { id } }).then((answer) => answer.profile, () => null),
      site.gifts ? call(listGifts, {}).then((answer) => answer.gifts, () => []) : [],
      begun === null || user.status === 'not_confirmed' ? heldMessageOf(call) : null,
    ]);
    return (
      <ConversationScreen
        site={site}
        chats={chats}
        conversation={conversation}
        user={user}
        icebreakers={icebreakers}
        profile={profile}
        gifts={gifts}
        matches={matches}
        held={held}
        refused={await readFlash('message', memberId(user))}
      />
    );
  }, 'conversation' in which ? <OpenedConversation conversation={Number(which.conversation)} /> : null);
}
