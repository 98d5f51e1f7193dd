// One suite, run against every database there is or against one, with the small world in it anew for each test.
import { beforeAll, beforeEach, describe } from 'vitest';
import { once } from '@/lib/once';
import { quickPasswords } from './quick-passwords';
import type { Database } from '../database/database';
import { databases, oneDatabase, type TestDatabase } from './database';
import { insertSmallWorld, password, type SmallWorld } from './small-world';
import { signedIn } from './signed-in';
import { browser, testServer, type Browser, type TestServer } from './test-server';

export type Ground = {
  db: Database;
  server: TestServer;
  world: SmallWorld;
  /** A new browser in which this member is signed in. */
  as: (who: keyof SmallWorld) => Promise<Browser>;
  /** A new browser in which nobody is. */
  visitor: () => Browser;
};

const passwordHash = () => once('password hash for tests', () => quickPasswords.hash(password));

type Suite = (name: string, tests: (ground: Ground) => void) => void;

/** Describes `name` once per database, for what is a matter of SQL: the ledger, messages, search, keys, what is erased; `tests` finds the ground under `ground` as each test runs. */
export const onEveryDatabase: Suite = (name, tests) => on(databases, name, tests);

/** The same on one of them, for everything else; PostgreSQL shows what happens at once, which PGlite takes one after another. */
export const onOneDatabase: Suite = (name, tests) => on(oneDatabase, name, tests);

function on(kinds: typeof databases, name: string, tests: (ground: Ground) => void): void {
  describe.each(kinds)(`${name} on $name`, ({ open }) => {
    let database: TestDatabase;
    const ground = {} as Ground;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      const hash = await passwordHash();
      const world = await database.refill('small world', (tx) => insertSmallWorld(tx, hash));
      const server = testServer(database.db);
      Object.assign(ground, {
        db: database.db, server, world,
        as: (who: keyof SmallWorld) => signedIn(server, world[who], who === 'elsewhere' ? 'she.test' : 'vonk.test'),
        visitor: () => browser(server.handle),
      } satisfies Ground);
    });

    tests(ground);
  });
}
