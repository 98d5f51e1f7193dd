import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { markRead, sendMessage, sendTyping } from '@/lib/contract/chats';
import { liveEvent, type LiveEvent } from '@/lib/contract/events';
import { logout, login } from '@/lib/contract/user';
import { messages, participants } from '../store/schema/conversations';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { requestTo, type Browser } from '../testing/test-server';

let serial = 0;
const path = '/api/events.php';

/** Reads a stream as a browser does: events with their ids, comments aside. */
function listen(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const blocks: string[] = [];
  const more = async () => {
    const { done, value } = await reader.read();
    if (done) return false;
    text += value;
    const parts = text.split('\n\n');
    text = parts.pop()!;
    blocks.push(...parts);
    return true;
  };
  const next = async (wanted: (block: string) => boolean): Promise<string> => {
    for (;;) {
      const at = blocks.findIndex(wanted);
      if (at >= 0) return blocks.splice(0, at + 1).at(-1)!;
      if (!(await more())) throw new Error('The stream has ended');
    }
  };
  const event = async (type: LiveEvent['type']) => {
    const block = await next((each) => each.includes(`event: ${type}\n`));
    return { id: /^id: (\d+)$/m.exec(block)?.[1], event: liveEvent.parse(JSON.parse(/^data: (.*)$/m.exec(block)![1]!)) };
  };
  const ended = async () => {
    while (await more());
    return true;
  };
  return { next, event, ended, cancel: () => reader.cancel() };
}

onOneDatabase('live events', (ground) => {
  const open: { cancel: () => Promise<void> }[] = [];
  const stream = async (own: Browser, headers: Record<string, string> = {}, query: { after?: string } = {}) => {
    const response = await own.send(path, { headers, query });
    const heard = listen(response);
    open.push(heard);
    return { response, ...heard };
  };
  const send = async (own: Browser, body: object) => (await own.call(sendMessage, { body: { text: 'hoi', client_id: `live-test-message-${(serial += 1)}`, ...body } })).answer;
  afterEach(() => Promise.all(open.splice(0).map((each) => each.cancel())));

  it('is a stream that nobody keeps or changes on the way', async () => {
    const { response, next } = await stream(await ground.as('free'));
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' });
    expect(await next((block) => block.includes('retry:'))).toContain('retry: 2000');
  });

  it('[S6] a browser has twelve of them at most, and another of the same member still gets its own', async () => {
    const own = await ground.as('free');
    for (let at = 0; at < 12; at++) expect((await stream(own)).response.status).toBe(200);
    const refused = await own.send(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '25']);
    expect((await stream(await ground.as('free'))).response.status).toBe(200);
    await open.pop()!.cancel();
    await open.pop()!.cancel();
    await vi.waitFor(async () => expect((await stream(own)).response.status).toBe(200));
  });

  it('[S6] a member has thirty-six of them at most, however many browsers are signed in; another member still gets one', async () => {
    for (let at = 0; at < 36; at++) expect((await stream(await ground.as('free'))).response.status).toBe(200);
    const refused = await (await ground.as('free')).send(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '25']);
    expect((await stream(await ground.as('other'))).response.status).toBe(200);
    await open.shift()!.cancel();
    await vi.waitFor(async () => expect((await stream(await ground.as('free'))).response.status).toBe(200));
  });

  it('[T01] is for members', async () => {
    const response = await ground.visitor().send(path);
    expect([response.status, await response.json()]).toMatchObject([403, { authentication_required: true }]);
  });

  it('[A02] brings message, typing and read to the other browser', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const [mine, theirs] = [await stream(free), await stream(other)];
    const { message, conversation } = await send(free, { member: ground.world.other, text: 'regel één\nregel twee' });
    expect(await theirs.event('message')).toMatchObject({ id: String(message.id), event: { conversation: conversation.id, unread: 1, message: { mine: false, text: 'regel één\nregel twee' } } });
    expect((await mine.event('credits')).event).toEqual({ type: 'credits', credits: 98 });
    await other.call(sendTyping, { body: { conversation: conversation.id } });
    expect((await mine.event('typing')).event).toEqual({ type: 'typing', conversation: conversation.id });
    await other.call(markRead, { body: { conversation: conversation.id, read: message.id } });
    expect((await mine.event('read')).event).toEqual({ type: 'read', conversation: conversation.id, read: message.id, mine: false });
  });

  it('brings nobody what is not theirs', async () => {
    const stranger = await stream(await ground.as('premium'));
    await send(await ground.as('free'), { member: ground.world.other });
    await send(await ground.as('other'), { member: ground.world.premium, text: 'voor jou' });
    expect((await stranger.event('message')).event).toMatchObject({ message: { text: 'voor jou' } });
  });

  it.each([
    ['the header of a browser that tries again by itself', (id: string) => [{ 'last-event-id': id }, {}] as const],
    ['the address of a stream that was opened anew', (id: string) => [{}, { after: id }] as const],
    ['both, of which the header is the newer', (id: string) => [{ 'last-event-id': id }, { after: '999999' }] as const],
  ])('goes on after a break from the message that was seen last, and misses none: by %s', async (_, from) => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const first = await stream(other);
    await send(free, { member: ground.world.other, text: 'een' });
    const { id } = await first.event('message');
    await first.cancel();
    for (const text of ['twee', 'drie']) await send(free, { member: ground.world.other, text });
    const again = await stream(other, ...from(id!));
    const texts = [];
    for (let at = 0; at < 3; at++) texts.push((await again.event('message')).event);
    expect(texts.map((event) => event.type === 'message' && event.message.text)).toEqual(expect.arrayContaining(['twee', 'drie']));
    expect((await again.event('credits')).event).toMatchObject({ type: 'credits' });
    expect((await again.event('likes')).event).toEqual({ type: 'likes' });
  });

  it('goes on after a break for who had no message yet: its id is 0', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    await send(free, { member: ground.world.other, text: 'de eerste' });
    const { response, event } = await stream(other, {}, { after: '0' });
    expect(response.status).toBe(200);
    expect((await event('message')).event).toMatchObject({ message: { text: 'de eerste' } });
  });

  it('a break of thousands of messages is made good in order', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { conversation, message } = await send(free, { member: ground.world.other });
    const rows = Array.from({ length: 2_500 }, (_, at) => ({ conversationId: conversation.id, senderId: ground.world.free, clientId: `a-long-break-${at}-padded`, text: `m${at}`, sentAt: new Date() }));
    let lastId = 0;
    for (let at = 0; at < rows.length; at += 500) lastId = (await ground.db.insert(messages).values(rows.slice(at, at + 500)).returning({ id: messages.id })).at(-1)!.id;
    await ground.db.update(participants).set({ lastId, unread: 2_501 }).where(eq(participants.conversationId, conversation.id));
    const again = await stream(other, { 'last-event-id': String(message.id) });
    const seen: string[] = [];
    while (seen.at(-1) !== 'm2499') {
      const { event } = await again.event('message');
      if (event.type === 'message') seen.push(event.message.text);
    }
    expect(seen.filter((text) => text !== 'hoi')).toEqual(rows.map(({ text }) => text));
  }, 60_000);

  it('a stream that begins anew is told where it stands, not what was said before', async () => {
    const { message } = await send(await ground.as('free'), { member: ground.world.other });
    const { next } = await stream(await ground.as('other'));
    const opening = await next(() => true);
    expect(opening).toContain(`id: ${message.id}`);
    expect(opening.match(/^event: .*$/gm)).toEqual(['event: beat']);
  });

  it.each(['abc', '-1', '1; drop', '9'.repeat(40)])('a last id that is none (%j) begins anew', async (id) => {
    const { response, next } = await stream(await ground.as('free'), { 'last-event-id': id });
    expect(response.status).toBe(200);
    expect(await next(() => true)).toContain('id: 0');
  });

  it('logging out tells the streams of that session and ends them; other devices stay', async () => {
    const [phone, laptop] = [await ground.as('free'), await ground.as('free')];
    const [onPhone, onLaptop] = [await stream(phone), await stream(laptop)];
    await laptop.call(logout);
    expect((await onLaptop.event('logout')).event).toEqual({ type: 'logout' });
    expect(await onLaptop.ended()).toBe(true);
    await send(await ground.as('other'), { member: ground.world.free });
    expect((await onPhone.event('message')).event.type).toBe('message');
  });

  it('signing in anew ends the streams of the session before, without a word', async () => {
    const own = await ground.as('free');
    const before = await stream(own);
    await own.call(login, { body: { email: 'other@example.test', password } });
    expect(await before.ended()).toBe(true);
  });

  it('a browser that goes away is forgotten', async () => {
    const leaving = new AbortController();
    const free = await ground.as('free');
    const request = new Request(requestTo(path, { cookie: free.cookie() }), { signal: leaving.signal });
    const response = await ground.server.handle(request);
    expect([response.status, ground.server.parts.streams.count()]).toEqual([200, 1]);
    leaving.abort();
    expect(ground.server.parts.streams.count()).toBe(0);
    const cancelled = await stream(free);
    expect(ground.server.parts.streams.count()).toBe(1);
    await cancelled.cancel();
    expect(ground.server.parts.streams.count()).toBe(0);
  });

  it('a server that ends closes all streams at once and opens no more', async () => {
    const streams = [await stream(await ground.as('free')), await stream(await ground.as('other'))];
    ground.server.parts.streams.closeAll();
    for (const each of streams) expect(await each.ended()).toBe(true);
    const refused = await (await ground.as('free')).send(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('says that it is still there, and ends when the session’s time is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const beat = vi.spyOn(ground.server.parts.watching, 'beat');
    const { next, ended } = await stream(await ground.as('free'));
    expect(await next((block) => block.includes('retry:'))).toContain('event: beat\ndata: 25');
    vi.advanceTimersByTime(25_000);
    expect(await next(() => true)).toBe('event: beat\ndata: 25');
    expect(beat).toHaveBeenCalledTimes(1);
    ground.server.passes(31 * 24 * 60 * 60 * 1000);
    vi.advanceTimersByTime(25_000);
    expect(await ended()).toBe(true);
    vi.useRealTimers();
  });

  it('a browser that does not read is cut off before it fills the memory', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const response = await other.send(path);
    const { conversation } = await send(free, { member: ground.world.other });
    const message = { id: 1, client_id: undefined, mine: false, text: 'x'.repeat(20_000), sent_at: '2026-11-21T12:00:00Z' };
    for (let at = 0; at < 200; at++) ground.server.parts.bus.publish(ground.world.other, { event: { type: 'message', conversation: conversation.id, message, unread: 1 } });
    expect(ground.server.parts.streams.count()).toBe(0);
    await response.body!.cancel();
  });
});
