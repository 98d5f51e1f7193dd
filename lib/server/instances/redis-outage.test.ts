import { afterEach, expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import { redisBus, type SharedBus } from './redis-bus';
import { signedIn } from '../testing/signed-in';
import { eventually, onRedis } from '../testing/redis';
import { onOneDatabase } from '../testing/suite';
import { testServer } from '../testing/test-server';

onRedis('two servers whose Redis goes away', (redis) => {
  onOneDatabase('in the middle of a conversation', (ground) => {
    const buses: SharedBus[] = [];
    afterEach(() => buses.splice(0).forEach((bus) => bus.close()));
    const instance = async () => {
      const connection = await redis.connect();
      const bus = redisBus(connection.redis);
      buses.push(bus);
      await eventually(connection.redis.listening, 15_000);
      return { ...connection, server: testServer(ground.db, { bus, clock: ground.server.parts.clock }) };
    };
    /** What a stream says until it ends, and whether it has. */
    const listening = (response: Response) => {
      const heard = { text: '', ended: false };
      void response.body!.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (part) => void (heard.text += part) })).finally(() => (heard.ended = true));
      return heard;
    };

    it('lose no message: the stream ends once Redis is back, and the next begins with what was missed', async () => {
      const [one, other] = [await instance(), await instance()];
      const sender = await signedIn(one.server, ground.world.free);
      const reader = await signedIn(other.server, ground.world.other);
      const send = (text: string, serial: number) => sender.call(sendMessage, { body: { member: ground.world.other, text, client_id: `outage-message-000${serial}` } });
      const before = listening(await reader.send('/api/events.php'));
      await eventually(() => before.text.includes('event: beat'));
      await send('voor de storing', 1);
      await eventually(() => before.text.includes('voor de storing'));
      const seen = /^id: (\d+)\nevent: message/m.exec(before.text)![1]!;

      await redis.goAway();
      await eventually(() => !other.redis.listening());
      expect((await send('tijdens de storing', 2)).status).toBe(200);
      await redis.comeBack();
      await eventually(() => before.ended, 15_000);
      expect(before.text).not.toContain('tijdens de storing');

      const after = listening(await reader.send('/api/events.php', { headers: { 'last-event-id': seen } }));
      await eventually(() => after.text.includes('tijdens de storing'));
      await eventually(() => one.redis.commands.isReady && other.redis.listening(), 10_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await send('na de storing', 3);
      await eventually(() => after.text.includes('na de storing') || after.ended);
      other.server.parts.streams.closeAll();
    }, 60_000);
  });
});
