// Eight people write to each other over lines that break and drag. Bar C3; LOSSY_MESSAGES says how many messages each writes.
import { asc } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '@/lib/server/store/schema/conversations';
import { members } from '@/lib/server/store/schema/members';
import { memberRow } from '@/lib/server/testing/small-world';
import { setCreditBalance } from '@/lib/server/testing/credit-balance';
import { signedIn } from '@/lib/server/testing/signed-in';
import { onOneDatabase } from '@/lib/server/testing/suite';
import { testServer } from '@/lib/server/testing/test-server';
import { sendMessage } from '@/lib/contract/chats';
import { faultProxy } from './lossy/fault-proxy';
import { lineClient, type LineClient } from './lossy/line-client';
import { serveHandler } from './lossy/serve-handler';

const each = Number(process.env.LOSSY_MESSAGES ?? 20);
const pairs = 4;
/** How long the lines may take to let it all through, in milliseconds: each message waits for the one before it, on a line that keeps breaking. */
const patience = 240_000 + each * 600;
const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
const between = (low: number, high: number) => low + Math.random() * (high - low);
/** Real time passes here, and nobody is told to write slower. */
const unlimited = { take: () => Promise.resolve(0), giveBack: () => Promise.resolve(), reset: () => Promise.resolve() };

onOneDatabase('eight clients on bad lines', (ground) => {
  it(`lose and double none of ${each * pairs * 2} messages, see no gap and no inversion, and have caught up within 3 s of the line's return`, { timeout: patience + 60_000 }, async () => {
    const server = testServer(ground.db, { limits: unlimited, clock: { now: () => new Date() } });
    const served = await serveHandler(server.handle, 'vonk.test');
    const rows = await ground.db.insert(members).values(Array.from({ length: pairs * 2 }, (_, index) => memberRow({ name: `Line${index}` }))).returning({ id: members.id });
    const ids = rows.map(({ id }) => id);
    const browsers = await Promise.all(ids.map((id) => signedIn(server, id)));
    await Promise.all(ids.map((id) => setCreditBalance(ground.db, id, (each + 1) * 2)));
    const lines = await Promise.all(ids.map(() => faultProxy(served.port)));

    const clients: LineClient[] = [];
    onTestFinished(async () => {
      for (const client of clients) client.stop();
      await Promise.all(lines.map((line) => line.close()));
      server.parts.streams.closeAll();
      await served.close();
    });
    for (let pair = 0; pair < pairs; pair++) {
      const [one, two] = [pair * 2, pair * 2 + 1] as const;
      const first = await browsers[one]!.call(sendMessage, { body: { text: 'begin', client_id: crypto.randomUUID(), member: ids[two] } });
      const conversation = first.answer.conversation.id;
      for (const [own, other] of [[one, two], [two, one]] as const) {
        clients[own] = lineClient({ port: lines[own]!.port, cookie: browsers[own]!.cookie()!, member: ids[other]!, conversation });
        await clients[own].begin();
        clients[own].look();
      }
    }

    let writing = true;
    // Where the machine has other work, a line that broke as often for ever would let nothing through.
    const quiet = performance.now() + each * 1_000;
    const trouble = lines.map(async (line) => {
      while (writing && performance.now() < quiet) {
        await pause(between(100, 600));
        const kind = Math.random();
        if (kind < 0.4) line.cut();
        else if (kind < 0.6) {
          line.setUp(false);
          await pause(between(50, 700));
          line.setUp(true);
        } else line.setDelay(kind < 0.8 ? between(5, 60) : 0);
      }
      line.setUp(true);
      line.setDelay(0);
    });
    const writers = clients.map(async (client, index) => {
      for (let number = 0; number < each; number++) {
        client.write(`${index}:${number}`);
        await pause(between(0, 40));
      }
      await vi.waitFor(() => expect(client.waiting()).toEqual([]), { timeout: patience, interval: 20 });
    });
    await Promise.all(writers);
    writing = false;
    await Promise.all(trouble);

    const truth = await ground.db.select().from(messages).orderBy(asc(messages.id));
    const idsOf = (conversation: number) => truth.filter((message) => message.conversationId === conversation).map(({ id }) => id);
    await vi.waitFor(() => {
      for (const client of clients) {
        const held = client.held().map(({ id }) => id);
        expect(held, `${held.length} held`).toEqual(idsOf(conversationOf(client)).slice(-held.length));
        expect(client.isWhole()).toBe(true);
      }
    }, { timeout: 3000, interval: 20 });

    for (const [index, client] of clients.entries()) {
      const own = truth.filter((message) => message.senderId === ids[index]).map(({ text }) => text).filter((text) => text !== 'begin');
      expect(own, 'once each, in the order of writing').toEqual(Array.from({ length: each }, (_, number) => `${index}:${number}`));
      const all = idsOf(conversationOf(client));
      expect(client.strays, 'nothing of the other party’s behind the whole part').toEqual([]);
      for (const run of client.runs) expect(run, 'a run without a gap').toEqual(all.slice(all.indexOf(run[0]!), all.indexOf(run[0]!) + run.length));
    }
  });
});

const conversationOf = (client: LineClient) => Number(Object.keys(client.store.getState().windows)[0]);
