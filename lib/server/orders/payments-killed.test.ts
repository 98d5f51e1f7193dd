// Bar M1 with real processes: kill -9 between paid and credited, between charged and noted, and in the midst of being told.
import { eq } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Asked } from '../testing/answer-until-killed';
import { openShop, paymentOf } from '../testing/money';
import { creditBalance } from '../testing/credit-balance';
import { insertSmallWorld } from '../testing/small-world';
import { templateFolder } from '../testing/template-folder';
import { tokenOf } from '../domain/token';
import { openDatabase } from '../database/open-database';
import { mails } from '../store/schema/mails';
import { transfers } from '../store/schema/ledger';
import { orders } from '../store/schema/orders';
import { sandboxPayments } from '../store/schema/sandbox';
import { openSession } from '../store/session-store';

let dataDir: string;
let cookie: string;
let member: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(await templateFolder(), dataDir, { recursive: true });
  const { db, close } = await openDatabase({ dataDir });
  const world = await insertSmallWorld(db, 'no password');
  await openShop({ db });
  const token = tokenOf(crypto.getRandomValues(new Uint8Array(32)));
  await openSession(db, { token, memberId: world.poor, userAgent: null, now: new Date() });
  [cookie, member] = [`auth=${token}`, world.poor];
  await close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

type Answer = { status: number; text: string };

/** So much later it is there again, by its clock: what it looks at then is credited within a minute, as the app looks every quarter of one. */
const later = 40_000;

/** The server in a process of its own. */
async function server({ mute = false, ahead = 0 } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/server/testing/answer-until-killed.ts', dataDir, String(ahead), ...(mute ? ['mute'] : [])], { stdio: ['pipe', 'pipe', 'pipe'] });
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (trouble += part));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Answer> => {
    const { value, done } = (await lines.next()) as { value?: string; done?: boolean };
    if (done) throw new Error(`The server ended. ${trouble}`);
    return JSON.parse(value!) as Answer;
  };
  await next();
  const say = (asked: Asked) => void child.stdin.write(`${JSON.stringify({ cookie, ...asked })}\n`);
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  return {
    say,
    next,
    ask: (asked: Asked) => (say(asked), next()),
    kill: async () => (child.kill('SIGKILL'), await ended),
  };
}
type Server = Awaited<ReturnType<typeof server>>;

const ordering = (how: object): Asked => ({ path: '/api/order.php', method: 'POST', json: { bundle: 2, amount: 2495, currency: 'EUR', ...how } });

/** Orders and pays; the company tells nobody. */
async function paid({ ask }: Server, how: object = { method: 'ideal' }): Promise<string> {
  const { text } = await ask(ordering(how));
  const { order } = JSON.parse(text) as { order: { checkout_url: string } };
  const told = await ask({ path: order.checkout_url, method: 'POST', form: { outcome: 'paid', delay: '0', notice: 'never' } });
  expect(told.status).toBe(303);
  return paymentOf(order.checkout_url);
}
const credits = async ({ ask }: Server) => (JSON.parse((await ask({ path: '/api/user.php' })).text) as { user: { credits: number } }).user.credits;
const webhook = (id: string): Asked => ({ path: '/api/payment-webhook.php', method: 'POST', form: { id }, cookie: '' });

describe('a server that is killed', () => {
  it('[M1] between paid and credited, and in the midst of being told: forty seconds later the first look credits each payment, once', async () => {
    const first = await server();
    const untold = await paid(first);
    const halfTold = await paid(first);
    first.say(webhook(halfTold));
    await first.kill();

    const second = await server({ ahead: later });
    await expect.poll(() => credits(second), { timeout: 30_000 }).toBe(550);
    for (const id of [untold, halfTold, untold, halfTold, untold]) expect((await second.ask(webhook(id))).status).toBe(200);
    expect(await credits(second)).toBe(550);
    await second.kill();

    const { db, close } = await openDatabase({ dataDir });
    expect(await creditBalance(db, member)).toEqual({ balance: 550, ledger: 550, lots: 550 });
    const money = await db.select({ amount: transfers.amount, to: transfers.toAccount }).from(transfers).where(eq(transfers.unit, 'EUR'));
    expect(money.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * 2495);
    expect((await db.select().from(mails).where(eq(mails.kind, 'order'))).length).toBe(2);
    await close();
  }, 120_000);

  it('[M1] between a kept card’s charge and its noting: forty seconds later the first look brings the credits, once, and the card is charged once', async () => {
    const first = await server({ mute: true });
    const visited = await paid(first, { method: 'card', keep_card: true });
    await first.ask(webhook(visited));
    expect(await credits(first)).toBe(275);
    first.say(ordering({ method: 'card', recurring: true }));
    const charged = await first.next();
    await first.kill();

    const second = await server({ ahead: later });
    await expect.poll(() => credits(second), { timeout: 30_000 }).toBe(550);
    for (const id of [charged.text, visited, charged.text]) expect((await second.ask(webhook(id))).status).toBe(200);
    expect(await credits(second)).toBe(550);
    await second.kill();

    const { db, close } = await openDatabase({ dataDir });
    expect(await creditBalance(db, member)).toEqual({ balance: 550, ledger: 550, lots: 550 });
    expect(new Set((await db.select({ id: sandboxPayments.id }).from(sandboxPayments)).map(({ id }) => id))).toEqual(new Set([visited, charged.text]));
    expect((await db.select().from(orders).where(eq(orders.state, 'completed'))).map(({ paymentId }) => paymentId).sort()).toEqual([visited, charged.text].sort());
    expect((await db.select().from(mails).where(eq(mails.kind, 'order'))).length).toBe(2);
    await close();
  }, 120_000);
});
