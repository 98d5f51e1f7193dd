// Bar M1, M2: money and credits in generated histories, sixty on each database in npm test and thousands in npm run histories, through the server's own functions, with a server that dies between any two of its steps.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { chance } from '@/tests/chance';
import { siteFinder } from '../guards/known-site';
import { ProviderDown } from '../payments/provider';
import type { MemberCaller } from '../route';
import { conversations } from '../store/schema/conversations';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { discountCodes } from '../store/schema/orders';
import { companyInMemory } from '../testing/company-in-memory';
import { databases, type TestDatabase } from '../testing/database';
import { faultsOf, balanceFaults } from '../testing/history-checks';
import type { History, Step } from '../testing/history';
import { bringToRest, nextStep } from '../testing/history-steps';
import { Killed, mortalDatabase } from '../testing/mortal-database';
import { openShop } from '../testing/money';
import { insertSmallWorld, memberRow, today } from '../testing/small-world';
import { testServer } from '../testing/test-server';

const firstSeed = 20_261_122;
const hour = 3_600_000;

describe.each(databases)('money in generated histories on $name', ({ open }) => {
  const count = Number(process.env['MONEY_HISTORIES'] ?? 60);
  const batch = Math.min(count, 100);
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

  it(`[M1] [M2] ${count} of them have a balance, lots and a ledger that agree after every step, and end with credits for money that is there, and nothing paid or given twice`, async () => {
    const { db, dieAfter } = mortalDatabase(database.db);
    const moment = { now: today };
    const company = companyInMemory();
    const server = testServer(db, { clock: { now: () => moment.now }, payments: company.provider, sendText: ({ to, text }) => Promise.resolve(void company.codes.set(to, /#(\d{6})$/.exec(text)![1]!)) });
    const site = await siteFinder(db, server.parts.clock)('vonk.test');
    const all = new Map<string, number>();

    type Life = { seed: number; history: History; now: Date; /** Steps that are still to come. */ left: number; /** A step that failed, and is asked for again. */ again: Step | null; trace: string[] };

    const said = ({ seed, trace }: Life, words: string) => `Seed ${seed} ${words}, after:\n${trace.join('\n')}`;
    const later = () => void (moment.now = new Date(moment.now.getTime() + 7 * hour));
    /** Does a part of a life by its own clock, whose last words name its seed. */
    async function live(life: Life, work: () => Promise<void>): Promise<void> {
      moment.now = life.now;
      await work().catch((error: unknown) => Promise.reject(new Error(said(life, 'stopped'), { cause: error })));
      if (company.faults.length > 0) throw new Error(said(life, company.faults.join('; ')));
      life.now = moment.now;
    }

    /** One step: the company may fall silent in it, the server may die in it; then it is mostly asked for again. */
    async function take(life: Life): Promise<void> {
      const { history, again, trace } = life;
      const { below } = history;
      life.again = null;
      if (again) {
        await again.run();
        return void trace.push(`${again.name}, again`);
      }
      life.left -= 1;
      if (below(6) === 0) later();
      const step = nextStep(history);
      const [trouble, dies] = [below(8) === 0 ? (['unheard', 'unanswered'] as const)[below(2)]! : null, below(4) === 0 ? below(14) : null];
      if (trouble) company.trouble.push(trouble);
      dieAfter(dies);
      const outcome = await step.run().then(() => 'done', (error: unknown) => (error instanceof Killed || error instanceof ProviderDown ? error.name : Promise.reject(error as Error)));
      dieAfter(null);
      company.trouble.length = 0;
      trace.push(`${step.name}${trouble ? ` (${trouble})` : ''}${dies === null ? '' : ` (dies after ${dies})`}: ${outcome}`);
      if (outcome === 'Killed') history.seen.add('killed');
      if (outcome !== 'done' && below(4) > 0) life.again = step;
    }

    const request = new Request('http://vonk.test/api/order.php', { headers: { host: 'vonk.test' } });
    function begun(seed: number, { member, conversation }: Awaited<ReturnType<typeof people>>[number]): Life {
      const random = chance(seed);
      const below = (limit: number) => Math.floor(random() * limit);
      const caller: MemberCaller = { parts: server.parts, site, session: { id: 0, member } as never, get now() { return moment.now; }, request, answer: new Headers(), shared: (_, find) => find() };
      return { seed, history: { caller, company, conversation, below, orders: [], messages: [], serial: seed * 1_000, seen: new Set() }, now: today, left: 10 + below(4), again: null, trace: [] };
    }

    for (let first = 0; first < count; first += batch) {
      const lives = new Map((await people(first)).map((person, at) => [person.member.id, begun(firstSeed + first + at, person)]));
      const range = [Math.min(...lives.keys()), Math.max(...lives.keys())] as const;
      /** Whatever a step did, and wherever the server died in it: balance, lots and book are one number. Each has taken one since the last look. */
      const stand = async () => {
        const [worst] = await balanceFaults(database.db, range);
        if (worst) throw new Error(said(lives.get(worst.id)!, worst.fault));
      };
      for (let going = [...lives.values()]; going.length > 0; going = going.filter(({ left, again }) => left > 0 || again)) {
        for (const life of going) await live(life, () => take(life));
        await stand();
      }
      for (const life of lives.values()) {
        await live(life, () => bringToRest(life.history, later));
        for (const each of life.history.seen) all.set(each, (all.get(each) ?? 0) + 1);
      }
      const [worst, ...more] = await faultsOf(database.db, range, company);
      if (worst) throw new Error(said(lives.get(worst[0])!, `(and ${more.length} more of ${batch}): ${worst[1].join('\n')}`));
      company.forgetAll();
      await database.db.delete(mails).where(eq(mails.kind, 'order'));
    }
    // They are about something: each of these happens in one history of four hundred at least.
    const wanted = ['paid', 'failed', 'killed', 'unsent', 'withdrawn', 'withdrawn after a part went back', 'a part paid back', 'paid back', 'a part charged back', 'charged back', 'charge-back undone', 'refunds fail', 'collected', 'for nothing', 'spend_limit'];
    expect(wanted.filter((each) => (all.get(each) ?? 0) < Math.floor(count / 400))).toEqual([]);
    expect(server.lines.filter(({ event }) => event === 'more money went back than was paid' || event === 'payment does not fit its order')).toEqual([]);
  }, 900_000);
});
