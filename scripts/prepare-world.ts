// Makes <folder>/db: the embedded database, migrated and with the demo world in it, as a server leaves it that ended well.
import { argonPasswords } from '@/lib/server/accounts/passwords';
import { seedIfEmpty } from '@/lib/server/seed/seed-if-empty';
import { openDatabase } from '@/lib/server/database/open-database';
import { createVacuum } from '@/lib/server/jobs/vacuum';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: tsx scripts/prepare-world.ts <folder>');
const { db, close } = await openDatabase({ dataDir });
await seedIfEmpty(db, argonPasswords, new Date());
await createVacuum({ db, log: () => undefined }).run();
await close();
