import { afterEach, expect, it } from 'vitest';
import type { Delivery } from '../live/bus';
import { redisBus, type SharedBus } from './redis-bus';
import { eventually, onRedis } from '../testing/redis';

const typing = (conversation: number): Delivery => ({ event: { type: 'typing', conversation } });

onRedis('events over several instances', (ground) => {
  const buses: SharedBus[] = [];
  const instance = async () => {
    const { redis, lines } = await ground.connect();
    const bus = redisBus(redis);
    buses.push(bus);
    await eventually(redis.listening);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { bus, redis, lines };
  };
  const hearing = (bus: SharedBus, member: number) => {
    const heard: Delivery[] = [];
    bus.subscribe(member, (delivery) => heard.push(delivery));
    return heard;
  };
  afterEach(() => buses.splice(0).forEach((bus) => bus.close()));

  it('what happens on one reaches the streams of the others, in order, once, and of nobody else', async () => {
    const [one, other] = [await instance(), await instance()];
    const [here, there, stranger] = [hearing(one.bus, 7), hearing(other.bus, 7), hearing(other.bus, 8)];
    for (let at = 1; at <= 200; at++) one.bus.publish(7, typing(at));
    one.bus.publish(7, { event: { type: 'logout' }, session: 12 });
    await eventually(() => there.length >= 201);
    expect(there).toEqual([...Array.from({ length: 200 }, (_, at) => typing(at + 1)), { event: { type: 'logout' }, session: 12 }]);
    expect(here).toEqual(there);
    expect(stranger).toEqual([]);
  });

  it('a stream that has ended hears nothing more', async () => {
    const [one, other] = [await instance(), await instance()];
    const heard: Delivery[] = [];
    const stop = other.bus.subscribe(7, (delivery) => heard.push(delivery));
    stop();
    const witness = hearing(other.bus, 7);
    one.bus.publish(7, typing(1));
    await eventually(() => witness.length === 1);
    expect(heard).toEqual([]);
  });

  it('while Redis is away streams of the same instance go on; afterwards the others begin anew, and then hear as before', async () => {
    const [one, other] = [await instance(), await instance()];
    const [here, there] = [hearing(one.bus, 7), hearing(other.bus, 7)];
    await ground.goAway();
    await eventually(() => !other.redis.listening());
    for (let at = 1; at <= 3; at++) one.bus.publish(7, typing(at));
    expect(here).toEqual([1, 2, 3].map(typing));
    expect(there).toEqual([]);

    await ground.comeBack();
    // Null closes the stream: the browser comes back with the last id it saw, and gets what it missed.
    await eventually(() => there.some(({ event }) => event === null), 15_000);
    await eventually(() => one.redis.commands.isReady && other.redis.listening());
    await eventually(() => {
      one.bus.publish(7, typing(4));
      return there.some(({ event }) => event?.type === 'typing');
    });
    expect(there.filter(({ event }) => event).every((delivery) => delivery.event?.type === 'typing' && delivery.event.conversation === 4)).toBe(true);
    // It is said once both of its lines stand.
    await eventually(() => one.lines.length > 1, 15_000);
    expect(one.lines.map(({ event }) => event)).toEqual(['redis is away', 'redis is back']);
  }, 45_000);

  it('a Redis that has lost its voice is given up and asked anew', async () => {
    const [one, other] = [await instance(), await instance()];
    const there = hearing(other.bus, 7);
    ground.freeze();
    one.bus.publish(7, typing(1));
    await eventually(() => !one.redis.commands.isReady && !other.redis.listening(), 12_000);
    ground.wake();
    await eventually(() => there.some(({ event }) => event === null), 15_000);
    await eventually(() => {
      one.bus.publish(7, typing(2));
      return there.some(({ event }) => event?.type === 'typing' && event.conversation === 2);
    });
  }, 40_000);
});
