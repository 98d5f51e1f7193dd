import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import { userQuery } from '@/lib/queries/user';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import { member, noor, renderChat, sentence, TabFor } from '@/tests/chat-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { useWaiting } from './use-waiting';

let tab: ChatTab;
const keepTab = (here: ChatTab) => void (tab = here);
const Waiting = () => {
  useWaiting();
  return <TabFor give={keepTab} />;
};
const show = (user: Partial<User>) => renderChat(<Waiting />, { ...member, ...user });

const sent: string[] = [];
let refusal: [string, number] | null = null;
/** What an earlier page left behind comes out of the browser's database once the tab has joined the others. */
const left = (text: string, state: OutboxEntry['state'], more: Partial<OutboxEntry> = {}): OutboxEntry =>
  ({ client_id: text.padEnd(20, '-'), member: noor.id, conversation: 7, text, state, written_at: '2026-11-22T12:00:00Z', ...more });
const leave = async (...entries: OutboxEntry[]) => {
  act(() => tab.store.getState().setOutbox(entries));
  await act(() => vi.waitFor(() => expect(states()).not.toContain('sending')));
};
const states = () => tab.store.getState().outbox.map(({ state }) => state);

beforeEach(() => {
  sent.length = 0;
  refusal = null;
  mockServer.use(
    http.post('*/api/message.php', async ({ request }) => {
      const { text, client_id } = (await request.json()) as { text: string; client_id: string };
      sent.push(text);
      if (refusal) return HttpResponse.json({ error: { code: refusal[0] } }, { status: refusal[1] });
      return HttpResponse.json({ message: { ...sentence(90 + sent.length), text, client_id, mine: true }, conversation: { id: 7 } });
    }),
  );
});
afterEach(() => forgetChats());

it('what an earlier page left waiting for credits goes by itself on the page after the payment, where they are known from the first', async () => {
  show({ credits: 100 });
  await leave(left('een', 'waiting_for_credits'), left('twee', 'waiting_for_credits'));
  await vi.waitFor(() => expect([sent, states()]).toEqual([['een', 'twee'], []]));
});

it('with too few credits it waits, and asks nothing', async () => {
  show({ credits: 0 });
  await leave(left('een', 'waiting_for_credits'), left('roos', 'waiting_for_credits', { gift: { key: 'rose', credits: 20 } as OutboxEntry['gift'] }));
  expect(sent).toEqual([]);
});

it('where the server knows of fewer credits than this page, each is tried once, and again when there are more', async () => {
  const { client } = show({ credits: 5 });
  refusal = ['not_enough_credits', 402];
  await leave(left('een', 'waiting_for_credits'));
  await vi.waitFor(() => expect([sent, states()]).toEqual([['een'], ['waiting_for_credits']]));
  act(() => void tab.outbox.post({ member: noor.id, conversation: 7 }, 'twee'));
  await vi.waitFor(() => expect([sent, states()]).toEqual([['een', 'een'], ['waiting_for_credits', 'waiting_for_credits']]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(2);
  refusal = null;
  act(() => void client.setQueryData(userQuery.queryKey, (user) => user && { ...user, credits: 6 }));
  await vi.waitFor(() => expect([sent.slice(2), states()]).toEqual([['een', 'twee'], []]));
});

it('[P04] what waits for a confirmed address is tried once, and again when the conversation is opened', async () => {
  show({ status: 'active' });
  refusal = ['awaiting_confirmation', 409];
  await leave(left('een', 'waiting_for_confirmation'));
  await vi.waitFor(() => expect([sent, states()]).toEqual([['een'], ['waiting_for_confirmation']]));
  refusal = null;
  act(() => tab.store.getState().openConversation(7, true));
  await vi.waitFor(() => expect([sent, states()]).toEqual([['een', 'een'], []]));
});

it('whose own address is not confirmed yet is not tried at all', async () => {
  show({ status: 'not_confirmed' });
  await leave(left('een', 'waiting_for_confirmation'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
});
