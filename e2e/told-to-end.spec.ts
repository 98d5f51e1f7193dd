// An app that is told to end while messages are sent to it: what it has taken is there, and what it refuses it refuses clearly. (R2)
import { like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openDatabase } from '@/lib/server/store/open-database';
import { messages } from '@/lib/server/store/schema/conversations';
import { fillPurse, purseEntries, purseOf } from '@/lib/server/testing/purse';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { demo, expect, test } from './fixtures';
import { ownDataDir } from './second-app';

const clients = 6;
const purse = 100_000;
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
  await fillPurse(before.db, me, purse);
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
  const entries = await purseEntries(after.db, me);
  const book = await purseOf(after.db, me);
  await after.close();
  rmSync(dataDir, { recursive: true, force: true });
  const there = new Set(kept.map(({ id }) => id));
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  expect(there.size).toBe(kept.length);
  expect(kept.filter(({ row }) => entries.filter(({ messageId }) => messageId === row).length !== 1)).toEqual([]);
  expect([book.ledger, book.lots]).toEqual([book.balance, book.balance]);
});
