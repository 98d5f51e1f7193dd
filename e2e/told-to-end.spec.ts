// An app that is told to end: while messages are sent to it, what it has taken is there, and what it refuses it refuses clearly; whatever is open, it ends. (R2)
import { like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { openDatabase } from '@/lib/server/database/open-database';
import { messages } from '@/lib/server/store/schema/conversations';
import { setCreditBalance, creditEntries, creditBalance } from '@/lib/server/testing/credit-balance';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { demo, demoEmail, expect, test } from './fixtures';
import { ownDataDir } from './second-app';

test.describe.configure({ mode: 'parallel' });

const clients = 6;
const opening = 100_000;
/** Whoever started it ends it by force after this. Decision 3: it ends by itself before. */
const patience = 8_000;

const loginOf = (role: string) => demo().logins.find((login) => login.role === role && login.site === 'general')!;

/** `refused`: nobody listens any more. `cut`: the line was closed, and nobody knows whether the message was read. */
type Answered = { id: string; outcome: 'taken' | 'told to come back' | 'refused' | 'cut' | `${number} ${string}` };

/** What becomes of one message. */
async function outcomeOf(request: Promise<Response>): Promise<Answered['outcome']> {
  try {
    const response = await request;
    const { error } = (await response.json()) as { error?: { code?: string } };
    if (response.status === 200) return 'taken';
    return ['unavailable', 'too_many_requests'].includes(error?.code ?? '') ? 'told to come back' : `${response.status} ${error?.code}`;
  } catch (error) {
    return ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED' ? 'refused' : 'cut';
  }
}

/** Sends one message after another until nobody listens any more. */
async function sendUntilRefused(origin: string, cookie: string, member: number, answers: Answered[]): Promise<void> {
  const headers = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', cookie };
  while (answers.at(-1)?.outcome !== 'refused') {
    const id = `ended-${randomUUID()}`;
    const body = JSON.stringify({ member, text: `message ${id}`, client_id: id });
    answers.push({ id, outcome: await outcomeOf(fetch(`${origin}/api/message.php`, { method: 'POST', headers, body })) });
  }
}

test('[bar R2] an app that is told to end while messages are sent keeps each one it has acknowledged, once and paid, refuses the others clearly, and is gone in time', async () => {
  const dataDir = ownDataDir();
  const [sender, receiver] = [loginOf('free'), loginOf('premium')];
  const me = sender.member;
  const before = await openDatabase({ dataDir });
  await setCreditBalance(before.db, me, opening);
  await before.close();

  const app = await startBuiltApp({}, { dataDir });
  const headers = { origin: app.origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const signedIn = await fetch(`${app.origin}/api/user.php`, { method: 'POST', headers, body: JSON.stringify({ email: sender.email, password: demo().password }) });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const listening = await fetch(`${app.origin}/api/events.php`, { headers: { cookie } });
  expect(listening.status).toBe(200);

  const lines = Array.from({ length: clients }, (): Answered[] => []);
  const sending = Promise.all(lines.map((answers) => sendUntilRefused(app.origin, cookie, receiver.member, answers)));
  const those = (outcome: Answered['outcome']) => lines.flat().filter((each) => each.outcome === outcome).map(({ id }) => id);
  await expect.poll(() => those('taken').length).toBeGreaterThan(50);
  const ending = await app.stop('SIGTERM', patience);
  await sending;
  await listening.body?.cancel().catch(() => undefined);
  expect(ending).toEqual({ code: 143, signal: null });
  const acknowledged = those('taken');
  expect(those('refused')).toHaveLength(clients);
  // Each line is told at its last answer that it ends, so that not all are cut off unread. Whatever is, its browser sends again under its id.
  expect(those('cut').length).toBeLessThan(clients);
  expect(acknowledged.length + those('told to come back').length + those('cut').length + clients).toBe(lines.flat().length);

  const after = await openDatabase({ dataDir });
  const kept = await after.db.select({ id: messages.clientId, row: messages.id }).from(messages).where(like(messages.clientId, 'ended-%'));
  const entries = await creditEntries(after.db, me);
  const balance = await creditBalance(after.db, me);
  await after.close();
  rmSync(dataDir, { recursive: true, force: true });
  const there = new Set(kept.map(({ id }) => id));
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  expect(there.size).toBe(kept.length);
  expect(kept.filter(({ row }) => entries.filter(({ messageId }) => messageId === row).length !== 1)).toEqual([]);
  expect([balance.ledger, balance.lots]).toEqual([balance.balance, balance.balance]);
});

/** Requests whose bodies never end, and some that have not even said what they want. */
function endlessRequests(port: number, session: string): Socket[] {
  const begun = (path: string, type: string) => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nSec-Fetch-Site: same-origin\r\nCookie: ${session}\r\nContent-Type: ${type}\r\nContent-Length: 4000000\r\n\r\n`;
  const texts = [begun('/api/photo.php', 'image/jpeg'), begun('/api/message.php', 'application/json'), 'GET / HTTP/1.1\r\nHost: 127.0.0.1'];
  return Array.from({ length: 30 }, (_, at) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(texts[at % texts.length]!);
      const drip = setInterval(() => socket.write(at % texts.length === 2 ? '' : ' '), 200);
      socket.once('close', () => clearInterval(drip));
    });
    return socket.on('error', () => undefined);
  });
}

test('[bar R2] an app that is told to end does so by itself, whatever streams are open and however slowly others send', async () => {
  const app = await startBuiltApp({});
  const headers = { origin: app.origin, 'x-request-type': 'client', 'content-type': 'application/json' };
  const signedIn = await fetch(`${app.origin}/api/user.php`, { method: 'POST', headers, body: JSON.stringify({ email: demoEmail('free'), password: demo().password }) });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const listening = await fetch(`${app.origin}/api/events.php`, { headers: { cookie } });
  expect(listening.status).toBe(200);
  const slow = endlessRequests(app.port, cookie);
  await Promise.all(slow.map((socket) => once(socket, 'ready')));
  // When, tests/ends-by-itself.test.ts says by a clock of its own; nobody ends it by force before.
  expect(await app.stop('SIGTERM', 45_000)).toEqual({ code: 143, signal: null });
  await listening.body?.cancel().catch(() => undefined);
});
