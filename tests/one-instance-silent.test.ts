// Two instances on one database, a member's stream on the one, and what the other took and never told. Bars C2, C3.
import { expect, it, onTestFinished, vi } from 'vitest';
import { blockMember, unblockMember } from '@/lib/contract/blocks';
import { removeChat, sendMessage, unsendMessage } from '@/lib/contract/chats';
import type { Bus } from '@/lib/server/live/bus';
import { memoryLimits } from '@/lib/server/limits';
import { signedIn } from '@/lib/server/testing/signed-in';
import { onOneDatabase } from '@/lib/server/testing/suite';
import { testServer } from '@/lib/server/testing/test-server';
import { lineClient } from './lossy/line-client';
import { serveHandler } from './lossy/serve-handler';

/** Killed between the commit and the telling, as far as anybody else can see. */
const silent: Bus = { publish: () => undefined, subscribe: () => () => undefined };

onOneDatabase('a conversation whose messages go through two instances', (ground) => {
  /** The conversation is on the receiver's screen, and its stream on one instance stands. */
  const scene = async (bus: Bus = silent) => {
    const [standing, killed] = [testServer(ground.db), testServer(ground.db, { bus })];
    const served = await serveHandler(standing.handle, 'vonk.test');
    const { free, other } = ground.world;
    const sender = await signedIn(standing, free);
    const elsewhere = await signedIn(killed, free);
    const write = async (through: typeof sender, text: string, client_id: string = crypto.randomUUID()) =>
      (await through.call(sendMessage, { body: { member: other, text, client_id } })).answer;
    const { conversation } = await write(sender, '1');
    const receiver = lineClient({ port: served.port, cookie: (await signedIn(standing, other)).cookie()!, member: free, conversation: conversation.id });
    onTestFinished(async () => {
      receiver.stop();
      standing.parts.streams.closeAll();
      await served.close();
    });
    await receiver.begin();
    receiver.look();
    await vi.waitUntil(receiver.isWhole, { interval: 10 });
    await write(sender, '2');
    const shown = () => receiver.held().map(({ text }) => text);
    const shows = (texts: string[]) => vi.waitFor(() => expect([shown(), receiver.isWhole()]).toEqual([texts, true]), { timeout: 3_000, interval: 10 });
    await shows(['1', '2']);
    return { standing, write, shows, sender, elsewhere, receiver };
  };

  it('what was taken and never told is told when its sender asks again, and stands in its place', async () => {
    const { write, shows, sender, elsewhere } = await scene();
    const key = crypto.randomUUID();
    await write(elsewhere, '3', key);
    await write(sender, '3', key);
    await shows(['1', '2', '3']);
    await write(sender, '4');
    await shows(['1', '2', '3', '4']);
  });

  it('what nobody asks again for is missed by the next message, and fetched', async () => {
    const { write, shows, sender, elsewhere } = await scene();
    await write(elsewhere, '3');
    await write(sender, '4');
    await shows(['1', '2', '3', '4']);
  });

  it('a message that overtakes the one before it, which is then lost with the stream, leaves no gap', async () => {
    const { standing, write, shows, sender, elsewhere } = await scene();
    await write(elsewhere, '3');
    await write(sender, '4');
    standing.parts.bus.publish(ground.world.other, { event: null });
    await shows(['1', '2', '3', '4']);
  });

  it('two messages that come the wrong way round are shown the right way round', async () => {
    const late: (() => void)[] = [];
    const { standing, write, shows, sender, elsewhere } = await scene({
      ...silent,
      publish: (member, delivery) => void late.push(() => standing.parts.bus.publish(member, delivery)),
    });
    await write(elsewhere, '3');
    await write(sender, '4');
    for (const tell of late) tell();
    await shows(['1', '2', '3', '4']);
  });

  it('a message that was taken back and never told of goes when its sender asks again', async () => {
    const { write, shows, sender, elsewhere } = await scene();
    const { message } = await write(sender, '3');
    await shows(['1', '2', '3']);
    await elsewhere.call(unsendMessage, { body: { message: message.id } });
    await sender.call(unsendMessage, { body: { message: message.id } });
    await shows(['1', '2']);
  });

  it('a repeat is told so often and no more, and to nobody who has removed the conversation', async () => {
    let left = 3;
    const take = (key: string) => Promise.resolve(key.startsWith('told-again') && left-- <= 0 ? 1_000 : 0);
    const server = testServer(ground.db, { limits: { ...memoryLimits(ground.server.parts.clock), take } });
    const [sender, receiver] = [await signedIn(server, ground.world.free), await signedIn(server, ground.world.other)];
    const told: unknown[] = [];
    server.parts.bus.subscribe(ground.world.other, ({ event }) => void told.push(event?.type));
    const body = { member: ground.world.other, text: 'hoi', client_id: crypto.randomUUID() };
    const write = async () => (await sender.call(sendMessage, { body })).answer.conversation.id;
    await write();
    const conversation = await write();
    expect(told).toEqual(['message', 'message']);
    await receiver.call(removeChat, { body: { conversation } });
    await write();
    expect(told).toEqual(['message', 'message', 'removed']);
    await receiver.call(blockMember, { body: { profile: ground.world.free } });
    await sender.call(sendMessage, { body });
    expect(told.filter((type) => type === 'message')).toHaveLength(2);
    await receiver.call(unblockMember, { body: { profile: ground.world.free } });
    const before = told.length;
    left = 0;
    server.parts.bus.subscribe(ground.world.free, ({ event }) => void told.push(event?.type));
    await write();
    expect(told).toHaveLength(before);
  });
});
