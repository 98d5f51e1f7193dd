// What statements cost on a site of 100,000 members: none reads what grows. Where there is no PostgreSQL it is skipped, as is all that needs one. Bars P8, P15.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { searchPageSize } from '@/lib/site/constants';
import { rng } from '../portraits/rng';
import { fillLargeWorld } from '../testing/large-world';
import { allowed, statementBar } from '../testing/plan-case';
import { filterAtRandom, planCases } from '../testing/plan-cases';
import { explaining, type Explaining, type StatementPlan } from '../testing/plans-of';
import { findMembers, type MemberFilter } from './member-search';
import { openDatabase } from '../database/open-database';

const given = process.env['TEST_DATABASE_URL'];
const total = 100_000;
const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 150)} … ${text.slice(-150)}` : text);

/** Says of each statement that touches too many pages, or reads a table from end to end, how many and which. */
const faultsIn = (plans: readonly StatementPlan[], bar: number, flat?: true) =>
  plans.flatMap(({ text, buffers, rows, whole }) => {
    return buffers > allowed(bar, flat ? 0 : rows) || whole.length > 0 ? [`${buffers} pages for ${rows} rows${whole.length > 0 ? `, all of ${whole.join(', ')}` : ''}: ${shortened(text)}`] : [];
  });

describe.runIf(given)('statements of a large site', () => {
  let large: Explaining;
  beforeAll(async () => {
    const own = new URL(given!);
    // Under the name of the run, with whose databases it is taken away.
    own.pathname = `/${inject('testDatabases')}_${randomUUID().slice(0, 8)}`;
    const admin = postgres(given!, { max: 1, onnotice: () => undefined });
    await admin.unsafe(`create database ${own.pathname.slice(1)}`);
    await admin.end();
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: own.href });
    await fillLargeWorld(db, total);
    await close();
    large = explaining(own.href);
  }, 240_000);
  afterAll(() => large.close());

  it.each(planCases)('$name', async ({ bar, flat, writes, run }) => {
    const faults = async () => {
      const plans = await large.plansOf(run);
      expect(plans).not.toEqual([]);
      return faultsIn(plans, bar, flat);
    };
    // What a connection looks up of a table when it first writes to it, and again when others made or changed many tables
    // (PostgreSQL then empties its cache), is not the statement's: that happens in one run, a fault in each.
    const first = await faults();
    const second = writes && first.length > 0 ? await faults() : first;
    expect(writes && second.length > 0 ? await faults() : second).toEqual([]);
  });

  it('300 searches at random', async () => {
    const random = rng('searches');
    const faults: { filter: MemberFilter; fault: string }[] = [];
    for (let round = 0; round < 300; round++) {
      const filter = filterAtRandom(random, total);
      const plans = await large.plansOf((db) => findMembers(db, filter, { limit: searchPageSize + 1 }));
      faults.push(...faultsIn(plans, statementBar).map((fault) => ({ filter, fault })));
    }
    expect(faults).toEqual([]);
  });
});
