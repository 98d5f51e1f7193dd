import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openShop, order } from '../testing/money';
import { onEveryDatabase } from '../testing/suite';
import { offerFacts } from './premium-store';
import { members } from './schema/members';
import { orders } from './schema/orders';

onEveryDatabase('what decides whether something is offered', (ground) => {
  beforeEach(() => openShop(ground));

  it('asks for codes of purchases under way as long as what its member stayed for lasts, and no longer', async () => {
    await order(await ground.as('free'), { code: 'ZOMER10', amount: 2245 });
    await ground.db.update(orders).set({ state: 'pending' });
    const own = eq(members.id, ground.world.free);
    await ground.db.update(members).set({ stayDiscount: 30, stayDiscountUntil: new Date('2026-11-22T12:00:00Z') }).where(own);
    const [member] = await ground.db.select().from(members).where(own);
    const heldAt = async (moment: string) => (await offerFacts(ground.db, member!, new Date(moment))).pendingCodes;
    expect([await heldAt('2026-11-22T11:59:59Z'), await heldAt('2026-11-22T12:00:00Z')]).toEqual([['ZOMER10'], []]);
  });
});
