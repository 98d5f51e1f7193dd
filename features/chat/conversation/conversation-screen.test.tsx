import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { forgetChats } from '@/lib/stores/chat-store-provider';
import { conversationWith, member, noor, renderChat, sanne, sentence, site } from '@/tests/chat-setup';
import { bubbles, field, freshConversations, log, open, serve, setup } from '@/tests/conversation-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { readText } from '@/tests/render-in-dutch';
import type { Refused } from '../writing/composer';
import { ConversationScreen } from './conversation-screen';

freshConversations();

describe('writing', () => {
  it('[S06] Enter sends, Shift+Enter begins a new line', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'Hoi{Shift>}{Enter}{/Shift}Noor{Enter}');
    expect(field()).toHaveProperty('value', '');
    expect(bubbles()).toEqual(['Hoi\nNoor']);
    await waitFor(() => expect(setup.sent).toMatchObject([{ text: 'Hoi\nNoor', conversation: 7, writer: member.id }]));
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

  it('[S06] the count says how many characters of how many, and is red near the end', async () => {
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
    expect(readText(cost)).toContain('Kost 5 credits (€ 0,50) · 40 over');
    await userEvent.setup().type(field(), 'hoi{Enter}');
    await waitFor(() => expect(setup.sent).toHaveLength(1));
  });

  it('the form works without script: it names its conversation, its message and the page to come back to', () => {
    const { container } = open(conversationWith(noor, 7));
    const form = container.querySelector('form.composer') as HTMLFormElement;
    expect([form.getAttribute('action'), form.method]).toEqual(['/forms/message', 'post']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ conversation: '7', writer: '1', client_id: expect.stringMatching(/^[0-9a-f-]{36}$/), back: '/chats/7', text: '' });
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

  it('[P02] with too few credits it leads to more of them by the form itself, which takes the text along; another fault leads nowhere', async () => {
    const refusedWith = (error: string) => (
      <ConversationScreen chats={[]} conversation={conversationWith(noor, 7)} user={member} icebreakers={[]} site={site} refused={{ error, values: { text: 'Altijd' } }} />
    );
    const first = renderChat(refusedWith('err.not_enough_credits'));
    const sent = vi.fn((event: SubmitEvent) => {
      const { defaultPrevented, submitter } = event;
      event.preventDefault();
      return { defaultPrevented, fields: Object.fromEntries(new FormData(event.target as HTMLFormElement, submitter)) };
    });
    document.addEventListener('submit', sent);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Credits kopen' }));
    document.removeEventListener('submit', sent);
    expect(sent.mock.results[0]?.value).toEqual({ defaultPrevented: false, fields: expect.objectContaining({ buy: '1', text: 'Altijd', back: '/chats/7' }) as object });
    expect(setup.sent).toEqual([]);
    first.unmount();
    renderChat(refusedWith('err.generic'));
    expect(screen.queryByRole('button', { name: 'Credits kopen' })).toBeNull();
  });

  it.each([['not_confirmed', ['/complete-signup?step=confirm']], ['active', []]] as const)('[P04] a text that waits for an address leads its own member to confirm it: %s', (status, ways) => {
    const refused = { error: 'err.awaiting_confirmation', values: { text: 'Altijd' } };
    renderChat(<ConversationScreen chats={[]} conversation={conversationWith(noor, 7)} user={{ ...member, status }} icebreakers={[]} site={site} refused={refused} />);
    expect(field()).toHaveProperty('value', 'Altijd');
    expect(within(screen.getByRole('alert')).queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  it('[P04] once the address is confirmed the text is back, and nothing says that it waits for one', () => {
    const { conversation, ...rest } = conversationWith(noor, 7);
    const refused = { error: 'err.awaiting_confirmation', values: { text: 'Altijd' } };
    renderChat(<ConversationScreen chats={[]} conversation={{ ...rest, conversation: { ...conversation, awaiting_confirmation: false } }} user={member} icebreakers={[]} site={site} refused={refused} />);
    expect(field()).toHaveProperty('value', 'Altijd');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a text that was sent after the session had ended is back in its field, without being called wrong', () => {
    renderChat(
      <ConversationScreen
        chats={[]} conversation={conversationWith(noor, 7)} user={member} icebreakers={[]} site={site}
        refused={{ error: 'chat.composer.kept', values: { text: 'Koffie?' } }}
      />,
    );
    expect(field()).toHaveProperty('value', 'Koffie?');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Je was uitgelogd toen je dit verstuurde. Je bericht staat er nog; verstuur het opnieuw.');
  });

  const drawKept = (refused: Refused) =>
    renderChat(<ConversationScreen chats={[]} conversation={conversationWith(noor, 7)} user={member} icebreakers={[]} site={site} refused={refused} />);

  it('a text that was kept is back once: after it was sent, a page out of the history has no more of it, and leaves a newer one alone', async () => {
    const user = userEvent.setup();
    const kept = { error: '', values: { text: 'Koffie\nof thee?', form: 'form-1', id: 'answer-1' } };
    const first = drawKept(kept);
    expect(field()).toHaveProperty('value', 'Koffie\nof thee?');
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(setup.sent).toHaveLength(1));
    first.unmount();
    const back = drawKept(kept);
    expect(field()).toHaveProperty('value', '');
    await user.type(field(), 'Iets anders');
    back.unmount();
    drawKept(kept);
    expect(field()).toHaveProperty('value', 'Iets anders');
    expect(setup.sent).toHaveLength(1);
  });

  it('a text that was refused and not sent since still stands in a page out of the history, with why; refused again, it is back again', async () => {
    const user = userEvent.setup();
    const refused = { error: 'err.not_enough_credits', values: { text: 'Altijd', form: 'form-2', id: 'answer-2' } };
    drawKept(refused).unmount();
    const back = drawKept(refused);
    expect([field(), screen.getByRole('alert').textContent]).toMatchObject([{ value: 'Altijd' }, expect.stringContaining('te weinig credits')]);
    await user.type(field(), ' weer');
    back.unmount();
    const other = drawKept(refused);
    expect([field(), screen.queryByRole('alert')]).toMatchObject([{ value: 'Altijd weer' }, null]);
    other.unmount();
    drawKept({ ...refused, values: { ...refused.values, text: 'Nooit', id: 'answer-3' } });
    expect(field()).toHaveProperty('value', 'Nooit');
  });

  it('[A02][S06] an opening line fills the field and does not send', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, null), ['Berg of zee?']);
    await user.click(await screen.findByRole('button', { name: 'Berg of zee?' }));
    expect(field()).toHaveProperty('value', 'Berg of zee?');
    expect(setup.sent).toEqual([]);
  });
});

describe('bad input', () => {
  it('nothing written: the field says so, and nothing is sent', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), '   {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Schrijf eerst een bericht.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(setup.sent).toEqual([]);
  });

  it('too long: the field says so and keeps the text', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.click(field());
    await user.paste('x'.repeat(501));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Je bericht is te lang. Kort het iets in.');
    expect((field() as HTMLTextAreaElement).value).toHaveLength(501);
    expect(setup.sent).toEqual([]);
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
    expect(new Set(setup.sent.map((each) => each.client_id)).size).toBe(1);
    expect(bubbles()).toEqual(['hoi']);
  });

  it('to a site that takes no messages: the text stands, says so, and can be wiped', async () => {
    mockServer.use(http.post('*/api/message.php', () => new HttpResponse('<h1>404</h1>', { status: 404 })));
    open(conversationWith(noor, 7));
    await userEvent.setup().type(field(), 'hoi{Enter}');
    expect(await within(log()).findByText(/Niet verstuurd\. Deze site biedt dit niet aan\./)).toBeTruthy();
    expect(bubbles()).toEqual(['hoi']);
    expect(screen.getByRole('button', { name: 'Wis' })).toBeTruthy();
  });

  it('too many at once: the text says that it will be sent, and can be wiped', async () => {
    mockServer.use(
      http.post('*/api/message.php', () => HttpResponse.json({ error: { code: 'too_many_requests', message: 'no' } }, { status: 429, headers: { 'retry-after': '60' } })),
    );
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'hoi{Enter}');
    expect(await within(log()).findByText('Wordt zo verzonden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    expect(bubbles()).toEqual([]);
  });

  it('a message that is tried again when the session ends is called back: it would go as whoever signs in next', async () => {
    let asked = 0;
    mockServer.use(
      http.post('*/api/message.php', () => {
        asked += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    open(conversationWith(noor, 7));
    await userEvent.setup().type(field(), 'hoi{Enter}');
    await waitFor(() => expect(asked).toBe(1));
    void forgetChats();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(asked).toBe(1);
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
    expect(readText(dialog)).toContain('Je komt 3 credits tekort');
    expect(readText(dialog)).toContain('Een bericht kost 5 credits (€ 0,50). Je hebt nog 2 credits.');
    expect(within(dialog).getByText('Altijd')).toBeTruthy();
    expect(readText(dialog)).toMatch(/Fictief profiel.*Fysiek contact niet mogelijk/);
    expect((await within(dialog).findByRole<HTMLInputElement>('radio', { name: /100 credits 20 berichten · €.0,50 elk €.9,95/ })).checked).toBe(true);
    expect(within(dialog).getByRole('link', { name: /^Naar betalen, €.9,95$/ }).getAttribute('href')).toBe('/credits/1?back=%2Fmembers%2F31%2Fchat');
    await user.click(within(dialog).getByRole('radio', { name: /275 credits/ }));
    expect(within(dialog).getByRole('link', { name: /^Naar betalen, €.24,95$/ }).getAttribute('href')).toBe('/credits/2?back=%2Fmembers%2F31%2Fchat');
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
    expect((await screen.findByRole('link', { name: 'Wordt verzonden na bevestiging van je e-mailadres' })).getAttribute('href')).toBe('/complete-signup?step=confirm');
  });

  it('someone who has left can be read, not written to', () => {
    open(conversationWith({ ...noor, status: 'deleted' }, 7, [sentence(1)]));
    expect(bubbles()).toEqual(['bericht 1']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Dit lid heeft het account verwijderd.')).toBeTruthy();
  });
});
