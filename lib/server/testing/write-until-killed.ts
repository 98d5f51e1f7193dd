// A process of its own for the durability test: opens a data folder, sends messages, and says which were acknowledged.
// npx tsx lib/server/testing/write-until-killed.ts <folder>
import { setCreditBalance } from './credit-balance';
import { insertSmallWorld } from './small-world';
import { requestTo, testServer } from './test-server';
import { openDatabase } from '../database/open-database';
import { tokenOf } from '../domain/token';
import { openSession } from '../store/session-store';

const [folder] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir: folder! });
const world = await insertSmallWorld(db, 'no password');
await setCreditBalance(db, world.free, 1_000_000);
const server = testServer(db);
const token = tokenOf(crypto.getRandomValues(new Uint8Array(32)));
await openSession(db, { token, memberId: world.free, userAgent: null, now: server.parts.clock.now() });

for (let at = 0; ; at++) {
  server.passes(100);
  const client_id = `acknowledged-message-${at}`;
  const response = await server.handle(requestTo('/api/message.php', { method: 'POST', cookie: `auth=${token}`, body: { member: world.other, text: `message ${at}`, client_id } }));
  if (response.status !== 200) throw new Error(`The server answered ${response.status}`);
  process.stdout.write(`${client_id}\n`);
}
