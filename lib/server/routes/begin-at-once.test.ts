import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { mails } from '../store/schema/mails';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';

onOneDatabase('the request to use credits at once', (ground) => {
  beforeEach(() => openShop(ground));

  it('what was ticked when ordering stays with the order and its letter, and where nothing was asked nothing is said', async () => {
    const free = await ground.as('free');
    const [asked, plain] = [(await order(free, { begin_at_once: 'nl-1-14' })).answer.order, (await order(free, { bundle: 1, amount: 995 })).answer.order];
    const told = async (payment_id: string) => (await free.call(endpoints.getOrder, { query: { payment_id } })).answer.order.begin_at_once;
    for (const { checkout_url } of [asked, plain]) {
      await companyOf(ground).decide(paymentOf(checkout_url), 'paid');
      await tell(ground, paymentOf(checkout_url));
    }
    expect([await told(asked.payment_id), await told(plain.payment_id)]).toEqual(['nl-1-14', undefined]);
    const letters = await ground.db.select().from(mails).orderBy(mails.id);
    expect(letters.map(({ letter }) => letter)).toEqual([
      expect.objectContaining({ amount: 2495, outcome: expect.objectContaining({ status: 'paid', begin: 14 }) }),
      expect.objectContaining({ amount: 995, outcome: expect.not.objectContaining({ begin: expect.anything() }) }),
    ]);
    expect((await order(free, { begin_at_once: 'yes' })).status).toBe(422);
  });
});
