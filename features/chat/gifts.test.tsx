import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import dutch from '@/locales/nl.json';
import { bench, freshConversations, log, open, serve } from '@/tests/conversation-bench';
import { conversationWith, member, noor, sanne, sentence } from '@/tests/chat-bench';
import { mockServer } from '@/tests/setup/mock-server';

const gifts = [{ key: 'rose', credits: 15 }, { key: 'coffee', credits: 10 }, { key: 'kite', name: 'Vlieger', credits: 50 }];
const begun = () => conversationWith(noor, 7, [sentence(1)]);

// The picker is asked for after the page: here it has come.
beforeAll(async () => {
  await Promise.all([import('./gift-door'), import('./gift-picker'), import('./unsend-door')]);
});
const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));

async function choose(name: RegExp) {
  await settled();
  await userEvent.click(await screen.findByRole('link', { name: /^Cadeau sturen aan/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('radio', { name }));
  return within(dialog);
}
const offered = () => mockServer.use(http.get('*/forms/gifts', () => HttpResponse.json({ locale: 'nl', gifts, messages: dutch })));

describe('the picker', () => {
  freshConversations();

  it('[P02] one button says what is sent and what it costs, in credits and in money, and sends it with the note', async () => {
    offered();
    open(begun());
    const dialog = await choose(/Koffie/);
    expect(dialog.getByRole('radio', { name: /Roos/ }).closest('label')?.textContent).toBe('Roos15 credits€\u00a01,50');
    expect(dialog.getByText('Je hebt nog 40 credits.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'met melk');
    await userEvent.click(dialog.getByRole('button', { name: 'Koffie sturen – 10 credits (€\u00a01,00)' }));
    await waitFor(() => expect(bench.sent).toMatchObject([{ gift: 'coffee', text: 'met melk', conversation: 7 }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[P02] with too few credits says how many are missing; the choice waits in the conversation, and the prompt names its price', async () => {
    offered();
    serve(() => ({ status: 402, code: 'not_enough_credits' }), { ...member, credits: 4 });
    open(begun(), [], { ...member, credits: 4 });
    const dialog = await choose(/Roos/);
    expect(dialog.getByText('Je komt nog 11 credits tekort. Je keuze blijft bewaard.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^Roos sturen/ }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Nog 11 credits te weinig' }));
    expect(prompt.getByText(/^Dit cadeau kost 15 credits \(€\s1,50\)\. Je hebt nog 4 credits\.$/)).toBeTruthy();
    await userEvent.click(prompt.getByRole('button', { name: 'Later, bewaar mijn keuze' }));
    expect(within(log()).getByText('Een roos voor Noor')).toBeTruthy();
    expect(within(log()).getByRole('button', { name: 'Bijkopen' })).toBeTruthy();
  });

  it('shows a gift of the operator’s own under its own name', async () => {
    offered();
    open(begun());
    expect((await choose(/Vlieger/)).getByRole('button', { name: 'Cadeau sturen – 50 credits (€\u00a05,00)' })).toBeTruthy();
  });
});

describe('a gift in the conversation', () => {
  freshConversations();

  it('says for whom and what it cost to the giver, from whom and not what it cost to the other', async () => {
    open(conversationWith(sanne, 7, [sentence(1, { mine: true, gift: 'rose', gift_credits: 15, text: 'voor jou' }), sentence(2, { gift: 'cake', text: '' }), sentence(3, { gift: 'kite', text: '' })]));
    expect(await within(log()).findByText('Een roos voor Sanne')).toBeTruthy();
    expect(within(log()).getByText('Cadeau · 15 credits')).toBeTruthy();
    expect(within(log()).getByText('voor jou')).toBeTruthy();
    expect(within(log()).getByText('Een taart van Sanne')).toBeTruthy();
    expect(within(log()).getByText('Een cadeau van Sanne')).toBeTruthy();
    expect(within(log()).getAllByText('Cadeau')).toHaveLength(2);
  });
});

describe('an own message that nobody has read', () => {
  freshConversations();
  const unread = () => conversationWith(noor, 7, [sentence(1), sentence(2, { mine: true, text: 'oeps', read: false, conversation: 7 })]);

  it('is taken back from its menu: it goes, and the credits that come back are said', async () => {
    mockServer.use(http.delete('*/api/message.php', () => HttpResponse.json({ given_back: 5, credits: 45 })), http.get('*/api/chats.php', () => HttpResponse.json({ chats: [] })));
    open(unread());
    await settled();
    fireEvent.click(within(log()).getByRole('button', { name: 'Bericht intrekken', hidden: true }));
    await waitFor(() => expect(within(log()).queryByText('oeps')).toBeNull());
    expect(document.activeElement).toBe(log());
  });

  it('stays when it has been read in the meantime', async () => {
    mockServer.use(http.delete('*/api/message.php', () => HttpResponse.json({ error: { code: 'message_read', message: 'no' } }, { status: 409 })));
    open(unread());
    await settled();
    fireEvent.click(within(log()).getByRole('button', { name: 'Bericht intrekken', hidden: true }));
    await settled();
    expect(within(log()).getByText('oeps')).toBeTruthy();
  });

  it('that was read, or that somebody else wrote, has no such menu', async () => {
    open(conversationWith(noor, 7, [sentence(1), sentence(2, { mine: true, read: true, conversation: 7 })]));
    expect(within(log()).queryByRole('button', { name: 'Bericht intrekken', hidden: true })).toBeNull();
  });
});
