// The menu of each conversation as it is sent: whole without script, however long the list is. (S07)
import { expect, it } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { chatFrame, chatWith, conversationWith, member, noor, sentence, site } from '@/tests/chat-setup';
import { sentInDutch } from '@/tests/render-in-dutch';
import { ConversationScreen } from '../conversation/conversation-screen';
import { ChatsScreen } from '../list/chats-screen';

const chats = Array.from({ length: 30 }, (_, at) => chatWith({ ...noor, id: at + 1, name: `Noor ${at + 1}` }, at + 1, { conversation: { id: at + 1, last_message: sentence(at + 1) } }));
const { frame } = chatFrame();

it('[S07] in a long list each menu removes its conversation without script', async () => {
  const page = await sentInDutch(frame(<ChatsScreen site={exampleSite()} chats={chats} matches={[]} />));
  const removed = [...page.querySelectorAll('.chat-row')].map((line) => line.querySelector<HTMLInputElement>('details form[action="/chats"] input[name="remove"]')?.value);
  expect(removed).toEqual(chats.map(({ conversation }) => String(conversation.id)));
});

it('[S07] the menu of an open conversation does so too, beside the list', async () => {
  const page = await sentInDutch(frame(<ConversationScreen chats={chats} conversation={conversationWith(noor, 7, [sentence(1)])} user={member} icebreakers={[]} site={site} />));
  expect(page.querySelector('.conversation-head details form[action="/chats"] input[name="remove"]')?.getAttribute('value')).toBe('7');
});
