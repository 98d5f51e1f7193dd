// One suite, run against every database there is, with the small world in it anew for each test.
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { argonPasswords } from '../passwords';
import type { Database } from '../store/database';
import { databases, type TestDatabase } from './database';
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

/** Describes `name` once per database; `tests` finds the ground under `ground` as each test runs. */
export function onEveryDatabase(name: string, tests: (ground: Ground) => void): void {
  describe.each(databases)(`${name} on $name`, ({ open }) => {
    let database: TestDatabase;
    let passwordHash: string;
    const ground = {} as Ground;

    beforeAll(async () => {
      database = await open();
      passwordHash = await argonPasswords.hash(password);
    });
    beforeEach(async () => {
      await database.reset();
      const world = await database.db.transaction((tx) => insertSmallWorld(tx, passwordHash));
      const server = testServer(database.db);
      Object.assign(ground, {
        db: database.db, server, world,
        as: (who: keyof SmallWorld) => signedIn(server, world[who], who === 'elsewhere' ? 'she.test' : 'vonk.test'),
        visitor: () => browser(server.handle),
      } satisfies Ground);
    });
    afterAll(() => database.close());

    tests(ground);
  });
}
