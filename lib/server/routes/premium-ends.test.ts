import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { getDiscountCode } from '@/lib/contract/discounts';
import { getProfile } from '@/lib/contract/members';
import { uploadPhoto } from '@/lib/contract/photos';
import { members } from '../store/schema/members';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { addPhotos } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

let file: Buffer;
beforeAll(async () => {
  file = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#c2185b' } }).jpeg().toBuffer();
});

onOneDatabase('Premium, and the purchase that it stands on', (ground) => {
  beforeEach(() => openShop(ground));
  const premium = async (own: Browser) => (await own.call(endpoints.getUser)).answer.user!.paid_user;
  const withdraw = (own: Browser, payment_id: string, refund: number) => own.call(endpoints.withdrawOrder, { body: { payment_id, refund } });
  const ends = async (own: Browser, payment_id: string) => (await own.call(endpoints.getOrder, { query: { payment_id } })).answer.order.withdrawal?.ends_premium;
  const lockedPhotos = async (own: Browser) => (await own.call(getProfile, { query: { id: ground.world.premium } })).answer.profile.photos.map(({ locked }) => locked);
  const upload = (own: Browser) => own.call(uploadPhoto, { body: file });

  async function bought(own: Browser, some: Parameters<typeof order>[1] = {}) {
    const { order: made } = (await order(own, some)).answer;
    const payment = paymentOf(made.checkout_url);
    await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    return { key: made.payment_id, payment };
  }

  it('[P03] bought and undone the same minute it is over: private photos are locked again, own photos stay and no more can be added', async () => {
    const poor = await ground.as('poor');
    const { key } = await bought(poor);
    expect([await premium(poor), await lockedPhotos(poor)]).toEqual([true, [false, false, false]]);
    await addPhotos(ground.db, ground.world.poor, Array.from({ length: 5 }, (_, at) => ({ name: `mine${at}` })));
    expect((await upload(poor)).status).toBe(200);
    expect(await ends(poor, key)).toBe(true);
    expect((await withdraw(poor, key, 2495)).status).toBe(200);
    expect([await premium(poor), await lockedPhotos(poor)]).toEqual([false, [false, false, true]]);
    expect((await poor.call(endpoints.getUser)).answer.user!.profile!.main_image).not.toBeNull();
    expect(await upload(poor)).toMatchObject({ status: 409, code: 'photo_limit', error: { params: { limit: 3 } } });
    expect((await bought(poor)).key).not.toBe(key);
    expect([await premium(poor), (await upload(poor)).status]).toEqual([true, 200]);
  });

  it('[P03] with another purchase it goes on, and the question before undoing one does not say that it ends', async () => {
    const poor = await ground.as('poor');
    const [first, second] = [await bought(poor), await bought(poor)];
    expect(await ends(poor, first.key)).toBe(false);
    await withdraw(poor, first.key, 2495);
    expect([await premium(poor), await ends(poor, second.key)]).toEqual([true, true]);
    await companyOf(ground).chargeBack(second.payment);
    await tell(ground, second.payment);
    expect(await premium(poor)).toBe(false);
    await companyOf(ground).undoChargeBack(second.payment);
    await tell(ground, second.payment);
    expect(await premium(poor)).toBe(true);
  });

  it('two purchases that are undone at the same moment end it; one that is paid at that moment keeps it', async () => {
    const poor = await ground.as('poor');
    const [first, second] = [await bought(poor), await bought(poor)];
    await Promise.all([withdraw(poor, first.key, 2495), withdraw(poor, second.key, 2495)]);
    expect(await premium(poor)).toBe(false);
    const third = await bought(poor);
    const { order: made } = (await order(poor)).answer;
    await companyOf(ground).decide(paymentOf(made.checkout_url), 'paid');
    await Promise.all([withdraw(poor, third.key, 2495), tell(ground, paymentOf(made.checkout_url))]);
    expect(await premium(poor)).toBe(true);
  });

  it('[T08] [T09] [B02] the saving of a new member does not come back with it, under no name, whether it was used or not', async () => {
    await ground.db.update(members).set({ signupAt: new Date('2026-11-21T11:00:00Z') }).where(eq(members.id, ground.world.poor));
    const poor = await ground.as('poor');
    const code = async (query: Record<string, string>) => {
      const { code: refused, answer } = await poor.call(getDiscountCode, { query });
      return refused ?? answer?.code ?? null;
    };
    expect(await code({ own: 'true' })).toBe('TIMEBONUS25');
    const { key } = await bought(poor);
    await withdraw(poor, key, 2495);
    expect((await poor.call(endpoints.getUser)).answer.user).toMatchObject({ paid_user: false, offer_seconds: null });
    expect([await code({ own: 'true' }), await code({ welcome: 'true' }), await code({ code: 'TIMEBONUS25' }), await code({ code: 'WELKOM25' })]).toEqual([null, null, 'code_used', 'code_used']);
    expect((await order(poor, { code: 'TIMEBONUS25', amount: 1871 })).code).toBe('code_used');
    expect((await poor.call(endpoints.getCredits)).answer.first_purchase).toBe(false);
  });
});
