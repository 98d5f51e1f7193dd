import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import type { Conversation } from '@/lib/stores/chat-store-changes';
import { chatWith, conversationWith, member, noor, renderChat, sanne, sentence, site, TabFor } from '@/tests/chat-bench';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { ConversationScreen } from './conversation-screen';

let tab: ChatTab;
const keepTab = (here: ChatTab) => void (tab = here);

type Sent = { text: string; client_id: string; conversation?: number; member?: number };
let sent: Sent[] = [];
let reads: number[] = [];
let typed = 0;
let nextId = 1000;

/** The server's side: it takes every message, unless the test has a refusal for it. */
function serve(refuse: (body: Sent) => { status: number; code: ErrorCode } | null = () => null, who = member) {
  mockServer.use(
    http.post('*/api/message.php', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      const refusal = refuse(body);
      if (refusal) return HttpResponse.json({ error: { code: refusal.code, message: 'no' } }, { status: refusal.status });
      const { text, client_id } = body;
      return HttpResponse.json({ message: { ...sentence(++nextId), text, client_id, mine: true }, conversation: { id: body.conversation ?? 7 }, credits: 35 });
    }),
    http.put('*/api/chat.php', async ({ request }) => {
      reads.push(((await request.json()) as { read: number }).read);
      return HttpResponse.json({});
    }),
    http.post('*/api/typing.php', () => {
      typed += 1;
      return HttpResponse.json({});
    }),
    http.get('*/api/user.php', () => HttpResponse.json({ user: who })),
  );
}

const screenWith = (conversation: Conversation, icebreakers: string[] = [], user = member) => (
  <>
    <TabFor give={keepTab} />
    <ConversationScreen chats={conversation.conversation.id ? [chatWith(conversation.conversation.profile, conversation.conversation.id)] : []} conversation={conversation} user={user} icebreakers={icebreakers} site={site} />
  </>
);
const open = (conversation: Conversation, icebreakers: string[] = [], user = member) => renderChat(screenWith(conversation, icebreakers, user), user);
const field = () => screen.getByRole('textbox');
const log = () => screen.getByRole('log');
const bubbles = () => [...log().querySelectorAll('.bubble')].map((bubble) => bubble.lastChild?.textContent);

beforeEach(() => {
  sent = [];
  reads = [];
  typed = 0;
  serve();
});
afterEach(() => {
  forgetChats();
  vi.useRealTimers();
});

describe('writing', () => {
  it('[S07] Enter sends, Shift+Enter begins a new line', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'Hoi{Shift>}{Enter}{/Shift}Noor{Enter}');
    expect(field()).toHaveProperty('value', '');
    expect(bubbles()).toEqual(['Hoi\nNoor']);
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Hoi\nNoor', conversation: 7 }]));
    await waitFor(() => expect(screen.queryByText('Wordt verstuurd…')).toBeNull());
    expect(bubbles()).toEqual(['Hoi\nNoor']);
  });

  it('Enter that ends the composing of a word does not send', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'にほん');
    act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })));
    expect(field()).toHaveProperty('value', 'にほん');
  });

  it('[S07] the count says how many characters of how many, and is red near the end', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'Vanuit een hoekje zie je meer 👩‍🚀');
    expect(screen.getByText('33 / 500')).toBeTruthy();
    expect(screen.getByText('33 van 500 tekens')).toBeTruthy();
    await user.clear(field());
    await user.click(field());
    await user.paste('x'.repeat(480));
    expect(screen.getByText('480 / 500').parentElement?.className).toContain('is-near');
  });

  it('[P02] what a message costs stands beside the button, in credits and in money, with what is left', async () => {
    const { container } = open(conversationWith(noor, 7));
    const cost = container.querySelector('.composer-meta')!;
    expect(readText(cost)).toContain('Dit bericht kost 5 credits (€ 0,50) · je hebt er 40');
    await userEvent.setup().type(field(), 'hoi{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('the form works without script: it names its conversation, its message and the page to come back to', () => {
    const { container } = open(conversationWith(noor, 7));
    const form = container.querySelector('form.composer') as HTMLFormElement;
    expect([form.getAttribute('action'), form.method]).toEqual(['/forms/message', 'post']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ conversation: '7', client_id: expect.stringMatching(/^[0-9a-f-]{36}$/), back: '/chats/7', text: '' });
  });

  it('a form that came back without script shows why, and what was typed', () => {
    renderChat(
      <ConversationScreen
        chats={[]} conversation={conversationWith(noor, 7)} user={member} icebreakers={[]} site={site}
        refused={{ error: 'err.not_enough_credits', values: { text: 'Altijd' } }}
      />,
    );
    expect(field()).toHaveProperty('value', 'Altijd');
    expect(screen.getByRole('alert').textContent).toContain('Je hebt te weinig credits voor dit bericht. Je tekst blijft staan.');
  });

  it('[S07] an opening line fills the field and does not send', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, null), ['Berg of zee?']);
    await user.click(screen.getByRole('button', { name: 'Berg of zee?' }));
    expect(field()).toHaveProperty('value', 'Berg of zee?');
    expect(sent).toEqual([]);
  });

  it('a draft survives a reload, for this member only', async () => {
    const user = userEvent.setup();
    const first = open(conversationWith(noor, 7));
    await user.type(field(), 'Altijd. Vanuit');
    first.unmount();
    const again = open(conversationWith(noor, 7));
    expect(field()).toHaveProperty('value', 'Altijd. Vanuit');
    again.unmount();
    open(conversationWith(sanne, 8));
    expect(field()).toHaveProperty('value', '');
  });
});

describe('bad input', () => {
  it('nothing written: the field says so, and nothing is sent', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), '   {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Schrijf eerst een bericht.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('too long: the field says so and keeps the text', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.click(field());
    await user.paste('x'.repeat(501));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Je bericht is te lang. Kort het iets in.');
    expect((field() as HTMLTextAreaElement).value).toHaveLength(501);
    expect(sent).toEqual([]);
  });

  it('too long for the server alone: the text goes back to the field', async () => {
    serve(() => ({ status: 422, code: 'message_too_long' }));
    open(conversationWith(noor, 7));
    await userEvent.setup().type(field(), 'hoi{Enter}');
    await screen.findByRole('alert');
    expect(field()).toHaveProperty('value', 'hoi');
    expect(bubbles()).toEqual([]);
  });

  it('hostile text is text', () => {
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) {name} <b>';
    open(conversationWith(noor, 7, [sentence(1, { text: hostile })]));
    expect(bubbles()).toEqual([hostile]);
    expect(log().querySelector('img, a, b')).toBeNull();
  });

  it('not sent: the text stands, says why, and one press sends it once', async () => {
    let refused = false;
    serve(() => (refused ? null : { status: 410, code: 'member_gone' }));
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'hoi{Enter}');
    await within(log()).findByText(/Niet verstuurd/);
    expect(within(log()).getByText(/Dit lid heeft het account verwijderd/)).toBeTruthy();
    refused = true;
    await user.click(screen.getByRole('button', { name: 'Opnieuw' }));
    await waitFor(() => expect(screen.queryByText(/Niet verstuurd/)).toBeNull());
    expect(new Set(sent.map((each) => each.client_id)).size).toBe(1);
    expect(bubbles()).toEqual(['hoi']);
  });

  it('a text that was not sent can be wiped', async () => {
    serve(() => ({ status: 410, code: 'member_gone' }));
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'hoi{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Wis' }));
    expect(bubbles()).toEqual([]);
  });

  it('[P02] without credits the text waits, and a prompt says what it costs, what is left, and that the profile is fictional', async () => {
    const poor = { ...member, credits: 2 };
    serve(() => ({ status: 402, code: 'not_enough_credits' }), poor);
    const user = userEvent.setup();
    open(conversationWith(sanne, 7), [], poor);
    await user.type(field(), 'Altijd{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(readText(dialog)).toContain('Nog 3 credits te weinig');
    expect(readText(dialog)).toContain('Een bericht kost 5 credits (€ 0,50). Je hebt er 2.');
    expect(within(dialog).getByText('Altijd')).toBeTruthy();
    expect(readText(dialog)).toMatch(/Fictief profiel.*Fysiek contact niet mogelijk/);
    expect(within(dialog).getByRole('link', { name: 'Credits kopen' }).getAttribute('href')).toBe('/credits');
    await user.click(within(dialog).getByRole('button', { name: 'Later, bewaar mijn tekst' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bubbles()).toEqual(['Altijd']);
    await user.click(screen.getByRole('button', { name: 'Bijkopen' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('[P04] before an address is confirmed the text waits and says for what', async () => {
    serve(() => ({ status: 409, code: 'awaiting_confirmation' }));
    open(conversationWith(noor, 7), [], { ...member, status: 'not_confirmed' });
    await userEvent.setup().type(field(), 'hoi{Enter}');
    expect(await screen.findByText(/Wordt verzonden na bevestiging van je e-mailadres/)).toBeTruthy();
  });

  it('someone who has left can be read, not written to', () => {
    open(conversationWith({ ...noor, status: 'deleted' }, 7, [sentence(1)]));
    expect(bubbles()).toEqual(['bericht 1']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Dit lid heeft het account verwijderd.')).toBeTruthy();
  });
});

describe('reading', () => {
  it('[T06] opening a chat sets its unread count to 0 and tells the server up to where', async () => {
    const chats = [chatWith(noor, 7, { num_unread_messages: 3, conversation: { id: 7, last_message: sentence(9) } })];
    renderChat(<ConversationScreen chats={chats} conversation={conversationWith(noor, 7, [sentence(8), sentence(9)])} user={member} icebreakers={[]} site={site} />);
    await waitFor(() => expect(reads).toContain(9));
    expect(screen.queryByText('3 ongelezen berichten')).toBeNull();
  });

  it('[S07] older messages come when asked for, and the button goes when there are no more', async () => {
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

  it('[S07] typing shows on a true signal and goes when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    open(conversationWith(noor, 7, [sentence(1)]));
    act(() => void tab.store.getState().applyEvent({ type: 'typing', conversation: 7 }));
    expect(screen.getByText('Noor typt')).toBeTruthy();
    expect(screen.getByText('typt…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.queryByText('Noor typt')).toBeNull();
  });

  it('[S07] the other party is told of typing, at most every three seconds', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'een heel verhaal');
    await waitFor(() => expect(typed).toBe(1));
    await user.type(field(), ' en nog een');
    expect(typed).toBe(1);
  });

  it('a message of the open conversation is read out, one of another is not shown here', () => {
    open(conversationWith(noor, 7, [sentence(1)]));
    act(() => {
      tab.store.getState().applyEvent({ type: 'message', conversation: 7, message: sentence(2, { text: 'nieuw' }), unread: 1 });
      tab.store.getState().applyEvent({ type: 'message', conversation: 8, message: sentence(3, { text: 'elders' }), unread: 1 });
    });
    expect(bubbles()).toEqual(['bericht 1', 'nieuw']);
    expect(screen.getByText('Noor: nieuw')).toBeTruthy();
  });

  it('what the member wrote says whether it was seen', () => {
    open(conversationWith(noor, 7, [sentence(1, { mine: true, read: false })]));
    expect(within(log()).getByText(/Bezorgd/)).toBeTruthy();
    act(() => void tab.store.getState().applyEvent({ type: 'read', conversation: 7, read: 1, mine: false }));
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
    const own = () => sentence(nextId, { text: 'hoi', mine: true, client_id: sent[0]!.client_id });
    mockServer.use(http.get('*/api/chat.php', () => HttpResponse.json(conversationWith(noor, 7, [...before, own()]))));
    open(conversationWith(noor, null));
    await userEvent.setup().type(field(), 'hoi{Enter}');
    await waitFor(() => expect(bubbles()).toEqual(['eerder', 'bericht 6', 'hoi']));
    expect(sent[0]).toMatchObject({ member: 28, text: 'hoi' });
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
    open(old).unmount();
    act(() => {
      tab.store.getState().setListening(true);
      tab.store.getState().applyEvent({ type: 'message', conversation: 7, message: sentence(2), unread: 1 });
    });
    const heard = open(old);
    expect(bubbles()).toEqual(['bericht 1', 'bericht 2']);
    expect(asked).toBe(0);
    heard.unmount();
    act(() => tab.store.getState().setListening(false));
    open(old);
    await waitFor(() => expect(bubbles()).toEqual(['bericht 1', 'bericht 2', 'bericht 3']));
  });

  it('removed elsewhere while it stands open: the screen goes back to the list', () => {
    const { router } = open(conversationWith(noor, 7, [sentence(1)]));
    act(() => void tab.store.getState().applyEvent({ type: 'removed', conversation: 7 }));
    expect(router.replace).toHaveBeenCalledWith('/chats');
  });
});

it('a long conversation never puts more than 150 rows in the document', () => {
  open(conversationWith(noor, 7, Array.from({ length: 400 }, (_, index) => sentence(index + 1)), true));
  act(() => {
    for (let index = 0; index < 60; index++) tab.outbox.post({ member: noor.id, conversation: 7 }, `wacht ${index}`);
  });
  expect(log().querySelectorAll('li').length).toBeLessThanOrEqual(150);
});
