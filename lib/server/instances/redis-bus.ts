// Live events over several instances: each gives its own to its own streams at once, and to the others through Redis. What Redis did not
// carry, nobody misses: the streams it was for are closed, and their browsers come back and ask for what came since. Decision 130.
import { randomUUID } from 'node:crypto';
import { memoryBus, type Bus, type Delivery } from '../live/bus';
import type { Redis } from './redis';

const channel = 'vonk:events';
/** Streams that must begin anew do so within this time, not all at once. */
const spread = 3_000;
/** As long as Redis is away, streams begin anew this often: so a message of another instance is this late at most. */
const alone = 30_000;
/** Of so many members it is known singly that something did not reach them; of more, all begin anew. */
const ceiling = 10_000;
const everybody = 0;
const anew: Delivery = { event: null };

export type SharedBus = Bus & { close: () => void };

export function redisBus(redis: Redis): SharedBus {
  const local = memoryBus();
  const self = randomUUID();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let missed = new Set<number>();

  const restart = (within: number) => {
    for (const memberId of local.members()) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        local.publish(memberId, anew);
      }, Math.random() * within);
      timers.add(timer.unref());
    }
  };

  const send = (memberId: number, delivery: Delivery) => {
    redis.commands.publish(channel, `${self} ${memberId} ${JSON.stringify(delivery)}`).catch(() => {
      missed.add(missed.size < ceiling ? memberId : everybody);
    });
  };

  // Most messages are for members of other instances: those are not even parsed.
  redis.listen(channel, (message) => {
    const [, from, id, text] = /^(\S+) (\d+) (.*)$/s.exec(message) ?? [];
    const memberId = Number(id);
    if (from === self || text === undefined) return;
    if (memberId === everybody) restart(spread);
    else if (local.hears(memberId)) local.publish(memberId, JSON.parse(text) as Delivery);
  });
  redis.onReturn('commands', () => {
    const late = missed;
    missed = new Set();
    for (const memberId of late.has(everybody) ? [everybody] : late) send(memberId, anew);
  });
  redis.onReturn('listener', () => restart(spread));
  const lonely = setInterval(() => {
    if (!redis.listening()) restart(alone / 3);
  }, alone);
  lonely.unref();

  return {
    subscribe: local.subscribe,
    publish: (memberId, delivery) => {
      local.publish(memberId, delivery);
      send(memberId, delivery);
    },
    close: () => {
      clearInterval(lonely);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
