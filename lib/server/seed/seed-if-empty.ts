// Gives an empty database the demo world. Decisions, 'Running it'.
import type { Passwords } from '../passwords';
import type { Database } from '../store/database';
import { demoWorld } from './demo-world';
import { insertDemoWorld, isEmpty } from './insert-demo-world';

/** Seeds the database unless it holds a site already. True when it did. */
export async function seedIfEmpty(db: Database, passwords: Passwords, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const world = demoWorld(now);
  await insertDemoWorld(db, world, await passwords.hash(world.password));
  return true;
}
