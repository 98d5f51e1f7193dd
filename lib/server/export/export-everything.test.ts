// A table or a column that is added later is filled here without being named: the member's copy has it, or it stands below with why not.
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportData } from '@/lib/contract/account';
import { conversations } from '../store/schema/conversations';
import { mails } from '../store/schema/mails';
import { operators } from '../store/schema/operators';
import { bundles } from '../store/schema/orders';
import { reports } from '../store/schema/reports';
import { tokens } from '../store/schema/tokens';
import { fillEveryTable, wordsIn, wordsLeft } from '../testing/every-row';
import { onOneDatabase } from '../testing/suite';

/** What the copy leaves out, and why. */
const withheld: Record<string, readonly string[]> = {
  'it opens an account, or lets somebody charge': [
    'sessions.tokenHash', 'push_subscriptions.p256dh', 'push_subscriptions.auth', 'tokens.tokenHash', 'debit_codes.codeHash', 'orders.customer', 'orders.checkoutUrl',
  ],
  'it tells two calls of one browser apart': ['messages.clientId', 'complaints.requestKey', 'orders.requestKey', 'reports.requestKey', 'signups.requestKey', 'tokens.usedBy', 'photos.uploadKey'],
  'it is a name of the server’s own for what the copy has': ['notifications.subject', 'photos.fullName', 'photos.thumbName', 'photos.blurredName', 'photos.portrait', 'orders.backTo', 'withdrawals.trouble', 'sessions.watchedBy'],
  'it is somebody else’s: what was kept of whom the member reported': ['reports.snapshot'],
  'it is what operators wrote for each other': ['operator_actions.action', 'operator_actions.note'],
  'it is on its way for a day at most, and says nothing that the notifications do not': ['pushes.kind', 'pushes.topic'],
  'the language of the receipt is that of the account': ['complaints.language'],
};

onOneDatabase('the copy of a member’s data', (ground) => {
  it('has every column of every table that says something of the member, but those of which it is said why', async () => {
    const { db, world, server } = ground;
    const own = await ground.as('free');
    const now = server.parts.clock.now();
    const later = new Date(now.getTime() + 86_400_000);
    const [talk] = await db.insert(conversations).values({ siteId: 1, firstId: world.free, secondId: world.other, createdAt: now }).returning();
    const [offer] = await db.insert(bundles).values({ siteId: 1, currency: 'EUR', credits: 1, price: 1 }).returning();
    const [operator] = await db.insert(operators).values({ email: 'staff@vonk.test', passwordHash: '-', createdAt: now }).returning();
    await fillEveryTable(db, {
      member: world.free, other: world.other, now,
      known: { sites: 1, conversations: talk!.id, bundles: offer!.id, operators: operator!.id },
      exceptions: { transfers: { lotId: null }, participants: { removedId: 0 }, messages: { unsentAt: null }, sessions: { expiresAt: later } },
    });
    await db.update(tokens).set({ data: { email: 'zeldzaam.tokens.data' } }).where(eq(tokens.memberId, world.free));
    await db.insert(mails).values({ siteId: 1, recipient: 'free@example.test', locale: 'nl', kind: 'zeldzaam.mails.kind' as never, createdAt: now, dueAt: now, expiresAt: later });
    const files = unzipSync(new Uint8Array(await (await own.send(exportData.path, { method: 'POST' })).arrayBuffer()));
    const text = Object.entries(files).map(([name, bytes]) => (name.endsWith('.json') ? new TextDecoder().decode(bytes) : '')).join('\n');
    const given = wordsIn(text);
    expect((await wordsLeft(db)).filter((each) => !given.includes(each))).toEqual(Object.values(withheld).flat().toSorted());
    // What others wrote about the member, and what they were asked, is not in it.
    expect(text).not.toMatch(/zeldzaam\.(held_messages|reports|orders|tokens)\.(text|snapshot|customer|tokenHash)\.back/);
  });

  it('tells of a measure that was taken, and not who reported', async () => {
    const { db, world, server } = ground;
    const now = server.parts.clock.now();
    const row = { siteId: 1, reporterId: world.other, memberId: world.free, reason: 'abuse' as const, text: 'geheim verhaal', snapshot: { name: 'Free', photos: [], messages: [] }, receivedAt: now, decidedAt: now };
    await db.insert(reports).values([{ ...row, number: 'M-1', decision: 'warned' as never }, { ...row, number: 'M-2', decision: 'no_action' as const }]);
    const own = await ground.as('free');
    const files = unzipSync(new Uint8Array(await (await own.send(exportData.path, { method: 'POST' })).arrayBuffer()));
    const { measures } = JSON.parse(new TextDecoder().decode(files['account-more.json'])) as { measures: object[] };
    expect(measures).toHaveLength(1);
    expect(JSON.stringify(measures)).not.toMatch(/geheim|M-1|reporter/);
  });
});
