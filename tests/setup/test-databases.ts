// The databases of one run on PostgreSQL: workers make them under its name and leave them behind; here they are dropped.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the names of this run's databases begin with. */
    testDatabases: string;
  }
}

const name = `test_${randomUUID().replaceAll('-', '')}`;

export const setup = ({ provide }: TestProject) => provide('testDatabases', name);

export async function teardown(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return;
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  const left = await admin<{ datname: string }[]>`select datname from pg_database where starts_with(datname, ${name})`;
  for (const { datname } of left) await admin.unsafe(`drop database ${datname} with (force)`);
  await admin.end();
}
