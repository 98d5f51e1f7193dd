import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { chance } from '@/tests/chance';
import { memberRow, today } from '../testing/small-world';
import { creditEntries, creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';
import type { Database } from '../database/database';
import { bookMoney, creditsLeftOf, giveCreditsBack, grantCredits, openBook, spendCredits, takeOrderBack } from './ledger-store';
import { conversations, messages } from './schema/conversations';
import { creditLots, transfers } from './schema/ledger';
import { members } from './schema/members';
import { bundles, orders } from './schema/orders';

const now = today;

onEveryDatabase('the ledger', (ground) => {
  let serial = 0;

  async function someMember(credits = 0): Promise<number> {
    const name = `Saver${(serial += 1)}`;
    const [row] = await ground.db.insert(members).values(memberRow({ name, credits })).returning({ id: members.id });
    if (credits) await openBook(ground.db, [{ memberId: row!.id, credits, now }]);
    return row!.id;
  }
  async function someMessage(memberId: number): Promise<number> {
    const [talk] = await ground.db
      .insert(conversations)
      .values({ siteId: 1, firstId: Math.min(memberId, ground.world.other), secondId: Math.max(memberId, ground.world.other), createdAt: now })
      .onConflictDoUpdate({ target: [conversations.firstId, conversations.secondId], set: { siteId: 1 } })
      .returning({ id: conversations.id });
    const [row] = await ground.db
      .insert(messages)
      .values({ conversationId: talk!.id, senderId: memberId, clientId: `a-message-of-the-book-${(serial += 1)}`, text: 'x', sentAt: now })
      .returning({ id: messages.id });
    return row!.id;
  }
  async function someOrder(memberId: number, credits = 275, amount = 2495): Promise<number> {
    const [bundle] = await ground.db.insert(bundles).values({ siteId: 1, currency: 'EUR', credits, price: amount }).returning({ id: bundles.id });
    const order = { key: `order-of-the-book-${(serial += 1)}`, siteId: 1, memberId, bundleId: bundle!.id, credits, currency: 'EUR', listAmount: amount, amount, country: 'NL', taxRate: 21, method: 'ideal', provider: 'sandbox', createdAt: now } as const;
    return (await ground.db.insert(orders).values(order).returning({ id: orders.id }))[0]!.id;
  }
  const whole = <T>(work: (tx: Database) => Promise<T>) => ground.db.transaction(work);
  const spend = async (memberId: number, amount: number, reason: 'message' | 'gift' = 'message') => {
    const messageId = await someMessage(memberId);
    return { messageId, left: await whole((tx) => spendCredits(tx, { memberId, amount, reason, messageId, now })) };
  };
  const buy = async (memberId: number, credits?: number) => {
    const orderId = await someOrder(memberId, credits);
    await whole((tx) => grantCredits(tx, { memberId, amount: credits ?? 275, source: 'order', orderId, now }));
    return orderId;
  };
  const lots = (memberId: number) => ground.db.select({ source: creditLots.source, left: creditLots.left }).from(creditLots).where(eq(creditLots.memberId, memberId)).orderBy(creditLots.id);

  it('what was given for nothing is spent first, then the oldest purchase; each line says which', async () => {
    const id = await someMember();
    const order = await buy(id, 10);
    await whole((tx) => grantCredits(tx, { memberId: id, amount: 3, source: 'signup', now }));
    await buy(id, 10);
    expect((await spend(id, 5)).left).toBe(18);
    expect(await lots(id)).toEqual([{ source: 'order', left: 8 }, { source: 'signup', left: 0 }, { source: 'order', left: 10 }]);
    expect(await creditsLeftOf(ground.db, order)).toBe(8);
    expect((await creditEntries(ground.db, id)).map(({ amount }) => amount)).toEqual([10, 3, 10, -3, -2]);
    expect(await creditBalance(ground.db, id)).toEqual({ balance: 18, ledger: 18, lots: 18 });
  });

  it('[M2] more than there is cannot be spent, and then nothing has moved', async () => {
    const id = await someMember(4);
    const messageId = await someMessage(id);
    await expect(whole((tx) => spendCredits(tx, { memberId: id, amount: 5, reason: 'message', messageId, now }))).rejects.toMatchObject({ code: 'not_enough_credits' });
    expect(await creditBalance(ground.db, id)).toEqual({ balance: 4, ledger: 4, lots: 4 });
  });

  it('[M1] an order gives its credits once, however often it is told that it was paid', async () => {
    const id = await someMember();
    const orderId = await someOrder(id);
    const given = await Promise.all(Array.from({ length: 20 }, () => whole((tx) => grantCredits(tx, { memberId: id, amount: 275, source: 'order', orderId, now }))));
    expect(given.filter((balance) => balance !== null)).toEqual([275]);
    expect(await creditBalance(ground.db, id)).toEqual({ balance: 275, ledger: 275, lots: 275 });
  });

  it('[M2] what a message cost goes back where it came from, once', async () => {
    const id = await someMember(3);
    await buy(id, 10);
    const { messageId } = await spend(id, 5);
    const back = await Promise.all(Array.from({ length: 5 }, () => whole((tx) => giveCreditsBack(tx, { memberId: id, messageId, now }))));
    expect(back.filter((balance) => balance !== null)).toEqual([13]);
    expect(await lots(id)).toEqual([{ source: 'opening', left: 3 }, { source: 'order', left: 10 }]);
  });

  it('withdrawing an order takes what is left of it alone, once', async () => {
    const id = await someMember(7);
    const [first, second] = [await buy(id, 10), await buy(id, 20)];
    await spend(id, 9);
    expect(await whole((tx) => takeOrderBack(tx, { memberId: id, orderId: first, reason: 'withdrawal', now }))).toBe(8);
    expect(await whole((tx) => takeOrderBack(tx, { memberId: id, orderId: first, reason: 'withdrawal', now }))).toBe(0);
    expect([await creditsLeftOf(ground.db, first), await creditsLeftOf(ground.db, second)]).toEqual([0, 20]);
    expect(await creditBalance(ground.db, id)).toEqual({ balance: 20, ledger: 20, lots: 20 });
  });

  /** What each account holds, by unit: 'credits purse', 'EUR sales'. */
  async function accounts(): Promise<Record<string, number>> {
    const moved = await ground.db.select({ unit: transfers.unit, amount: transfers.amount, from: transfers.fromAccount, to: transfers.toAccount }).from(transfers);
    const held: Record<string, number> = {};
    for (const { unit, amount, from, to } of moved) {
      held[`${unit} ${from}`] = (held[`${unit} ${from}`] ?? 0) - amount;
      held[`${unit} ${to}`] = (held[`${unit} ${to}`] ?? 0) + amount;
    }
    return held;
  }
  /** Lots whose content is not what their transfers come to. */
  const strays = () =>
    ground.db
      .select({ id: creditLots.id })
      .from(creditLots)
      .where(sql`${creditLots.left} <> (select coalesce(sum(case when ${transfers.toAccount} = 'purse' then ${transfers.amount} else -${transfers.amount} end), 0) from ${transfers} where ${transfers.lotId} = ${creditLots.id})`);
  const total = async (column: typeof members.credits | typeof creditLots.left, from: typeof members | typeof creditLots) => {
    const [row] = await ground.db.select({ sum: sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number) }).from(from);
    return row!.sum;
  };

  it('account, lots and balances agree after every round of generated steps of forty members, forty of them at once', async () => {
    const random = chance(20261121);
    const pick = (below: number) => Math.floor(random() * below);
    const ids = await Promise.all(Array.from({ length: 40 }, () => someMember(pick(12))));
    for (let round = 0; round < 12; round += 1) {
      const steps = ids.map(async (id) => {
        const step = pick(6);
        if (step === 0) return buy(id, 1 + pick(20));
        if (step === 1) return whole((tx) => grantCredits(tx, { memberId: id, amount: 1 + pick(5), source: 'signup', now }));
        if (step === 2) {
          const orderId = await buy(id, 1 + pick(9));
          await whole((tx) => bookMoney(tx, { memberId: id, orderId, currency: 'EUR', amount: 995, tax: 173, reason: 'payment', now }));
          await whole((tx) => takeOrderBack(tx, { memberId: id, orderId, reason: pick(2) ? 'withdrawal' : 'chargeback', now }));
          return whole((tx) => bookMoney(tx, { memberId: id, orderId, currency: 'EUR', amount: 500, tax: 87, reason: 'refund', now }));
        }
        const sent = await spend(id, 1 + pick(8), pick(4) ? 'message' : 'gift').catch(() => null);
        return sent && pick(3) === 0 ? whole((tx) => giveCreditsBack(tx, { memberId: id, messageId: sent.messageId, now })) : null;
      });
      await Promise.all(steps);
      const held = await accounts();
      const ofUnit = (unit: string) => Object.entries(held).filter(([account]) => account.startsWith(`${unit} `)).reduce((sum, [, amount]) => sum + amount, 0);
      expect([ofUnit('credits'), ofUnit('EUR')]).toEqual([0, 0]);
      expect([held['credits purse'], await total(creditLots.left, creditLots)]).toEqual([await total(members.credits, members), await total(members.credits, members)]);
      expect(await strays()).toEqual([]);
      expect(await ground.db.select({ id: members.id }).from(members).where(sql`${members.credits} < 0`)).toEqual([]);
    }
    for (const id of ids) {
      const { balance, ledger, lots: left } = await creditBalance(ground.db, id);
      expect([ledger, left]).toEqual([balance, balance]);
    }
  }, 120_000);
});
