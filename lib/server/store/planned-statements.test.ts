// Every statement of the server is in a case of plans.test.ts, or it is said below why not. Bars P9, P15.
import { getTableName } from 'drizzle-orm';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTest } from '@/tests/house/source-file';
import { statementSites, type StatementSite } from '@/tests/house/statement-sites';
import { databases } from '../testing/database';
import { everyTable } from '../testing/every-row';
import { fillLargeWorld } from '../testing/large-world';
import { planCases } from '../testing/plan-cases';
import { isSmallTable } from '../testing/plans-of';
import { placesIn } from '../testing/statement-places';

/** Why a function, or a whole file, has no case. */
const without: Record<string, string> = {
  'lib/server/operator/set-up-operators.ts': 'asks operators alone, as the server starts',
  'lib/server/seed/insert-demo-world.ts': 'fills an empty database, before anybody is there',
  'lib/server/store/ledger-store.ts openBook': 'writes the first lines of a demo’s book',
  'lib/server/store/member-count.ts leastOf': 'has PostgreSQL plan, and runs nothing; a small site does not come to it, and the case of a large one does',
  'lib/server/database/open-database.ts': 'asks no table',
  'lib/server/jobs/vacuum.ts': 'asks what tables there are, and reads each whole; PostgreSQL is not sent it',
  'lib/server/store/put-codes.ts': 'writes what stands in the operator’s file, as the server starts',
  'lib/server/store/put-sites.ts': 'writes what stands in the operator’s file, as the server starts',
};

const nameOf = ({ path, name }: StatementSite) => `${path} ${name}`;
const reasonOf = (site: StatementSite) => without[site.path] ?? without[nameOf(site)];
/** Enough for each case to find what it is about. */
const total = 5_000;

describe('a statement of the server', () => {
  const sites = globSync('lib/server/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path))
    .flatMap((path) => statementSites({ path, text: readFileSync(path, 'utf8') }));
  const sent = new Set<string>();
  const empty: string[] = [];

  beforeAll(async () => {
    const { db, reset } = await databases[0]!.open();
    await fillLargeWorld(db, total);
    for (const table of everyTable) if (!isSmallTable(getTableName(table)) && (await db.$count(table)) === 0) empty.push(getTableName(table));
    for (const { run } of planCases) for (const place of await placesIn(db, run)) sent.add(place);
    await reset();
  }, 240_000);

  it('is in a case that plans.test.ts holds to its pages', () => {
    const missing = sites.filter((site) => !sent.has(`${site.path}:${site.at}`) && !reasonOf(site));
    expect(missing.map((site) => `${site.path}:${site.at}: no case sends this statement of ${site.name}: add one to lib/server/testing/*-plan-cases.ts, or its reason to this test.`)).toEqual([]);
  });

  it('has no reason to be without a case where it has one, or is not there', () => {
    const needed = new Set(sites.filter((site) => !sent.has(`${site.path}:${site.at}`)).flatMap((site) => [site.path, nameOf(site)]));
    expect(Object.keys(without).filter((each) => !needed.has(each))).toEqual([]);
  });

  it('meets rows in every table that grows: of an empty one nothing is learnt', () => {
    expect(empty.map((table) => `${table} is empty: give it rows in lib/server/testing/large-world.ts.`)).toEqual([]);
  });
});
