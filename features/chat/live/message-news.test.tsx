import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onToast, type ToastMessage } from '@/components/ui/toasts';
import { forgetChats } from '@/lib/stores/chat-store-provider';
import { forgetLikes } from '@/lib/stores/likes-store-provider';
import { chatWith, member, noor, renderChat, sentence } from '@/tests/chat-setup';
import { pass, setVisible, Stream, stream } from '@/tests/live-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { LiveUpdates } from './live-updates';

const world = { chats: [chatWith(noor, 7)] };
const draw = () => renderChat(<LiveUpdates />, member);

beforeEach(() => {
  world.chats = [chatWith(noor, 7)];
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  mockServer.use(
    http.get('*/api/user.php', () => HttpResponse.json({ user: member })),
    http.get('*/api/chats.php', () => HttpResponse.json({ chats: world.chats })),
    http.get('*/api/likes.php', () => HttpResponse.json({ profiles: [], liked_by: [] })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  void forgetChats();
  forgetLikes();
  sessionStorage.clear();
});

describe('a message that comes while another page is open', () => {
  const told: ToastMessage[] = [];
  let stop: () => void;
  beforeEach(() => {
    told.length = 0;
    stop = onToast((toast) => void told.push(toast));
    history.replaceState(null, '', '/members');
  });
  afterEach(() => {
    stop();
    history.replaceState(null, '', '/');
  });
  const comes = async (unread: number, more: Parameters<typeof sentence>[1] = {}) => {
    stream().tell({ type: 'message', conversation: 7, message: sentence(40 + unread, { text: 'geheim', ...more }), unread });
    await pass(10);
  };
  const listen = async () => {
    draw();
    stream().stand();
    await pass(10);
  };

  it('is told once, with who wrote and the way there, not with what; those after it only count', async () => {
    await listen();
    world.chats = [chatWith(noor, 7, { num_unread_messages: 1 })];
    await comes(1);
    expect(told).toMatchObject([{ title: 'Noor stuurde je een bericht', href: '/chats/7', person: { name: 'Noor' } }]);
    expect(JSON.stringify(told)).not.toContain('geheim');
    await comes(2);
    expect(told).toHaveLength(1);
  });

  it('a gift is told as one', async () => {
    await listen();
    await comes(1, { gift: 'rose' });
    expect(told.map(({ title }) => title)).toEqual(['Noor stuurde je een cadeau']);
  });

  it.each(['/chats', '/chats/9', '/members/28/chat'])('is told by %s itself, without a toast', async (path) => {
    history.replaceState(null, '', path);
    await listen();
    await comes(1);
    expect(told).toEqual([]);
  });

  it('of oneself on another device, of a conversation that is kept quiet, and while nobody looks, is no toast', async () => {
    await listen();
    await comes(1, { mine: true });
    setVisible('hidden');
    await comes(1);
    setVisible('visible');
    world.chats = [{ ...chatWith(noor, 7), conversation: { ...chatWith(noor, 7).conversation, muted: true } }];
    stream().tell({ type: 'chats' });
    await pass(700);
    await comes(1);
    expect(told).toEqual([]);
  });
});
