// Bar M1, M2: money and credits in generated histories, a thousand in npm test and thousands in npm run histories, through the server's own functions, with a server that dies between any two of its steps.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { chance } from '@/tests/chance';
import { siteFinder } from './guards/known-site';
import { ProviderDown } from './payments/provider';
import type { MemberCaller } from './route';
import { conversations } from './store/schema/conversations';
import { mails } from './store/schema/mails';
import { members } from './store/schema/members';
import { discountCodes } from './store/schema/orders';
import { companyInMemory } from './testing/company-in-memory';
import { databases, type TestDatabase } from './testing/database';
import { faultsOf, purseFault } from './testing/history-checks';
import type { History } from './testing/history';
import { bringToRest, nextStep } from './testing/history-steps';
import { Killed, mortalDatabase } from './testing/mortal-database';
import { openShop } from './testing/money';
import { insertSmallWorld, memberRow, today } from './testing/small-world';
import { testServer } from './testing/test-server';

const firstSeed = 20_261_122;
const batch = 100;
const hour = 3_600_000;
/** How many on each database, where not as in npm test. */
const wanted = process.env['MONEY_HISTORIES'];

describe.each(databases)('money in generated histories on $name', ({ name, open }) => {
  const count = wanted ? Number(wanted) : name === 'PGlite' ? 800 : 200;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await insertSmallWorld(database.db, 'no password');
    await openShop({ db: database.db });
    await database.db.insert(discountCodes).values({ siteId: 1, code: 'GRATIS', percentage: 100 });
  });

  /** Members of one batch, each with somebody to write to; one in ten reads mail. */
  async function people(first: number) {
    const rows = Array.from({ length: batch }, (_, at) => memberRow({ name: `History${first + at}`, ...(at % 10 && { email: '' }), emailKey: `history${first + at}@example.test` }));
    const made = await database.db.insert(members).values(rows.map((row, at) => ({ ...row, emailKey: `history${first + at}@example.test` }))).returning();
    const talks = await database.db.insert(conversations).values(made.map(({ id }) => ({ siteId: 1, firstId: 1, secondId: id, createdAt: today }))).returning({ id: conversations.id });
    return made.map((member, at) => ({ member, conversation: talks[at]!.id }));
  }

  it(`[M1] [M2] ${count} of them have a purse, lots and a book that agree after every step, and end with credits for money that is there, and nothing paid or given twice`, async () => {
    const { db, dieAfter } = mortalDatabase(database.db);
    const moment = { now: today };
    const company = companyInMemory();
    const server = testServer(db, { clock: { now: () => moment.now }, payments: company.provider, sendText: ({ to, text }) => Promise.resolve(void company.codes.set(to, /#(\d{6})$/.exec(text)![1]!)) });
    const site = await siteFinder(db, server.parts.clock)('vonk.test');
    const all = new Map<string, number>();

    /** Whatever a step did, and wherever the server died in it: balance, lots and book are one number, at every moment. */
    async function stands({ caller }: History, name: string): Promise<void> {
      const fault = await purseFault(database.db, caller.session.member.id);
      if (fault) throw new Error(`After ${name} ${fault}.`);
    }

    /** One step: the company may fall silent in it, the server may die in it; then it is mostly asked for again. */
    async function take(history: History): Promise<string> {
      const { below } = history;
      const step = nextStep(history);
      const [trouble, dies] = [below(8) === 0 ? (['unheard', 'unanswered'] as const)[below(2)]! : null, below(4) === 0 ? below(14) : null];
      if (trouble) company.trouble.push(trouble);
      dieAfter(dies);
      const outcome = await step.run().then(() => 'done', (error: unknown) => (error instanceof Killed || error instanceof ProviderDown ? error.name : Promise.reject(error as Error)));
      dieAfter(null);
      company.trouble.length = 0;
      if (outcome === 'Killed') history.seen.add('killed');
      await stands(history, `${step.name}: ${outcome}`);
      const again = outcome !== 'done' && below(4) > 0;
      if (again) {
        await step.run();
        await stands(history, `${step.name}, again`);
      }
      return `${step.name}${trouble ? ` (${trouble})` : ''}${dies === null ? '' : ` (dies after ${dies})`}: ${outcome}${again ? ', again' : ''}`;
    }

    async function live(seed: number, { member, conversation }: Awaited<ReturnType<typeof people>>[number]): Promise<string[]> {
      const random = chance(seed);
      const below = (limit: number) => Math.floor(random() * limit);
      moment.now = today;
      const request = new Request('http://vonk.test/api/order.php', { headers: { host: 'vonk.test' } });
      const caller: MemberCaller = { parts: server.parts, site, session: { id: 0, member } as never, get now() { return moment.now; }, request, answer: new Headers(), shared: (_, find) => find() };
      const history: History = { caller, company, conversation, below, orders: [], messages: [], serial: seed * 1_000, seen: new Set() };
      const trace: string[] = [];
      const later = () => void (moment.now = new Date(moment.now.getTime() + 7 * hour));
      for (let left = 10 + below(4); left > 0; left -= 1) {
        if (below(6) === 0) later();
        trace.push(await take(history).catch((error: unknown) => Promise.reject(new Error(`Seed ${seed}, after:\n${trace.join('\n')}`, { cause: error }))));
      }
      await bringToRest(history, later).catch((error: unknown) => Promise.reject(new Error(`Seed ${seed} came to no rest, after:\n${trace.join('\n')}`, { cause: error })));
      for (const each of history.seen) all.set(each, (all.get(each) ?? 0) + 1);
      return trace;
    }

    for (let first = 0; first < count; first += batch) {
      const traces = new Map<number, { seed: number; trace: string[] }>();
      for (const [at, person] of (await people(first)).entries()) {
        const seed = firstSeed + first + at;
        traces.set(person.member.id, { seed, trace: await live(seed, person) });
        if (company.faults.length > 0) throw new Error(`Seed ${seed}: ${company.faults.join('; ')}, after:\n${traces.get(person.member.id)!.trace.join('\n')}`);
      }
      const ids = [...traces.keys()];
      const faults = await faultsOf(database.db, [ids[0]!, ids.at(-1)!], company);
      const [worst] = faults;
      if (worst) throw new Error(`Seed ${traces.get(worst[0])!.seed} (and ${faults.size - 1} more of ${batch}):\n${worst[1].join('\n')}\nafter:\n${traces.get(worst[0])!.trace.join('\n')}`);
      company.forgetAll();
      await database.db.delete(mails).where(eq(mails.kind, 'order'));
    }
    // They are about something: each of these happens in one history of four hundred at least.
    const wanted = ['paid', 'failed', 'killed', 'unsent', 'withdrawn', 'withdrawn after a part went back', 'a part paid back', 'paid back', 'a part charged back', 'charged back', 'charge-back undone', 'refunds fail', 'collected', 'for nothing', 'spend_limit'];
    expect(wanted.filter((each) => (all.get(each) ?? 0) < Math.floor(count / 400))).toEqual([]);
    expect(server.lines.filter(({ event }) => event === 'more money went back than was paid' || event === 'payment does not fit its order')).toEqual([]);
  }, 900_000);
});
