// Makes <folder>/db: the embedded database, migrated and with the demo world in it, as a server leaves it that ended well.
import { seedIfEmpty } from '@/lib/server/seed/seed-if-empty';
import { openDatabase } from '@/lib/server/database/open-database';
import { createVacuum } from '@/lib/server/jobs/vacuum';
import { quickPasswords } from '@/lib/server/testing/quick-passwords';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: tsx scripts/prepare-world.ts <folder>');
const { db, close } = await openDatabase({ dataDir });
// A hash says itself what it costs: the browser tests sign in hundreds of times.
await seedIfEmpty(db, quickPasswords, new Date());
await createVacuum({ db, log: () => undefined }).run();
await close();
