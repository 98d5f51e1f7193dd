// A saving of the first purchase that waits at a checkout while another purchase is made: it is called off as far as its company allows, and money that came is never lost. (T08, E14, M1)
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { ProviderDown } from '../payments/provider';
import { createReconciler } from '../jobs/reconciler';
import { hasBought } from '../store/premium-store';
import { members } from '../store/schema/members';
import { discountCodes, orders } from '../store/schema/orders';
import { companyOf, openShop, order, paymentOf, tell } from '../testing/money';
import { onOneDatabase } from '../testing/suite';

vi.mock(import('../store/premium-store'), async (actual) => {
  const store = await actual();
  return { ...store, hasBought: vi.fn(store.hasBought) };
});

const saving = { code: 'TIMEBONUS25', amount: 1871 };
const plain = { bundle: 1, amount: 995 };

onOneDatabase('a first purchase’s saving', (ground) => {
  beforeEach(async () => {
    await openShop(ground);
    await ground.db.update(members).set({ signupAt: new Date('2026-11-21T11:00:00Z') }).where(eq(members.id, ground.world.free));
  });
  const states = async () => (await ground.db.select().from(orders).orderBy(orders.id)).map(({ state }) => state);
  const credits = async () => (await (await ground.as('free')).call(endpoints.getUser)).answer.user?.credits;
  const begun = async (wish: Parameters<typeof order>[1]) => paymentOf((await order(await ground.as('free'), wish)).answer.order.checkout_url);
  const paid = async (payment: string) => {
    const isPaid = await companyOf(ground).decide(payment, 'paid');
    await tell(ground, payment);
    return isPaid;
  };

  it('[E14] [T08] at a checkout is called off once another order is paid: it cannot be paid as a second purchase', async () => {
    const [first, second] = [await begun(saving), await begun(plain)];
    await paid(second);
    expect(await states()).toEqual(['cancelled', 'completed']);
    expect([await paid(first), await states(), await credits()]).toEqual([false, ['cancelled', 'completed'], 200]);
  });

  it('is called off too where the other order cost nothing, and where its direct debit waits for its code', async () => {
    await ground.db.insert(discountCodes).values({ siteId: 1, code: 'CADEAU', percentage: 100 });
    const first = await begun(saving);
    expect((await order(await ground.as('free'), { code: 'CADEAU', amount: 0 })).answer.order.state).toBe('completed');
    expect([await paid(first), await states()]).toEqual([false, ['cancelled', 'completed']]);
    await ground.db.insert(orders).values({
      ...(await ground.db.select().from(orders).where(eq(orders.discountCode, 'TIMEBONUS25')))[0]!, id: undefined, key: 'a-debit', requestKey: null, method: 'directdebit', state: 'loading', paymentId: null, paymentState: null, checkedAt: null,
    });
    await paid(await begun(plain));
    expect(await states()).toEqual(['cancelled', 'completed', 'cancelled', 'completed']);
  });

  it('[M1] that its payer has paid meanwhile, or that cannot be called off, gives its credits', async () => {
    const [first, second] = [await begun(saving), await begun(plain)];
    await companyOf(ground).decide(first, 'paid');
    await paid(second);
    expect([await states(), await credits()]).toEqual([['completed', 'completed'], 475]);
    await ground.db.update(orders).set({ state: 'failed', discountCode: null });
    await ground.db.update(members).set({ paidUser: false });
    const [third, fourth] = [await begun(saving), await begun(plain)];
    await companyOf(ground).lock(third);
    await paid(fourth);
    expect((await states()).slice(2)).toEqual(['loading', 'completed']);
    expect([await paid(third), (await states()).slice(2), await credits()]).toEqual([true, ['completed', 'completed'], 850]);
  });

  it('[M1] under way at a bank stays: its payer has done what there was to do', async () => {
    const [first, second] = [await begun(saving), await begun(plain)];
    await companyOf(ground).decide(first, 'pending');
    await paid(second);
    expect(await states()).toEqual(['pending', 'completed']);
    expect([await paid(first), await credits()]).toEqual([true, 475]);
  });

  it('where the company cannot be asked at that moment the purchase counts all the same, and the job calls the other off later', async () => {
    const [first, second] = [await begun(saving), await begun(plain)];
    const company = companyOf(ground);
    const { cancel } = company;
    company.cancel = () => Promise.reject(new ProviderDown('gone'));
    await paid(second);
    expect([await states(), await credits()]).toEqual([['loading', 'completed'], 200]);
    company.cancel = cancel;
    ground.server.passes(15_000);
    await createReconciler(ground.server.parts).reconcile();
    expect([await states(), await paid(first)]).toEqual([['cancelled', 'completed'], false]);
  });

  it('[V06] of an order that comes at the very moment of another’s payment is refused under the lock', async () => {
    await paid(await begun(plain));
    vi.mocked(hasBought).mockResolvedValueOnce(false);
    expect((await order(await ground.as('free'), saving)).code).toBe('code_used');
    expect(await states()).toEqual(['completed']);
  });

  it('leaves an order with another code, or with none, and those of other members where they are', async () => {
    await ground.db.update(members).set({ signupAt: new Date('2026-11-21T11:00:00Z') }).where(eq(members.id, ground.world.other));
    await order(await ground.as('other'), saving);
    for (const wish of [{ code: 'ZOMER10', amount: 2245 }, {}]) await begun(wish);
    await paid(await begun(plain));
    expect(await states()).toEqual(['loading', 'loading', 'loading', 'completed']);
  });
});
