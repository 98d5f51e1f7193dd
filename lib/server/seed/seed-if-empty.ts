// Gives an empty database the demo world. Decisions, 'Running it'.
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/database';
import { demoWorld } from './demo-world';
import { insertDemoWorld, isEmpty } from './insert-demo-world';

/** An empty database that is to get no demo world, and no sites of the operator's own. */
export class NoSites extends Error {
  override readonly name = 'NoSites';
  constructor() {
    super('The database holds no site. Name a file of your own in SITES_FILE, or set DEMO_WORLD=1 for the demo sites, with members whose password everybody knows.');
  }
}

/** Seeds the database unless it holds a site already. True when it did. Throws NoSites where it would have to, and `wanted` is false. */
export async function seedIfEmpty(db: Database, passwords: Passwords, now: Date, wanted = true): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  if (!wanted) throw new NoSites();
  const world = demoWorld(now);
  await insertDemoWorld(db, world, await passwords.hash(world.password));
  return true;
}
