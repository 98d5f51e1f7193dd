import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnded } from '@/lib/api/browser';
import { userQuery } from '@/lib/queries/user';
import { forgetChats, useUnreadTotal, type ChatTab } from '@/lib/stores/chat-store-provider';
import { forgetLikes, useNewLikesTotal } from '@/lib/stores/likes-store-provider';
import { chatWith, conversationWith, member, noor, renderChat, sanne, sentence, site, TabFor } from '@/tests/chat-setup';
import { pass, setVisible, Stream, stream } from '@/tests/live-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { ConversationScreen } from '../conversation/conversation-screen';
import { LiveUpdates } from './live-updates';
import { useCredits } from './use-credits';

let tab: ChatTab;
const keepTab = (here: ChatTab) => void (tab = here);
function Totals() {
  return (
    <>
      <TabFor give={keepTab} />
      <output>{`${useUnreadTotal()} ${useNewLikesTotal()}`}</output>
    </>
  );
}

const asked: string[] = [];
let world = { user: member, chats: [chatWith(noor, 7)], newLikes: 0, missed: [] as ReturnType<typeof sentence>[] };

/** Stands from the first moment, before the updates have come. */
const Credits = () => (useCredits(), null);

const draw = (inside = <Totals />) =>
  renderChat(
    <>
      {inside}
      <Credits />
      <LiveUpdates />
    </>,
    world.user,
  );
const totals = () => screen.getByRole('status', { name: '' }).textContent;
/** Gives the browser something it does not have here. */
const withNavigator = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const worker = (subscription: object | null) =>
  Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }) });

beforeEach(() => {
  world = { user: member, chats: [chatWith(noor, 7)], newLikes: 0, missed: [] };
  asked.length = 0;
  Stream.all = [];
  document.title = 'Zoeken - Vonk';
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const note = (name: string) => void asked.push(name);
  mockServer.use(
    http.get('*/api/user.php', () => (note('user'), HttpResponse.json({ user: world.user }))),
    http.get('*/api/chats.php', () => (note('chats'), HttpResponse.json({ chats: world.chats }))),
    http.get('*/api/likes.php', () => (
      note('likes'), HttpResponse.json({ profiles: [], liked_by: Array.from({ length: world.newLikes }, (_, id) => ({ id: id + 1, name: 'A', like_new: 1 })) })
    )),
    http.get('*/api/chat.php', ({ request }) => (note(`chat after ${new URL(request.url).searchParams.get('after')}`), HttpResponse.json(conversationWith(noor, 7, world.missed)))),
    http.put('*/api/chat.php', () => HttpResponse.json({})),
  );
});
afterEach(() => {
  vi.useRealTimers();
  void forgetChats();
  forgetLikes();
  sessionStorage.clear();
  for (const name of ['serviceWorker', 'setAppBadge']) Reflect.deleteProperty(navigator, name);
});

describe('with a stream', () => {
  it('[C17] asks for the user alone: first after 5 s, then every 60 s', async () => {
    draw();
    stream().stand();
    await pass(4900);
    expect(asked).toEqual([]);
    await pass(200);
    expect(asked).toEqual(['user']);
    await pass(59_000);
    expect(asked).toEqual(['user']);
    await pass(1100);
    expect(asked).toEqual(['user', 'user']);
    await pass(540_000);
    expect(new Set(asked)).toEqual(new Set(['user']));
    expect(asked).toHaveLength(11);
  });

  it('[C17] every 300 s when push is subscribed', async () => {
    withNavigator('serviceWorker', worker({ toJSON: () => ({}) }));
    draw();
    stream().stand();
    await pass(5100);
    await pass(290_000);
    expect(asked).toEqual(['user']);
    await pass(11_000);
    expect(asked).toEqual(['user', 'user']);
  });

  it('[T05] messages and likes count before the title, also that of the next page, and on the app’s icon, whose failure is ignored', async () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockRejectedValue(new Error('not allowed'));
    withNavigator('setAppBadge', setAppBadge);
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    draw();
    stream().stand();
    world.newLikes = 3;
    world.chats = [chatWith(noor, 7, { num_unread_messages: 12 })];
    stream().tell({ type: 'likes' });
    stream().tell({ type: 'message', conversation: 7, message: sentence(1), unread: 12 });
    await pass(100);
    expect(totals()).toBe('12 3');
    expect(document.title).toBe('(15) Zoeken - Vonk');
    expect(setAppBadge).toHaveBeenLastCalledWith(15);
    document.title = 'Likes - Vonk';
    await pass(10);
    expect(document.title).toBe('(15) Likes - Vonk');
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('credits that change elsewhere are known here, and what waited for them is sent', async () => {
    const sent: string[] = [];
    mockServer.use(http.post('*/api/message.php', async ({ request }) => {
      sent.push(((await request.json()) as { text: string }).text);
      return sent.length === 1
        ? HttpResponse.json({ error: { code: 'not_enough_credits' } }, { status: 402 })
        : HttpResponse.json({ message: sentence(9, { mine: true }), conversation: { id: 7 }, credits: 95 });
    }));
    world.user = { ...member, credits: 2 };
    const { client } = draw();
    stream().stand();
    act(() => void tab.outbox.post({ member: noor.id, conversation: 7 }, 'Altijd'));
    await pass(10);
    expect(tab.store.getState().outbox[0]?.state).toBe('waiting_for_credits');
    stream().tell({ type: 'credits', credits: 100 });
    await pass(10);
    expect(sent).toEqual(['Altijd', 'Altijd']);
    expect(client.getQueryData(userQuery.queryKey)?.credits).toBe(95);
  });

  it('a logout elsewhere ends the session here', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSessionEnded(ended);
    draw();
    stream().stand();
    stream().tell({ type: 'logout' });
    expect(ended).toHaveBeenCalled();
    stop();
  });

  it('what came between the page and its stream, or during a break, is fetched from where the window ends', async () => {
    const page = <ConversationScreen chats={world.chats} conversation={conversationWith(noor, 7, [sentence(1)])} user={member} icebreakers={[]} site={site} />;
    draw(<><Totals />{page}</>);
    world.missed = [sentence(2, { text: 'gemist' })];
    stream().stand();
    await pass(10);
    expect(asked).toContain('chat after 1');
    expect(screen.getByText('gemist')).toBeTruthy();
  });

  it('a message of someone who is not in the list loads the list', async () => {
    draw();
    stream().stand();
    world.chats = [chatWith(sanne, 8, { num_unread_messages: 1 })];
    stream().tell({ type: 'message', conversation: 8, message: sentence(1), unread: 1 });
    await pass(10);
    expect(asked).toEqual(['chats']);
    expect(totals()).toBe('1 0');
  });

  it('a tab that nobody looks at for a minute lets its stream go, and catches up when it is looked at again', async () => {
    draw();
    stream().stand();
    setVisible('hidden');
    await pass(61_000);
    expect(stream().readyState).toBe(2);
    setVisible('visible');
    expect(Stream.all).toHaveLength(2);
    asked.length = 0;
    stream().stand();
    await pass(10);
    expect(asked).toEqual(expect.arrayContaining(['user', 'likes', 'chats']));
  });

  it('a line that died without a word is noticed by the server’s count, once', async () => {
    draw();
    stream().stand();
    act(() => tab.store.getState().receiveChats(world.chats));
    world.user = { ...member, unread_messages: 4 };
    await pass(5100);
    expect(Stream.all).toHaveLength(2);
    stream().stand();
    await pass(10);
    await pass(60_000);
    expect(Stream.all).toHaveLength(2);
  });
});

describe('without a stream', () => {
  it('[T19] chats and likes are asked for with the user', async () => {
    mockServer.use(http.get('*/api/events.php', () => HttpResponse.json({}, { status: 404 })));
    draw();
    stream().readyState = 2;
    act(() => void stream().dispatchEvent(new Event('error')));
    world.newLikes = 2;
    world.chats = [chatWith(noor, 7, { num_unread_messages: 1 })];
    await pass(5100);
    expect(asked.toSorted()).toEqual(['chats', 'likes', 'user']);
    expect(totals()).toBe('1 2');
    expect(document.title).toBe('(3) Zoeken - Vonk');
    await pass(60_100);
    expect(asked).toHaveLength(6);
  });

  it('[T05] [E06] a server that does not count with the member has its chats and likes counted at once, and asked for once', async () => {
    mockServer.use(http.get('*/api/events.php', () => HttpResponse.json({}, { status: 404 })));
    const { unread_messages: _, new_likes: __, ...uncounted } = world.user;
    world = { ...world, user: uncounted, newLikes: 2, chats: [chatWith(noor, 7, { num_unread_messages: 3 })] };
    draw();
    await pass(100);
    expect(asked.toSorted()).toEqual(['chats', 'likes']);
    expect(totals()).toBe('3 2');
    expect(document.title).toBe('(5) Zoeken - Vonk');
  });

  it('[T19] a message pushed to the service worker loads chats and likes', async () => {
    const own = worker(null);
    withNavigator('serviceWorker', own);
    draw();
    act(() => void own.dispatchEvent(new MessageEvent('message', { data: { type: 'push' } })));
    await pass(10);
    expect(asked.toSorted()).toEqual(['chats', 'likes']);
    const { receiveConversation, openConversation } = tab.store.getState();
    act(() => (receiveConversation(conversationWith(noor, 7, [sentence(4)])), openConversation(7, true), void own.dispatchEvent(new MessageEvent('message', { data: { type: 'push' } }))));
    await pass(10);
    expect(asked).toContain('chat after 4');
  });
});

it('[A02][S06] a signal of typing is over after its time', async () => {
  draw();
  stream().stand();
  stream().tell({ type: 'typing', conversation: 7 });
  expect(Object.keys(tab.store.getState().typing)).toEqual(['7']);
  await pass(6100);
  expect(tab.store.getState().typing).toEqual({});
});

it('what waits goes the moment the browser has a connection, and by itself where only the server was away, not before it said', async () => {
  const [sent, until] = [[] as string[], Date.now() + 30_000];
  mockServer.use(
    http.post('*/api/message.php', async ({ request }) => {
      const { text, client_id } = (await request.json()) as { text: string; client_id: string };
      sent.push(text);
      const taken = { message: { ...sentence(90), text, client_id, mine: true }, conversation: { id: 7 } };
      return Date.now() < until ? HttpResponse.json({}, { status: 503, headers: { 'retry-after': '40' } }) : HttpResponse.json(taken);
    }),
  );
  draw();
  withNavigator('onLine', false);
  act(() => void tab.outbox.post({ member: noor.id, conversation: 7 }, 'hoi'));
  withNavigator('onLine', true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(100);
  await pass(39_000);
  expect(sent).toEqual(['hoi']);
  await pass(2_000);
  expect([sent, tab.store.getState().outbox]).toEqual([['hoi', 'hoi'], []]);
});

it('a session that has ended is noticed by the user who is gone', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnded(ended);
  draw();
  stream().stand();
  mockServer.use(http.get('*/api/user.php', () => HttpResponse.json({ user: false })));
  await pass(5100);
  expect(ended).toHaveBeenCalled();
  stop();
});
