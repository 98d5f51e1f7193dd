import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import { forgetLikes } from '@/lib/stores/likes-store-provider';
import { chatWith, conversationWith, member, noor, renderChat, sanne, sentence, TabFor } from '@/tests/chat-setup';
import { pass, setVisible, Stream, stream } from '@/tests/live-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { LiveUpdates } from './live-updates';

const asked: string[] = [];
let world = { user: member as object, chats: [chatWith(noor, 7)] };
const askedIn = async (minutes: number) => {
  asked.length = 0;
  for (let minute = 0; minute < minutes; minute++) await pass(60_000);
  return asked.toSorted();
};
/** The conversation stands open: it is what one comes back to. Its screen, which is not drawn here, looks after itself where a stream stands. */
const openOne = ({ store }: ChatTab) => {
  const { receiveChats, receiveConversation, openConversation } = store.getState();
  if (store.getState().open !== null) return;
  receiveChats([chatWith(noor, 7)]);
  receiveConversation(conversationWith(noor, 7, [sentence(4)]));
  openConversation(7, true);
};
const draw = () =>
  renderChat(
    <>
      <TabFor give={openOne} />
      <LiveUpdates />
    </>,
    member,
  );

beforeEach(() => {
  world = { user: member, chats: [chatWith(noor, 7)] };
  document.title = 'Zoeken - Vonk';
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  mockServer.use(
    http.get('*/api/user.php', () => (asked.push('user'), HttpResponse.json({ user: world.user }))),
    http.get('*/api/chats.php', () => (asked.push('chats'), HttpResponse.json({ chats: world.chats }))),
    http.get('*/api/likes.php', () => (asked.push('likes'), HttpResponse.json({ profiles: [], liked_by: [] }))),
    http.get('*/api/chat.php', () => (asked.push('chat'), HttpResponse.json(conversationWith(noor, 7)))),
    http.put('*/api/chat.php', () => HttpResponse.json({})),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  void forgetChats();
  forgetLikes();
});

it('a page in the back lets go of its stream, and takes none where the line comes back: pushes would be held for somebody who does not look', async () => {
  setVisible('hidden');
  renderChat(<LiveUpdates />, member);
  act(() => stream().stand());
  await pass(61_000);
  expect(stream().readyState).toBe(2);
  const before = Stream.all.length;
  for (const name of ['online', 'pageshow']) act(() => void window.dispatchEvent(new Event(name)));
  await pass(61_000);
  expect(Stream.all).toHaveLength(before);
  setVisible('visible');
  expect(Stream.all).toHaveLength(before + 1);
});

describe('a page in the back without its stream', () => {
  it('[C17] asks for the member alone, as the server counts; another number brings its list and stands before the title', async () => {
    draw();
    act(() => stream().stand());
    setVisible('hidden');
    await pass(61_000);
    expect(await askedIn(3)).toEqual(['user', 'user', 'user']);
    world = { user: { ...member, unread_messages: 2 }, chats: [chatWith(sanne, 8, { num_unread_messages: 2 }), chatWith(noor, 7)] };
    expect(await askedIn(1)).toEqual(['chats', 'user']);
    expect(document.title).toBe('(2) Zoeken - Vonk');
    expect(await askedIn(2)).toEqual(['user', 'user']);
    setVisible('visible');
    act(() => stream().stand());
    asked.length = 0;
    await pass(10);
    expect([...new Set(asked)].toSorted()).toEqual(['chats', 'likes', 'user']);
  });

  it('[T19] asks for all where the server counts nothing', async () => {
    world.user = { ...member, unread_messages: undefined, new_likes: undefined };
    draw();
    setVisible('hidden');
    await pass(61_000);
    expect(await askedIn(1)).toEqual(['chats', 'likes', 'user']);
  });

  it('[C17] and without any to come back to, asks for the rest at once when somebody looks, but not before the server wants to be asked', async () => {
    mockServer.use(http.get('*/api/events.php', () => HttpResponse.json({}, { status: 404 })));
    draw();
    act(() => stream().fails());
    await pass(10);
    setVisible('hidden');
    expect([...new Set(await askedIn(3))]).toEqual(['user']);
    asked.length = 0;
    setVisible('visible');
    await pass(10);
    expect(asked.toSorted()).toEqual(['chat', 'chats', 'likes', 'user']);

    mockServer.use(http.get('*/api/user.php', () => (asked.push('user'), HttpResponse.json({}, { status: 503, headers: { 'retry-after': '300' } }))));
    setVisible('hidden');
    expect(await askedIn(2)).toEqual(['user']);
    setVisible('visible');
    expect(await askedIn(2)).toEqual([]);
    expect(await askedIn(2)).toEqual(['chat', 'chats', 'likes', 'user']);
  });
});

describe('a server that wants to be left alone', () => {
  it.each(['user', 'chats', 'likes'])('is not asked again before it said, whichever call it said so to: %s', async (name) => {
    mockServer.use(
      http.get(`*/api/${name}.php`, () => (asked.push(name), HttpResponse.json({}, { status: 503, headers: { 'retry-after': '120' } }))),
      http.get('*/api/events.php', () => HttpResponse.json({}, { status: 404 })),
    );
    renderChat(<LiveUpdates />, member);
    act(() => stream().fails());
    asked.length = 0;
    await pass(5_100);
    expect(asked.toSorted()).toEqual(['chats', 'likes', 'user']);
    await pass(119_000);
    expect(asked).toHaveLength(3);
    await pass(2_000);
    expect(asked).toHaveLength(6);
  });
});
