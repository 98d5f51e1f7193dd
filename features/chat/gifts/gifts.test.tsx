import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import dutch from '@/locales/nl.json';
import { hasTexts } from '@/lib/stores/chat-store-provider';
import { freshConversations, log, open, serve, setup } from '@/tests/conversation-setup';
import { conversationWith, member, noor, sanne, sentence, site } from '@/tests/chat-setup';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { GiftScreen } from './gift-screen';

const gifts = [{ key: 'rose', credits: 15 }, { key: 'coffee', credits: 10 }, { key: 'kite', name: 'Vlieger', credits: 50 }];
const begun = () => conversationWith(noor, 7, [sentence(1)]);

// The picker is asked for after the page: here it has come.
beforeAll(async () => {
  await Promise.all([import('./lazy-gift-picker'), import('./gift-picker'), import('../messages/message-actions')]);
});
/** What a screen asked for after itself has come and stands. */
const settled = () => act(() => vi.dynamicImportSettled());

async function choose(name: RegExp) {
  await settled();
  // One stands beside the name, one beside the field.
  await userEvent.click((await screen.findAllByRole('link', { name: /^Cadeau sturen aan/ })).at(0)!);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('radio', { name }));
  return within(dialog);
}
const offered = () => mockServer.use(http.get('*/forms/gifts', () => HttpResponse.json({ locale: 'nl', gifts, messages: dutch })));

describe('the picker', () => {
  freshConversations();

  it('[A01] one button says what is sent and what it costs, in credits and in money, and sends it with the note', async () => {
    offered();
    open(begun());
    const dialog = await choose(/Koffie/);
    expect(dialog.getByRole('radio', { name: /Roos/ }).closest('label')?.textContent).toBe('Roos15 credits€\u00a01,50');
    expect(dialog.getByText('Je hebt nog 40 credits.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'met melk');
    await userEvent.click(dialog.getByRole('button', { name: 'Koffie sturen – 10 credits (€\u00a01,00)' }));
    await waitFor(() => expect(setup.sent).toMatchObject([{ gift: 'coffee', text: 'met melk', conversation: 7 }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[P02] with too few credits says how many are missing; the choice waits in the conversation, and the prompt names its price', async () => {
    offered();
    serve(() => ({ status: 402, code: 'not_enough_credits' }), { ...member, credits: 4 });
    open(begun(), [], { ...member, credits: 4 });
    const dialog = await choose(/Roos/);
    expect(dialog.getByText('Je komt nog 11 credits tekort. Je keuze blijft bewaard.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^Roos sturen/ }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Je komt 11 credits tekort' }));
    expect(prompt.getByText(/^Dit cadeau kost 15 credits \(€\s1,50\)\. Je hebt nog 4 credits\.$/)).toBeTruthy();
    await userEvent.click(prompt.getByRole('button', { name: 'Later, bewaar mijn keuze' }));
    expect(within(log()).getByText('Een roos voor Noor')).toBeTruthy();
    expect(within(log()).getByRole('button', { name: 'Bijkopen' })).toBeTruthy();
  });

  it('closed before it is sent, it opens with the same choice and note; once sent, with neither', async () => {
    offered();
    serve(() => ({ status: 402, code: 'not_enough_credits' }), { ...member, credits: 4 });
    open(begun(), [], { ...member, credits: 4 });
    const dialog = await choose(/Koffie/);
    await userEvent.type(dialog.getByRole('textbox'), 'met melk{Enter}heet');
    const again = async () => {
      await userEvent.keyboard('{Escape}');
      fireEvent(screen.getByRole('dialog'), new Event('close'));
      await userEvent.click((await screen.findAllByRole('link', { name: /^Cadeau sturen aan/ })).at(0)!);
      return within(await screen.findByRole('dialog'));
    };
    expect([(await again()).getByRole('radio', { name: /Koffie/ }), screen.getByRole('textbox', { name: /Berichtje erbij/ })]).toMatchObject([{ checked: true }, { value: 'met melk\nheet' }]);
    await userEvent.click(screen.getByRole('button', { name: /^Koffie sturen/ }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: /tekort$/ })).getByRole('button', { name: 'Later, bewaar mijn keuze' }));
    await userEvent.click((await screen.findAllByRole('link', { name: /^Cadeau sturen aan/ })).at(0)!);
    expect(await screen.findByRole('textbox', { name: /Berichtje erbij/ })).toHaveProperty('value', '');
  });

  it('a choice alone is nothing written, and stands again when the picker is opened again', async () => {
    offered();
    open(begun());
    await choose(/Koffie/);
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(hasTexts()).toBe(false);
    await userEvent.click((await screen.findAllByRole('link', { name: /^Cadeau sturen aan/ })).at(0)!);
    expect(await screen.findByRole('radio', { name: /Koffie/ })).toHaveProperty('checked', true);
    await userEvent.type(screen.getByRole('textbox', { name: /Berichtje erbij/ }), 'met melk');
    expect(hasTexts()).toBe(true);
    await userEvent.clear(screen.getByRole('textbox', { name: /Berichtje erbij/ }));
    expect(hasTexts()).toBe(false);
  });

  it('shows a gift of the operator’s own under its own name', async () => {
    offered();
    open(begun());
    expect((await choose(/Vlieger/)).getByRole('button', { name: 'Cadeau sturen – 50 credits (€\u00a05,00)' })).toBeTruthy();
  });
});

describe('the page without script', () => {
  it('[P02] with too few credits its button takes the note along, and says to what to come back; with enough it sends', () => {
    const draw = (credits: number) => renderInDutch(<GiftScreen person={noor} site={site} gifts={gifts} chosen="rose" credits={credits} writer={1} awaiting={null} refused={{ error: '', values: { text: 'voor jou' } }} />);
    const sentBy = (name: RegExp) => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      return Object.fromEntries(new FormData(button.form!, button));
    };
    const { unmount } = draw(4);
    expect(screen.getByText('Je komt nog 11 credits tekort. Je keuze blijft bewaard.')).toBeTruthy();
    expect(sentBy(/^Credits kopen$/)).toMatchObject({ buy: '1', gift: 'rose', text: 'voor jou', writer: '1', back: '/members/28/chat?gift=rose' });
    unmount();
    draw(40);
    expect(sentBy(/^Roos sturen/)).not.toHaveProperty('buy');
  });

  it.each([['own', ['/complete-signup?step=confirm']], ['theirs', []]] as const)('[P04] before an address is confirmed nothing is sent; who has to confirm one is led there: %s', (awaiting, ways) => {
    renderInDutch(<GiftScreen person={noor} site={site} gifts={gifts} chosen="rose" credits={40} awaiting={awaiting} />);
    expect(screen.getByText('Cadeaus gaan pas weg als het e-mailadres is bevestigd.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    // The gifts are there to be seen, and none leads to where none can be given.
    expect([screen.getByText('Roos').closest('a'), screen.getByRole('heading', { name: 'Kies een cadeau' }).tagName]).toEqual([null, 'H2']);
    expect(screen.queryAllByRole('link', { name: 'Bevestig je e-mailadres' }).map((link) => link.getAttribute('href'))).toEqual(ways);
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
