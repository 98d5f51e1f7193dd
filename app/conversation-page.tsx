import { ConversationScreen } from '@/features/chat/conversation-screen';
import { getChat, listChats, listIcebreakers } from '@/lib/contract/chats';
import { renderPage } from './render-page';
import { memberRequest, type SiteParams } from './site-request';

/** A conversation, found by its own id or by the member it is with; one that has not begun has no messages yet. */
export function conversationPage(params: SiteParams, which: { conversation: string } | { member: string }) {
  return renderPage(async () => {
    const { user, variant, call } = await memberRequest(params);
    const [{ chats }, conversation] = await Promise.all([call(listChats, {}), call(getChat, { query: which })]);
    const icebreakers = await call(listIcebreakers, {
      query: { member: conversation.conversation.profile.id, language: variant.locale },
    }).then((answer) => answer.icebreakers, () => []);
    return <ConversationScreen chats={chats} conversation={conversation} user={user} icebreakers={icebreakers} />;
  });
}
