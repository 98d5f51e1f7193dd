import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { watchTyping } from '@/lib/stores/typing-clock';
import { chatWith, conversationWith, member, noor, renderChat, sanne, sentence, site } from '@/tests/chat-setup';
import { bubbles, field, freshConversations, log, open, setup } from '@/tests/conversation-setup';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { ConversationScreen } from './conversation-screen';

freshConversations();

describe('reading', () => {
  it('[T06] opening a chat sets its unread count to 0 and tells the server up to where', async () => {
    const chats = [chatWith(noor, 7, { num_unread_messages: 3, conversation: { id: 7, last_message: sentence(9) } })];
    renderChat(<ConversationScreen chats={chats} conversation={conversationWith(noor, 7, [sentence(8), sentence(9)])} user={member} icebreakers={[]} site={site} />);
    await waitFor(() => expect(setup.reads).toContain(9));
    expect(screen.queryByText('3 ongelezen berichten')).toBeNull();
  });

  it('[S06] older messages come when asked for, and the button goes when there are no more', async () => {
    mockServer.use(
      http.get('*/api/chat.php', ({ request }) => {
        expect(new URL(request.url).searchParams.get('before')).toBe('41');
        return HttpResponse.json(conversationWith(noor, 7, [sentence(39), sentence(40)]));
      }),
    );
    open(conversationWith(noor, 7, [sentence(41), sentence(42)], true));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Oudere berichten laden' }));
    await waitFor(() => expect(bubbles()).toEqual(['bericht 39', 'bericht 40', 'bericht 41', 'bericht 42']));
    expect(screen.queryByRole('button', { name: 'Oudere berichten laden' })).toBeNull();
  });

  it('older messages that do not come: a sentence, and the button stays', async () => {
    mockServer.use(http.get('*/api/chat.php', () => HttpResponse.json({}, { status: 404 })));
    open(conversationWith(noor, 7, [sentence(41)], true));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Oudere berichten laden' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
    expect(screen.getByRole('button', { name: 'Oudere berichten laden' })).toBeTruthy();
  });

  it('what is written far back leads to the newest, though older messages are on their way; where those do not come a sentence says so', async () => {
    const asked: string[] = [];
    mockServer.use(http.get('*/api/chat.php', ({ request }) => (asked.push(new URL(request.url).search), HttpResponse.json({}, { status: 404 }))));
    open(conversationWith(noor, 7, [sentence(41)], true));
    act(() => setup.tab.store.getState().receiveGap(7));
    void userEvent.setup().click(screen.getByRole('button', { name: 'Oudere berichten laden' }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Naar het nieuwste bericht' }));
    await waitFor(() => expect(asked).toContain('?conversation=7'));
    expect((await screen.findByRole('alert')).textContent).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
  });

  it('[A02][S06] typing shows on a true signal and goes when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    open(conversationWith(noor, 7, [sentence(1)]));
    const stop = watchTyping(setup.tab.store);
    await act(async () => {
      setup.tab.store.getState().applyEvent({ type: 'typing', conversation: 7 });
      await import('../messages/typing-bubble');
    });
    await act(() => vi.waitFor(() => expect(screen.getByText('Noor typt')).toBeTruthy()));
    expect(screen.getByText('typt…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.queryByText('Noor typt')).toBeNull();
    stop();
  });

  it('[A02][S06] the other party is told of typing, at most every three seconds', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'een heel verhaal');
    await waitFor(() => expect(setup.typed).toBe(1));
    await user.type(field(), ' en nog een');
    expect(setup.typed).toBe(1);
  });

  it('a message of the open conversation is read out, one of another is not shown here', () => {
    open(conversationWith(noor, 7, [sentence(1)]));
    act(() => {
      setup.tab.store.getState().applyEvent({ type: 'message', conversation: 7, message: sentence(2, { text: 'nieuw' }), unread: 1 });
      setup.tab.store.getState().applyEvent({ type: 'message', conversation: 8, message: sentence(3, { text: 'elders' }), unread: 1 });
    });
    expect(bubbles()).toEqual(['bericht 1', 'nieuw']);
    expect(screen.getByText('Noor: nieuw')).toBeTruthy();
  });

  it('what the member wrote says whether it was seen', () => {
    open(conversationWith(noor, 7, [sentence(1, { mine: true, read: false })]));
    expect(within(log()).getByText(/Bezorgd/)).toBeTruthy();
    act(() => void setup.tab.store.getState().applyEvent({ type: 'read', conversation: 7, read: 1, mine: false }));
    expect(within(log()).getByText(/Gelezen/)).toBeTruthy();
  });

  it('[A05] a fictional profile carries its label under the head, and is never online', () => {
    const { container } = open(conversationWith(sanne, 7));
    expect(readText(container.querySelector('.fictional-bar')!)).toBe('Fictief profiel – Fysiek contact niet mogelijk');
    expect(screen.queryByText(/Nu online/)).toBeNull();
    expect(screen.queryByLabelText('Nu online')).toBeNull();
  });

  it('a conversation that begins while its page stands is filled as soon as it has an id', async () => {
    const before = [sentence(5, { text: 'eerder' }), sentence(6)];
    const own = () => sentence(setup.nextId, { text: 'hoi', mine: true, client_id: setup.sent[0]!.client_id });
    mockServer.use(http.get('*/api/chat.php', () => HttpResponse.json(conversationWith(noor, 7, [...before, own()]))));
    open(conversationWith(noor, null));
    await userEvent.setup().type(field(), 'hoi{Enter}');
    await waitFor(() => expect(bubbles()).toEqual(['eerder', 'bericht 6', 'hoi']));
    expect(setup.sent[0]).toMatchObject({ member: 28, text: 'hoi' });
  });

  it('a page out of the history is made whole: by what was heard since, or by asking', async () => {
    let asked = 0;
    mockServer.use(
      http.get('*/api/chat.php', () => {
        asked += 1;
        return HttpResponse.json(conversationWith(noor, 7, [sentence(1), sentence(2), sentence(3)]));
      }),
    );
    const old = conversationWith(noor, 7, [sentence(1)]);
    const first = open(old);
    act(() => setup.tab.store.getState().setListening(true));
    await waitFor(() => expect(bubbles()).toEqual(['bericht 1', 'bericht 2', 'bericht 3']));
    first.unmount();
    asked = 0;
    act(() => void setup.tab.store.getState().applyEvent({ type: 'message', conversation: 7, message: sentence(4), unread: 1 }));
    const heard = open(old);
    expect(bubbles()).toEqual(['bericht 1', 'bericht 2', 'bericht 3', 'bericht 4']);
    expect(asked).toBe(0);
    heard.unmount();
    act(() => setup.tab.store.getState().setListening(false));
    open(old);
    await waitFor(() => expect(bubbles()).toEqual(['bericht 1', 'bericht 2', 'bericht 3']));
  });

  it('removed elsewhere, or cut off, while it stands open: the screen goes back to the list, which says so', () => {
    const { router } = open(conversationWith(noor, 7, [sentence(1)]));
    act(() => void setup.tab.store.getState().applyEvent({ type: 'removed', conversation: 7 }));
    expect(router.replace).toHaveBeenCalledWith('/chats?gone=1');
  });

  it('"back" to the page of a conversation that was removed since goes on to the list', () => {
    const old = <ConversationScreen chats={[chatWith(noor, 7)]} conversation={conversationWith(noor, 7, [sentence(1)])} user={member} icebreakers={[]} site={site} />;
    open(conversationWith(sanne, 8)).unmount();
    renderChat(old).unmount();
    act(() => void setup.tab.store.getState().applyEvent({ type: 'removed', conversation: 7 }));
    const { router } = renderChat(old);
    expect(router.replace.mock.calls).toEqual([['/chats?gone=1']]);
  });

  it('removed here: the list says no word of it, also where an answer and the stream come while the page changes', () => {
    const talk = conversationWith(noor, 7, [sentence(1)]);
    const { router } = open(talk);
    const { removeLocally, settleRemoval, receiveConversation, applyEvent } = setup.tab.store.getState();
    act(() => {
      removeLocally(7);
      receiveConversation(talk);
      settleRemoval(7, true);
      receiveConversation(talk);
      applyEvent({ type: 'removed', conversation: 7 });
    });
    expect(router.replace.mock.calls).toEqual([['/chats']]);
  });
});

it('every message of a long, slow conversation is in the document, though each has its day', () => {
  const slow = Array.from({ length: 120 }, (_, index) => sentence(index + 1, { sent_at: new Date(Date.UTC(2026, 0, index + 1, 12)).toISOString() }));
  open(conversationWith(noor, 7, slow));
  expect(bubbles()).toHaveLength(120);
});

it('what is unsent stays in sight where the conversation goes on below, and so does what is written there', () => {
  open(conversationWith(noor, 7, [sentence(1), sentence(2)]));
  act(() => void setup.tab.outbox.post({ member: noor.id, conversation: 7 }, 'wacht hier'));
  act(() => setup.tab.store.getState().receiveGap(7));
  expect(screen.getByRole('button', { name: 'Nieuwere berichten laden' })).toBeTruthy();
  act(() => void setup.tab.outbox.post({ member: noor.id, conversation: 7 }, 'en hier'));
  expect(bubbles()).toEqual(expect.arrayContaining(['wacht hier', 'en hier']));
});

it('a long conversation never puts more than 150 messages in the document', () => {
  open(conversationWith(noor, 7, Array.from({ length: 400 }, (_, index) => sentence(index + 1)), true));
  act(() => {
    for (let index = 0; index < 60; index++) setup.tab.outbox.post({ member: noor.id, conversation: 7 }, `wacht ${index}`);
  });
  expect(log().querySelectorAll('li.message').length).toBe(150);
});
