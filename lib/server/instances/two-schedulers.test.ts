import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEraser } from '../jobs/eraser';
import { jobLock } from './job-lock';
import { composeMail } from '../mail/compose-mail';
import { createPost } from '../mail/post';
import { createNotifier } from '../jobs/notifier';
import { createReconciler } from '../jobs/reconciler';
import { notify } from '../store/notification-store';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { releaseJobLock, takeJobLock } from '../store/job-lock-store';
import { companyOf, openShop, order } from '../testing/money';
import { addPhotos, memberRow } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';

const minute = 60_000;
const day = 24 * 60 * minute;

onEveryDatabase('two instances whose clocks strike together', (ground) => {
  const many = async (count: number, name: string) => {
    const rows = Array.from({ length: count }, (_, at) => memberRow({ name: `${name}${at}` }));
    return (await ground.db.insert(members).values(rows).returning({ id: members.id })).map(({ id }) => id);
  };
  const both = <Value>(make: () => Value) => [make(), make()] as const;

  it('erase each member who is due once, and each file once', async () => {
    const ids = await many(20, 'Leaver');
    for (const id of ids) await addPhotos(ground.db, id, [{ name: `leaver${id}` }]);
    await ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(inArray(members.id, ids));
    ground.server.passes(15 * day);
    const removed: string[] = [];
    const { db, clock, log, photos, payments } = ground.server.parts;
    const [one, other] = both(() => createEraser({ db, clock, log, payments, photos: { ...photos, remove: (name) => Promise.resolve(void removed.push(name)) } }));
    const counts = await Promise.all([one.eraseDue(), other.eraseDue()]);
    // The small world has a member who had left before.
    expect(counts[0] + counts[1]).toBe(21);
    expect(removed).toHaveLength(40);
    expect(new Set(removed).size).toBe(40);
  });

  it('tell each member once, in one letter, which leaves once', async () => {
    const ids = await many(20, 'Reader');
    for (const id of ids) await notify(ground.db, { kind: 'like', member: id, about: ground.world.other }, ground.server.parts.clock.now());
    ground.server.passes(16 * minute);
    const notifiers = both(() => createNotifier(ground.server.parts));
    await Promise.all(notifiers.map((each) => each.tellDue()));
    expect(await ground.db.select().from(mails)).toHaveLength(20);

    const sent: string[] = [];
    const { db, clock, log } = ground.server.parts;
    const posts = both(() =>
      createPost({ db, clock, log, send: async (row) => {
        await composeMail(db, row, { from: 'post@vonk.example', port: 3000 });
        sent.push(row.recipient);
        return '250 taken';
      } }),
    );
    await Promise.all(posts.map((each) => each.deliverDue()));
    expect(sent.toSorted()).toEqual(ids.map((_, at) => `reader${at}@example.test`).toSorted());
  });

  it('ask about each payment once, and credit it once', async () => {
    await openShop(ground);
    const own = await ground.as('free');
    for (let at = 0; at < 6; at++) await order(own, {}, `order-${at}-0123456789abcdef`);
    ground.server.passes(minute);
    const asked: string[] = [];
    const company = companyOf(ground);
    const payments = { ...company, find: (id: string) => (asked.push(id), company.find(id)) };
    const [one, other] = both(() => createReconciler({ ...ground.server.parts, payments, lock: jobLock(ground.server.parts, 'payments') }));
    await Promise.all([one.reconcile(), other.reconcile()]);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    await other.reconcile();
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('a lock belongs to one until it is let go, and not to the dead for ever', async () => {
    const { db } = ground;
    const now = ground.server.parts.clock.now();
    const lock = (holder: string, at = now) => takeJobLock(db, { job: 'a', holder, now: at, life: 30_000 });
    expect(await Promise.all(['x', 'y', 'z'].map((holder) => lock(holder))).then((got) => got.filter(Boolean))).toHaveLength(1);
    await db.transaction(async (tx) => Promise.all(['x', 'y', 'z'].map((holder) => releaseJobLock(tx, { job: 'a', holder }))));
    expect([await lock('x'), await lock('y'), await lock('x')]).toEqual([true, false, true]);
    await releaseJobLock(db, { job: 'a', holder: 'y' });
    expect(await lock('y')).toBe(false);
    expect(await lock('y', new Date(now.getTime() + 30_000))).toBe(true);
    expect(await lock('x', new Date(now.getTime() + 30_000))).toBe(false);
  });

  it('work that fails lets its lock go', async () => {
    const [one, other] = both(() => jobLock(ground.server.parts, 'b'));
    await expect(one(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    let done = 0;
    await other(() => Promise.resolve(void (done += 1)));
    expect(done).toBe(1);
    let release = () => undefined as void;
    const held = one(() => new Promise<void>((resolve) => (release = resolve)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await other(() => Promise.resolve(void (done += 1)));
    expect(done).toBe(1);
    release();
    await held;
  });
});
