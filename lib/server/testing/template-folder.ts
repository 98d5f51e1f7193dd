// Where a migrated, empty database lies ready for tests, one for each state of the migrations.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../store/migrations-folder';

export function templateFolder(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((each) => each.endsWith('.sql')).toSorted()) hash.update(readFileSync(join(migrationsFolder, name)));
  return join(process.cwd(), '.cache', `test-database-${hash.digest('hex').slice(0, 16)}`);
}
