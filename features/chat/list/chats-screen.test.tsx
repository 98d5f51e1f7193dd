import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chat } from '@/lib/contract/chats';
import type { Liker } from '@/lib/contract/likes';
import type { Person } from '@/lib/contract/person';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import { chatWith, member, noor, renderChat, sanne, sentence, TabFor } from '@/tests/chat-setup';
import { readText } from '@/tests/render-in-dutch';
import { exampleSite } from '@/tests/example-site';
import { mockServer } from '@/tests/setup/mock-server';
import { ChatsScreen } from './chats-screen';

let tab: ChatTab;
const keepTab = (here: ChatTab) => void (tab = here);
const open = (chats: Chat[]) =>
  renderChat(
    <>
      <TabFor give={keepTab} />
      <ChatsScreen site={exampleSite()} chats={chats} matches={[{ ...noor, match: true, like_new: true }]} />
    </>,
  );
const lines = () => [...document.querySelectorAll('.chat-row')];
const names = () => lines().map((line) => line.querySelector('.chat-name')?.firstChild?.textContent);
const two = () => [
  chatWith(noor, 7, { num_unread_messages: 9, conversation: { id: 7, last_message: sentence(20, { text: 'Haha, dat zeggen ze allemaal ;)' }) } }),
  chatWith(sanne, 8, { conversation: { id: 8, last_message: sentence(10, { text: 'Slaap lekker', mine: true }) } }),
];

afterEach(() => forgetChats());

describe('the chat list', () => {
  it('[R03] [E06] shows with whom, the last line, how many are unread, and leads to each conversation without script', () => {
    open(two());
    expect(names()).toEqual(['Noor', 'Sanne']);
    const link = within(lines()[0] as HTMLElement).getAllByRole('link')[0]!;
    expect(link.getAttribute('href')).toBe('/chats/7');
    expect(link.textContent).toContain('Haha, dat zeggen ze allemaal ;)');
    expect(link.textContent).toContain('9 ongelezen berichten');
    expect(lines()[1]!.textContent).toContain('Jij: Slaap lekker');
  });

  it('[A05] a fictional profile is labelled in the list and claims no presence', () => {
    open(two());
    const line = lines()[1]!;
    expect(line.querySelector('.fictional-tag')?.textContent).toBe('Fictief');
    expect(line.textContent).toContain('Fictief profiel – Fysiek contact niet mogelijk');
    expect(line.querySelector('.dot')).toBeNull();
    expect(lines()[0]!.querySelector('.dot')).not.toBeNull();
  });

  it('a long press on a line, or the right button, opens its menu; with Shift the browser keeps its own', () => {
    open(two());
    const [first, second] = lines().map((line) => line.querySelector('details')!);
    const press = (more: MouseEventInit = {}) => fireEvent.contextMenu(lines()[1]!.querySelector('.chat-last')!, more);
    expect([press({ shiftKey: true }), second!.open]).toEqual([true, false]);
    expect([press(), first!.open, second!.open]).toEqual([false, false, true]);
    expect(within(second!).getByRole('link', { name: 'Bekijk profiel' }).getAttribute('href')).toMatch(/^\/members\/\d+$/);
  });

  it('is searched by name and last line; Escape and the button bring back the whole of it, and the focus', async () => {
    open(two());
    const press = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Zoek in je gesprekken' });
    await press.click(button);
    const field = await screen.findByRole('searchbox', { name: 'Zoek in je gesprekken' });
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('Matches')).toBeNull();
    await press.keyboard('LEKKER slaap');
    expect(names()).toEqual(['Sanne']);
    expect(screen.getByRole('status').textContent).toBe('1 gesprek gevonden');
    await press.clear(field);
    expect(names()).toEqual(['Noor', 'Sanne']);
    await press.keyboard('nóór');
    expect(names()).toEqual(['Noor']);
    await press.keyboard(' x');
    expect(names()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Geen gesprekken gevonden');
    await press.keyboard('{Escape}');
    expect(names()).toEqual(['Noor', 'Sanne']);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(button);
    await press.click(button);
    await press.click(button);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('a list that wakes up late does not undo what this tab has heard since the page was drawn; one that is drawn later counts', () => {
    const quiet = (muted: boolean) => two().map((chat) => ({ ...chat, conversation: { ...chat.conversation, muted } }));
    renderChat(<TabFor give={keepTab} />);
    act(() => tab.store.getState().receiveChats(quiet(true)));
    const screens = (chats: Chat[]) => <ChatsScreen site={exampleSite()} chats={chats} matches={[]} />;
    const { redraw } = renderChat(screens(quiet(false)), member, true);
    expect(screen.getAllByRole('img', { name: 'Notificaties staan uit' })).toHaveLength(2);
    redraw(screens(quiet(false)));
    expect(screen.queryByRole('img', { name: 'Notificaties staan uit' })).toBeNull();
  });

  it('a message moves its chat to the top and counts, typing shows and then gives way', () => {
    open(two());
    act(() => void tab.store.getState().applyEvent({ type: 'typing', conversation: 8 }));
    expect(within(lines()[1] as HTMLElement).getByText('typt…')).toBeTruthy();
    act(() => void tab.store.getState().applyEvent({ type: 'message', conversation: 8, message: sentence(30, { text: 'wakker' }), unread: 1 }));
    expect(names()).toEqual(['Sanne', 'Noor']);
    expect(lines()[0]!.textContent).toContain('wakker');
    expect(screen.queryByText('typt…')).toBeNull();
  });

  it('nobody yet: one line, one sentence, one way on', () => {
    open([]);
    expect(screen.getByRole('heading', { name: 'Nog geen gesprekken' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zoek leden' }).getAttribute('href')).toBe('/members');
  });

  it('nobody yet: three real people to write to, of those who fit', () => {
    const image = { filename: 'n.jpg', thumb: 'n-s.jpg' } as Person['main_image'];
    const people = [{ ...sanne, main_image: image }, ...[1, 2, 3, 4].map((at) => ({ ...noor, id: 70 + at, main_image: image })), noor];
    renderChat(<ChatsScreen site={exampleSite()} chats={[]} people={people} />);
    const first = [...document.querySelectorAll('.chat-first a')].map((link) => [readText(link as HTMLElement), link.getAttribute('href')]);
    expect(first).toEqual([71, 72, 73].map((id) => [expect.stringMatching(/Noor, 28$/), `/members/${id}/chat`]));
  });

  it('a thousand conversations are drawn by the piece', async () => {
    open(Array.from({ length: 1000 }, (_, index) => chatWith({ ...noor, id: index + 100 }, index + 1)));
    expect(lines()).toHaveLength(60);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Meer gesprekken tonen' }));
    expect(lines()).toHaveLength(120);
  });

  it('a chat of which the server says only the documented fields is a line all the same', () => {
    open([{ conversation: { id: 5 }, profile: { id: 9, name: '' } as Chat['profile'], num_unread_messages: 2 }]);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]!.textContent).toContain('2 ongelezen berichten');
  });

  it('matches stand above it, each a way to write', () => {
    open(two());
    expect(within(screen.getByRole('navigation', { name: 'Matches' })).getByRole('link').getAttribute('href')).toBe('/members/28/chat');
  });
});

it('[A05] the whole sentence stands in sight while a fictional profile is in the list, and only then', () => {
  const { container, unmount } = open([chatWith(noor, 7), chatWith(sanne, 8)]);
  expect(readText(container.querySelector('.chat-list-warning')!)).toBe('Fictief profiel – Fysiek contact niet mogelijk');
  unmount();
  expect(open([chatWith(noor, 7)]).container.querySelector('.chat-list-warning')).toBeNull();
});

it('[A05] a match that is fictional says so under its photo too', () => {
  const match = { ...sanne, like_new: true } as Liker;
  const { container } = renderChat(<ChatsScreen site={exampleSite()} chats={[]} matches={[match]} />);
  expect(container.querySelector('.chat-people .fictional-tag')?.textContent).toBe('Fictief');
  expect(readText(container.querySelector('.chat-list-warning')!)).toContain('Fysiek contact niet mogelijk');
});

describe('removing a chat', () => {
  it('[S07] behind the line stands a button for a thumb, which asks the same; keyboard and screen reader pass it by', async () => {
    const { container } = open([chatWith(noor, 7)]);
    const behind = await waitFor(() => {
      const found = container.querySelector<HTMLElement>('.chat-swipe .chat-removal button');
      if (!found) throw new Error('It has not come yet.');
      return found;
    });
    expect(behind.tabIndex).toBe(-1);
    expect(behind.closest('form')!.getAttribute('action')).toBe('/chats');
    expect(behind.closest('form')!.elements).toHaveProperty('remove.value', '7');
    expect(within(container).queryByRole('button', { name: 'Verwijderen' })).toBeNull();
    await userEvent.click(behind);
    expect(await screen.findByRole('dialog', { name: /Gesprek met Noor verwijderen/ })).toBeTruthy();
  });

  const remove = async (name: string) => {
    const user = userEvent.setup();
    const line = lines().find((each) => each.textContent?.includes(name)) as HTMLElement;
    await user.click(await within(line).findByText('Gesprek verwijderen'));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
  };

  it('[T07] [C15] it is gone at once, and then on the server', async () => {
    const asked: unknown[] = [];
    let answer = () => undefined as void;
    mockServer.use(
      http.delete('*/api/chat.php', async ({ request }) => {
        asked.push(await request.json());
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({});
      }),
    );
    const { router } = open(two());
    await remove('Noor');
    expect(names()).toEqual(['Sanne']);
    await waitFor(() => expect(asked).toEqual([{ conversation: 7 }]));
    answer();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Berichten'));
    // Pages that were fetched before list it still.
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  });

  it('[T07] [X07] where the server fails, an alert says so and the chats are loaded again', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    mockServer.use(
      http.delete('*/api/chat.php', () => HttpResponse.json({}, { status: 400 })),
      http.get('*/api/chats.php', () => HttpResponse.json({ chats: two() })),
    );
    open(two());
    await remove('Noor');
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Deze chat is niet verwijderd. Probeer het opnieuw.'));
    await waitFor(() => expect(names()).toEqual(['Noor', 'Sanne']));
  });

  it('[S07] before its script the page asks, of a conversation that is in the list', () => {
    const { container } = renderChat(<ChatsScreen site={exampleSite()} chats={two()} removing="7" />);
    const question = within(screen.getByRole('region', { name: 'Gesprek met Noor verwijderen?' }));
    expect(question.getByRole('link', { name: 'Annuleren' }).getAttribute('href')).toBe('/chats');
    expect(new FormData(container.querySelector<HTMLFormElement>('form[action="/forms/remove-chat"]')!).get('conversation')).toBe('7');
    cleanup();
    renderChat(<ChatsScreen site={exampleSite()} chats={two()} removing="99" />);
    expect(screen.queryByRole('region', { name: /verwijderen/ })).toBeNull();
  });

  it('asks first, and does nothing when the answer is no', async () => {
    open(two());
    const user = userEvent.setup();
    await user.click(within(lines()[0] as HTMLElement).getByText('Gesprek verwijderen'));
    const dialog = await screen.findByRole('dialog', { name: 'Gesprek met Noor verwijderen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    expect(names()).toEqual(['Noor', 'Sanne']);
  });
});
