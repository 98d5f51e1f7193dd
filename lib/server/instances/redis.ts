// The Redis that several instances share: one connection for commands, one that listens. While it is away every command fails at once, and
// the instance goes on by itself. Decisions, 'Running it' (REDIS_URL).
import { createClient } from 'redis';
import { errorFacts, type Log } from '../logging/log';
import { within } from '../within';

type Client = ReturnType<typeof createClient>;

export type Redis = {
  /** For commands; each rejects at once while Redis is away. */
  commands: Client;
  /** Calls `listener` with every message of a channel, from now on and after every break. */
  listen: (channel: string, listener: (message: string) => void) => void;
  /** Whether messages of the channels arrive at this moment. */
  listening: () => boolean;
  /** Calls `then` each time the connection for commands, or the one that listens, is there again after a break. */
  onReturn: (which: 'commands' | 'listener', then: () => void) => void;
  close: () => Promise<void>;
};

/** A connection that says nothing for so long is given up: the other side may be gone without a word. */
const pingTimeout = 3_000;
const between = 5_000;
const connectTimeout = 2_000;

const pause = (tries: number) => Math.min(2_000, 50 * 2 ** Math.min(tries, 6)) * (0.5 + Math.random() / 2);

/** A connection that asks now and then whether the other side is there, and begins anew where it is not. */
function watched(client: Client): () => void {
  const check = async () => {
    if (!client.isReady) return;
    await within(pingTimeout, client.ping()).catch(() => {
      client.destroy();
      void client.connect().catch(() => undefined);
    });
  };
  const timer = setInterval(() => void check(), between);
  timer.unref();
  return () => clearInterval(timer);
}

/** Connects to Redis; resolves once it is there, or after two seconds without it: it is looked for until `close`. */
export async function openRedis({ url, log }: { url: string; log: Log }): Promise<Redis> {
  const open = (): Client => createClient({ url, disableOfflineQueue: true, socket: { connectTimeout, reconnectStrategy: pause } });
  const clients = { commands: open(), listener: open() };
  const both = Object.values(clients);
  let away = false;
  for (const client of both) {
    client.on('error', (error: unknown) => {
      if (!away) log({ level: 'warn', event: 'redis is away', ...errorFacts(error) });
      away = true;
    });
    client.on('ready', () => {
      if (away && both.every(({ isReady }) => isReady)) {
        away = false;
        log({ level: 'info', event: 'redis is back' });
      }
    });
  }
  const stops = both.map(watched);
  const connected = both.map((client) => client.connect().catch(() => undefined));
  await within(connectTimeout, Promise.all(connected)).catch(() => undefined);

  return {
    commands: clients.commands,
    listen: (channel, listener) => {
      const { listener: client } = clients;
      // A subscription that once stood is renewed by the client itself.
      let stands = false;
      const subscribe = () => {
        if (stands || !client.isReady) return;
        client.subscribe(channel, listener).then(() => (stands = true), () => undefined);
      };
      client.on('ready', subscribe);
      subscribe();
    },
    listening: () => clients.listener.isReady,
    onReturn: (which, then) => void clients[which].on('ready', then),
    close: async () => {
      for (const stop of stops) stop();
      for (const client of both) client.destroy();
      await Promise.all(connected);
    },
  };
}
