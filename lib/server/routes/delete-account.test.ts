import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sendMessage } from '@/lib/contract/chats';
import { deleteAccount, keepDiscount } from '@/lib/contract/deletion';
import { getProfile, listMembers } from '@/lib/contract/members';
import { reactivate } from '@/lib/contract/recovery';
import { getUser, login } from '@/lib/contract/user';
import { createEraser } from '../jobs/eraser';
import { notify } from '../store/notification-store';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { orders } from '../store/schema/orders';
import { sites } from '../store/schema/sites';
import { lettersIn, newestLetter } from '../testing/letters';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { password } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

const day = 86_400_000;

onEveryDatabase('deleting an account', (ground) => {
  const row = async () => (await ground.db.select().from(members).where(eq(members.id, ground.world.free)))[0]!;
  const leave = { body: { password, reason: 'cost' } } as const;

  it('[S10, T13, B05] hides the profile at once, and says until when it can come back', async () => {
    const own = await ground.as('free');
    const { status, answer, headers } = await own.call(deleteAccount, leave);
    expect([status, answer.until]).toEqual([200, '2026-12-05T23:00:00.000Z']);
    expect(headers.getSetCookie().join()).toContain('auth=;');
    const other = await ground.as('other');
    expect((await other.call(getProfile, { query: { id: ground.world.free } })).status).toBe(410);
    expect((await other.call(listMembers)).answer.members.map(({ id }) => id)).not.toContain(ground.world.free);
    expect((await other.call(sendMessage, { body: { member: ground.world.free, text: 'Hoi', client_id: 'to-one-who-left-0001' } })).code).toBe('member_gone');
    expect((await row()).leaveReason).toBe('cost');
  });

  it('[S10] signs out everywhere', async () => {
    const [phone, desktop] = [await ground.as('free'), await ground.as('free')];
    const told: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.free, (delivery) => told.push(delivery.event?.type));
    await desktop.call(deleteAccount, leave);
    expect((await phone.call(getUser)).answer.user).toBeNull();
    expect(told).toEqual(['logout']);
    expect((await ground.visitor().call(login, { body: { email: 'free@example.test', password } })).status).toBe(401);
  });

  it('[S10] a wrong password deletes nothing, and cannot be tried for ever', async () => {
    const own = await ground.as('free');
    const codes = [];
    for (let at = 0; at < 6; at++) codes.push((await own.call(deleteAccount, { body: { password: `wrong-${at}` } })).error?.fields?.['password'] ?? 'paused');
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'password_wrong'), 'paused']);
    expect((await row()).deletedAt).toBeNull();
  });

  it('[S10] pressed twice, or repeated because the answer was lost, it happens once', async () => {
    const own = await ground.as('free');
    const cookie = own.cookie();
    const [one, two] = await Promise.all([own.call(deleteAccount, leave), own.call(deleteAccount, leave)]);
    own.become(cookie);
    ground.server.passes(60_000);
    const third = await own.call(deleteAccount, leave);
    expect([one.answer.until, two.answer.until, third.answer.until]).toEqual(Array.from({ length: 3 }, () => '2026-12-05T23:00:00.000Z'));
    expect(await lettersIn(ground.db)).toEqual([{ to: 'free@example.test', kind: 'reactivation' }]);
  });

  it('a visitor has nothing to delete', async () => {
    const { status, wire } = await ground.visitor().call(deleteAccount, leave);
    expect([status, wire]).toMatchObject([403, { authentication_required: true }]);
  });

  it('[T13, B05] the mailed link brings it back as it was, once, up to and including the fourteenth day; no older session comes alive with it', async () => {
    const own = await ground.as('free');
    const cookie = own.cookie();
    await ground.db.update(members).set({ mailsOff: ['likes'] }).where(eq(members.id, ground.world.free));
    await own.call(deleteAccount, leave);
    const { letter, token, to } = await newestLetter(ground.db, 'reactivation');
    expect([to, letter.until, letter.hours]).toEqual(['free@example.test', '2026-12-05T23:00:00.000Z', 347]);
    ground.server.passes(14 * day + 11 * 3_600_000 - 1_000);
    const elsewhere = ground.visitor();
    expect((await elsewhere.call(reactivate, { body: { token } })).status).toBe(200);
    expect((await elsewhere.call(getUser)).answer.user).toMatchObject({ id: ground.world.free, credits: 100, mails_off: ['likes'] });
    own.become(cookie);
    expect((await own.call(getUser)).answer.user).toBeNull();
    expect(await row()).toMatchObject({ deletedAt: null, leaveReason: null });
  });

  it('[T13] a profile that was hidden before comes back hidden', async () => {
    const own = await ground.as('hidden');
    await own.call(deleteAccount, leave);
    await ground.visitor().call(reactivate, { body: { token: (await newestLetter(ground.db, 'reactivation')).token } });
    expect((await ground.visitor().call(getProfile, { query: { id: ground.world.hidden } })).status).toBe(404);
  });

  it('[B05] after fourteen days nothing is left of what the member was told, nor of what others were told of the member', async () => {
    const { free, other, premium } = ground.world;
    await notify(ground.db, { kind: 'like', member: free, about: other }, ground.server.parts.clock.now());
    await notify(ground.db, { kind: 'like', member: other, about: free }, ground.server.parts.clock.now());
    await notify(ground.db, { kind: 'like', member: other, about: premium }, ground.server.parts.clock.now());
    await (await ground.as('free')).call(deleteAccount, leave);
    ground.server.passes(15 * day);
    await createEraser(ground.server.parts).eraseDue();
    expect((await ground.db.select().from(notifications)).map(({ memberId, aboutId }) => [memberId, aboutId])).toEqual([[other, premium]]);
    expect(await row()).toMatchObject({ name: '–', mailsOff: [], leaveReason: 'cost' });
  });

  const offerDiscount = () => ground.db.update(sites).set({ company: sql`${sites.company} || '{"delete_discount":"25"}'::jsonb` }).where(eq(sites.id, 1));

  /** Buys the second bundle. */
  async function buys(own: Browser) {
    await openShop(ground);
    const payment = paymentOf((await order(own)).answer.order.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
  }

  it('[S10] who has bought nothing is offered nothing for staying: it would be the new members’ saving after its end', async () => {
    await offerDiscount();
    await ground.db.update(members).set({ signupAt: new Date(ground.server.parts.clock.now().getTime() - 5 * 3_600_000) }).where(eq(members.id, ground.world.free));
    const own = await ground.as('free');
    expect((await own.call(keepDiscount, { body: {} })).status).toBe(404);
    expect(await row()).toMatchObject({ stayDiscount: null, stayDiscountUntil: null });
    await buys(own);
    expect((await own.call(keepDiscount, { body: {} })).answer).toEqual({ discount: 25 });
  });

  it('[S10] who has bought and had the money back is still offered it', async () => {
    await offerDiscount();
    const own = await ground.as('free');
    await buys(own);
    await ground.db.update(orders).set({ state: 'refunded' });
    await ground.db.update(members).set({ paidUser: false }).where(eq(members.id, ground.world.free));
    expect((await own.call(keepDiscount, { body: {} })).answer).toEqual({ discount: 25 });
  });

  it('[S10] staying for the discount is noted with what the company offers, and only where it offers one', async () => {
    const own = await ground.as('free');
    await buys(own);
    expect((await own.call(keepDiscount, { body: {} })).status).toBe(404);
    await offerDiscount();
    ground.server.passes(30_000);
    expect((await own.call(keepDiscount, { body: { reason: 'cost' } })).answer).toEqual({ discount: 25 });
    expect((await row()).leaveReason).toBe('cost');
    expect((await own.call(getUser)).answer.user).toMatchObject({ stay_discount: 25, stay_discount_until: '2026-12-21T12:00:30.000Z' });
  });

  it('[S10] it is given once: asked for again it keeps its end, and after its end there is none', async () => {
    const own = await ground.as('free');
    await buys(own);
    await offerDiscount();
    ground.server.passes(30_000);
    await own.call(keepDiscount, { body: {} });
    ground.server.passes(day);
    expect((await own.call(keepDiscount, { body: {} })).answer).toEqual({ discount: 25 });
    expect((await own.call(getUser)).answer.user?.stay_discount_until).toBe('2026-12-21T12:00:30.000Z');
    ground.server.passes(29 * day);
    expect((await own.call(getUser)).answer.user?.stay_discount).toBeNull();
    expect((await own.call(keepDiscount, { body: {} })).status).toBe(404);
  });
});
