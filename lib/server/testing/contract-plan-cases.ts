// For tests and measures: of the cases of a large site every call of the contract, made by a member who has much. Bar P15.
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Database } from '../database/database';
import { largeNow, someone, talkedWith } from './large-world';
import { all, listBar, longTalk, type PlanCase } from './plan-case';
import { signedIn } from './signed-in';
import { testServer } from './test-server';
import { wholeCalls, type Known } from './whole-calls';

type Way = { query?: object; body?: object };
type Who = (typeof all)[number];

const noLimits = { take: () => Promise.resolve(0), giveBack: () => Promise.resolve(), reset: () => Promise.resolve() };

/** What the calls name: what the ordinary member has, or what somebody else has. */
async function knownTo(db: Database): Promise<Known> {
  const { conversationId, lastId } = await longTalk(db);
  return { self: someone.ordinary, member: talkedWith, conversation: conversationId, message: lastId, photo: someone.ordinary, notification: 1, session: 1, payment_id: 'order77' };
}

async function make(db: Database, who: Who, name: EndpointName, at: number): Promise<void> {
  const way = (wholeCalls(await knownTo(db))[name] as readonly Way[])[at]!;
  const endpoint: Endpoint = endpoints[name];
  const own = await signedIn(testServer(db, { clock: { now: () => largeNow }, limits: noLimits }), someone[who]);
  const response = await own.send(endpoint.path, { method: endpoint.method, query: { ...endpoint.when, ...way.query }, body: way.body });
  if (response.status >= 500) throw new Error(`${name} was answered with ${response.status}`);
  // A stream of events has no end of its own.
  await (name === 'streamEvents' ? response.body?.cancel() : response.arrayBuffer());
}

/** How many ways there are to make a call does not depend on what it names. */
const waysOf = wholeCalls({ self: 1, member: 1, conversation: 1, message: 1, photo: 1, notification: 1, session: 1, payment_id: '' });

export const contractCases: readonly PlanCase[] = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  waysOf[name].flatMap((_, at) => all.map((who): PlanCase => ({ name: `${name}, ${at + 1}: ${who}`, bar: listBar, writes: true, run: (db) => make(db, who, name, at) }))),
);
