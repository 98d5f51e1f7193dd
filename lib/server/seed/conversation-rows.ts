// Demo conversations as rows: messages numbered by the moment they were sent, and what each side has seen.
import { giftPrice } from '@/lib/site/money/gifts';
import { niches } from '@/lib/site/niches/niches';
import { grouped } from '../grouped';
import type { conversations, messages, participants } from '../store/schema/conversations';
import type { DemoConversation, DemoWorld } from './demo-world';
import { demoGiftCredits } from './sites';

type Rows = {
  conversations: (typeof conversations.$inferInsert)[];
  messages: (typeof messages.$inferInsert & { id: number })[];
  participants: (typeof participants.$inferInsert)[];
};

function sideOf(conversation: DemoConversation, mine: 0 | 1, rows: Rows['messages']): Rows['participants'][number] {
  const [memberId, otherId] = mine === 0 ? conversation.members : conversation.members.toReversed() as [number, number];
  const received = rows.filter(({ senderId }) => senderId === otherId);
  const unread = Math.min(conversation.unread[mine], received.length);
  const firstUnread = received.at(-unread || received.length);
  const lastId = rows.at(-1)?.id ?? 0;
  return { conversationId: conversation.id, memberId, otherId, unread, lastId, readId: unread > 0 ? firstUnread!.id - 1 : lastId };
}

/** All conversations of a world as rows of their three tables. */
export function conversationRows(world: DemoWorld): Rows {
  const all = world.conversations.flatMap((conversation) => conversation.messages.map((message, number) => ({ conversation, message, number })));
  const ordered = all.toSorted((one, other) => one.message.sentAt.getTime() - other.message.sentAt.getTime());
  const rows = ordered.map(({ conversation, message: { sender, text, gift, sentAt }, number }, at) => ({
    id: at + 1, conversationId: conversation.id, senderId: sender, clientId: `demo-conversation-${conversation.id}-${number}`, text, gift, giftCredits: gift ? giftPrice(gift, demoGiftCredits) : null, sentAt,
  }));
  const byConversation = grouped(rows, ({ conversationId }) => conversationId);
  return {
    conversations: world.conversations.map(({ id, site, members: [one, other], messages: [first] }) => ({
      id, siteId: niches.indexOf(site) + 1, firstId: Math.min(one, other), secondId: Math.max(one, other), createdAt: first?.sentAt ?? new Date(0),
    })),
    messages: rows,
    participants: world.conversations.flatMap((each) => ([0, 1] as const).map((mine) => sideOf(each, mine, byConversation.get(each.id) ?? []))),
  };
}
