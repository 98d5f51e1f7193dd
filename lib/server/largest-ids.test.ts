import { eq } from 'drizzle-orm';
import { drizzle as overPglite, type PgliteClient } from 'drizzle-orm/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { id } from '@/lib/contract/wire';
import { notificationCursor } from './domain/notification-cursor';
import { writeCursor } from './domain/search-cursor';
import { pick, rng } from './portraits/rng';
import { overlap } from './store/missed-messages';
import { photos } from './store/schema/photos';
import { openShop } from './testing/money';
import { signedIn } from './testing/signed-in';
import { addPhotos } from './testing/small-world';
import { onOneDatabase } from './testing/suite';
import { testServer, type Browser } from './testing/test-server';
import { wholeCalls, type Known } from './testing/whole-calls';

type Schema = { _zod: { def: { type: string; innerType?: Schema; element?: Schema; shape?: Record<string, Schema>; options?: Schema[] } } };

/** Nobody's and nothing's, but a key like any other. */
const unknown = 1_234_567;
/** Beyond what a key of the database can be, and beyond what a number says exactly but for one. */
const tooLarge = [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER];

const inner = (schema: Schema): Schema => (schema._zod.def.innerType ? inner(schema._zod.def.innerType) : schema);
const isId = (schema: Schema) => inner(schema) === (id as unknown as Schema);
const shapesOf = (schema: Endpoint['body']): Record<string, Schema>[] => {
  if (!schema) return [];
  const { shape, options } = inner(schema as unknown as Schema)._zod.def;
  return shape ? [shape] : (options ?? []).flatMap((each) => shapesOf(each as unknown as Endpoint['body']));
};

type Named = { name: EndpointName; place: 'query' | 'body'; field: string; list: boolean };
/** Every field of the contract that holds an id, or several. */
const named = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) =>
  (['query', 'body'] as const).flatMap((place) =>
    shapesOf(endpoint[place]).flatMap((shape) =>
      Object.entries(shape).flatMap(([field, schema]): Named[] => {
        const element = inner(schema)._zod.def.element;
        return isId(schema) || (element && isId(element)) ? [{ name, place, field, list: element !== undefined }] : [];
      }),
    ),
  ),
);

/** Those that the server compares with what it has read anyway: no statement holds them. */
const comparedOnly: readonly string[] = ['changePhotos order', 'markRead read', 'sendMessage writer', 'listIcebreakers member'];

type Way = { query?: object; body?: object };

onOneDatabase('ids beyond all keys', (ground) => {
  /** A free member with photos and a conversation in which both have written; what is sent to the database with their calls. */
  async function begin(): Promise<{ free: Browser; known: Known; sent: unknown[] }> {
    await openShop(ground);
    await addPhotos(ground.db, ground.world.free, [{ name: 'free0' }, { name: 'free1' }]);
    const { $client } = ground.db as unknown as { $client: PgliteClient | Sql };
    const sent: unknown[] = [];
    const heard = { logger: { logQuery: (_: string, values: unknown[]) => void sent.push(...values) } };
    const db = 'begin' in $client ? overPostgres($client, heard) : overPglite($client, heard);
    const noLimits = { take: () => Promise.resolve(0), giveBack: () => Promise.resolve(), reset: () => Promise.resolve() };
    const free = await signedIn(testServer(db, { limits: noLimits }), ground.world.free);
    const { message, conversation } = (await free.call(sendMessage, { body: { member: ground.world.premium, text: 'Hoi', client_id: 'before-all-others-01' } })).answer;
    await (await ground.as('premium')).call(sendMessage, { body: { conversation: conversation.id, text: 'Dag', client_id: 'the-answer-to-it-001' } });
    const [photo] = await ground.db.select({ id: photos.id }).from(photos).where(eq(photos.memberId, ground.world.free));
    const known = { self: ground.world.free, member: ground.world.premium, conversation: conversation.id, message: message.id, photo: photo!.id, notification: 1, session: 1, payment_id: 'x' };
    return { free, known, sent };
  }

  const statusOf = async (free: Browser, name: EndpointName, { query, body }: Way) => {
    const endpoint: Endpoint = endpoints[name];
    return (await free.send(endpoint.path, { method: endpoint.method, query: { ...endpoint.when, ...query }, body })).status;
  };

  it('many calls take one', () => expect(named.length).toBeGreaterThan(25));

  it.each(named)('$name answers as for nobody, never with a fault, where its $field is one; and a key like any other comes to the database', async ({ name, place, field, list }) => {
    const { free, known, sent } = await begin();
    const ways = (wholeCalls(known)[name] as readonly Way[]).filter((way) => field in (way[place] ?? {}));
    expect(ways).not.toEqual([]);
    for (const way of ways) {
      const naming = (value: number): Way => ({ ...way, [place]: { ...way[place], [field]: list ? [value] : value } });
      sent.length = 0;
      expect(await statusOf(free, name, naming(unknown))).toBeLessThan(500);
      expect(JSON.stringify(sent).includes(String(unknown)), JSON.stringify(way)).toBe(!comparedOnly.includes(`${name} ${field}`));
      for (const value of tooLarge) expect(await statusOf(free, name, naming(value)), `${value}`).toBeLessThan(500);
    }
  });

  /** Where a page ended, as the server writes it, with a place in it. */
  const cursors: [EndpointName, string, string, (place: number) => string][] = [
    ['listMembers', 'after', 'member', (place) => writeCursor({ activeHour: 400_000, id: place, total: 9, capped: false })],
    ['listMembers', 'after', 'hour', (place) => writeCursor({ activeHour: place, id: 1, total: 9, capped: true })],
    ['listNotifications', 'cursor', 'notification', (place) => notificationCursor({ createdAt: new Date('2026-11-21T10:00:00.000Z'), id: place })],
    ['listNotifications', 'cursor', 'moment', (place) => notificationCursor({ createdAt: new Date(place), id: 1 })],
  ];
  const extreme = [0, 1, 999_999_999, 2 ** 31 - 1, 2 ** 31, 36 ** 7 - 1, 36 ** 9 - 1, 8.64e15, 999_999_999_999_999, Number.MAX_SAFE_INTEGER];
  const letters = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.+/=%\u0000é ١'];

  it.each(cursors)('%s takes any %s, whichever %s it names, without a fault; a right one comes to the database', async (name, field, _, write) => {
    const { free, sent } = await begin();
    const follow = (cursor: string) => statusOf(free, name, { query: { [field]: cursor } });
    sent.length = 0;
    expect(await follow(write(unknown))).toBe(200);
    const asked = JSON.stringify(sent);
    expect(asked.includes(String(unknown)) || asked.includes(new Date(unknown).toISOString())).toBe(true);
    for (const place of extreme) expect(await follow(write(place)), `${place}`).toBeLessThan(500);

    const random = rng(`cursors of ${name}`);
    for (let round = 0; round < 200; round++) {
      const spoiled = [...write(pick(random, extreme))];
      for (let times = 1 + Math.floor(random() * 3); times > 0; times--) spoiled.splice(Math.floor(random() * (spoiled.length + 1)), Math.floor(random() * 2), pick(random, letters));
      expect(await follow(spoiled.join('')), JSON.stringify(spoiled.join(''))).toBeLessThan(500);
    }
  });

  it.each(['the address', 'the header'])('a stream goes on from any place that %s names, without a fault', async (where) => {
    const { free, sent } = await begin();
    /** What comes until all has been made good; where it cannot be, the stream ends before. */
    const follow = async (last: number) => {
      const { body } = await free.send(endpoints.streamEvents.path, where === 'the header' ? { headers: { 'last-event-id': String(last) } } : { query: { after: last } });
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (let done = false; !done && !text.includes('event: likes'); ) {
        const chunk = await reader.read();
        text += chunk.value ?? '';
        done = chunk.done;
      }
      await reader.cancel();
      return text;
    };
    for (const place of [unknown, ...extreme.filter((each) => each < 1e15)]) {
      sent.length = 0;
      expect(await follow(place), `${place}`).toContain('event: likes');
      expect(sent).toContain(Math.max(0, place - overlap));
    }
  });
});
