// A migrated, empty database that lies ready for tests, one for each state of the migrations: as a folder, and packed for one in memory.
import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../database/migrations-folder';
import { openDatabase } from '../database/open-database';

function place(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((each) => each.endsWith('.sql')).toSorted()) hash.update(readFileSync(join(migrationsFolder, name)));
  return join(process.cwd(), '.cache', `test-database-${hash.digest('hex').slice(0, 16)}`);
}

/** Moves what was made to where it belongs; another worker may have been faster. */
function settle(made: string, path: string): void {
  try {
    renameSync(made, path);
  } catch {
    rmSync(made, { recursive: true, force: true });
  }
}

/** The folder, to be copied. Creating a database takes seconds: the first test of a new schema prepares one for all. */
export async function templateFolder(): Promise<string> {
  const folder = place();
  if (existsSync(folder)) return folder;
  const making = `${folder}.${randomUUID()}`;
  const opened = await openDatabase({ dataDir: making });
  await opened.close();
  settle(making, folder);
  return folder;
}

/** The same as one file, from which a database in memory begins. */
export async function packedTemplate(): Promise<Blob> {
  const file = `${place()}.tar`;
  if (!existsSync(file)) {
    const making = `${file}.${randomUUID()}`;
    // Its own folder: two workers must not open the one for all.
    const opened = await openDatabase({ dataDir: making });
    await opened.close();
    const client = await PGlite.create(join(making, 'db'));
    const packed = await client.dumpDataDir('none');
    await client.close();
    rmSync(making, { recursive: true });
    writeFileSync(making, Buffer.from(await packed.arrayBuffer()));
    settle(making, file);
  }
  return new Blob([readFileSync(file)]);
}
