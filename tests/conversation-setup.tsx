// The server's side of an open conversation in tests: what was sent, read and typed, and answers to all of it.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { ConversationScreen } from '@/features/chat/conversation/conversation-screen';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { Conversation } from '@/lib/stores/chat-store-changes';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import { chatWith, member, renderChat, sentence, site, TabFor } from './chat-setup';
import { mockServer } from './setup/mock-server';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** What credits cost: the recommended bundle stands first, as a site may have it. */
export const bundles = [
  { id: 2, credits: 275, price: euros(2495), per_message: euros(45), messages: 55, recommended: true },
  { id: 1, credits: 100, price: euros(995), per_message: euros(50), messages: 20 },
];

export type Sent = { text: string; client_id: string; writer?: number; conversation?: number; member?: number };

/** What the server of the running test has seen, and the tab under test. */
export const setup: { tab: ChatTab; sent: Sent[]; reads: number[]; typed: number; nextId: number } = {
  tab: undefined as unknown as ChatTab,
  sent: [],
  reads: [],
  typed: 0,
  nextId: 1000,
};

const keepTab = (here: ChatTab) => void (setup.tab = here);

/** The server's side: it takes every message, unless the test has a refusal for it. */
export function serve(refuse: (body: Sent) => { status: number; code: ErrorCode } | null = () => null, who = member) {
  mockServer.use(
    http.post('*/api/message.php', async ({ request }) => {
      const body = (await request.json()) as Sent;
      setup.sent.push(body);
      const refusal = refuse(body);
      if (refusal) return HttpResponse.json({ error: { code: refusal.code, message: 'no' } }, { status: refusal.status });
      const { text, client_id } = body;
      return HttpResponse.json({ message: { ...sentence(++setup.nextId), text, client_id, mine: true }, conversation: { id: body.conversation ?? 7 }, credits: 35 });
    }),
    http.put('*/api/chat.php', async ({ request }) => {
      setup.reads.push(((await request.json()) as { read: number }).read);
      return HttpResponse.json({});
    }),
    http.post('*/api/typing.php', () => {
      setup.typed += 1;
      return HttpResponse.json({});
    }),
    http.get('*/api/user.php', () => HttpResponse.json({ user: who })),
    http.get('*/api/credits.php', () => HttpResponse.json({ bundles, methods: [] })),
    http.get('*/api/discountcode.php', () => HttpResponse.json(null)),
  );
}

export const screenWith = (conversation: Conversation, icebreakers: string[] = [], user = member) => (
  <>
    <TabFor give={keepTab} />
    <ConversationScreen chats={conversation.conversation.id ? [chatWith(conversation.conversation.profile, conversation.conversation.id)] : []} conversation={conversation} user={user} icebreakers={icebreakers} site={site} />
  </>
);
export const open = (conversation: Conversation, icebreakers: string[] = [], user = member) => renderChat(screenWith(conversation, icebreakers, user), user);
export const field = () => screen.getByRole('textbox');
export const log = () => screen.getByRole('log');
export const bubbles = () => [...log().querySelectorAll('.bubble')].map((bubble) => bubble.lastChild?.textContent);

/** A fresh server before each test of the file, and nothing left of its chats after it. */
export function freshConversations(): void {
  beforeEach(() => {
    setup.sent = [];
    setup.reads = [];
    setup.typed = 0;
    serve();
  });
  afterEach(() => {
    void forgetChats();
    vi.useRealTimers();
  });
}
