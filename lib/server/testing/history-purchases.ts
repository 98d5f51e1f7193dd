// Steps of generated histories in which a member buys: with a visit, a kept card, a direct debit and its code, for nothing; and sets a limit.
import { startDirectDebit, confirmDirectDebit } from '../routes/direct-debit';
import { saveSpendingLimit } from '../routes/credit-calls';
import { placeOrder, startPayment } from '../orders/place-order';
import { spendingLimit } from '../store/order-store';
import { oneOf, orRefused, type History, type Step } from './history';

const bundlesSold = [[1, 995], [2, 2495], [3, 4995], [4, 9995]] as const;

/** What is ordered fits the limit that holds, before it or after; asked again, it may be the order of the first time. */
function withinLimit({ caller }: History, amount: number, work: () => Promise<void>): () => Promise<void> {
  let most = 0;
  const look = async () => {
    most = Math.max(most, (await spendingLimit(caller.parts.db, caller.session.member.id, caller.now)).limit?.amount ?? Infinity);
  };
  return async () => {
    await look();
    await work();
    await look();
    if (amount > most) throw new Error(`${amount} were ordered with a limit of ${most}.`);
  };
}

/** A bundle by iDEAL or card, with a code or for nothing, or once more by the card that was kept. */
export function buy(history: History): Step {
  const { below, caller, company, orders, seen } = history;
  const [bundle, price] = bundlesSold[below(4)]!;
  const card = below(3) === 0;
  const last = card && below(2) === 0 ? company.all().find(({ reference, keepsCard, state }) => orders.includes(reference) && keepsCard && state === 'paid') : undefined;
  const code = below(6) === 0 ? 'ZOMER10' : below(10) === 0 ? 'GRATIS' : undefined;
  const amount = code === 'GRATIS' ? 0 : code ? price - Math.floor(price / 10 + 0.5) : price;
  const wish = { bundle, method: card ? ('card' as const) : ('ideal' as const), code, amount, currency: 'EUR', customer: last?.customer ?? undefined, requestKey: `call-${(history.serial += 1)}` };
  const order = withinLimit(history, amount, async () => {
    const placed = await placeOrder(caller, wish);
    if (!orders.includes(placed.key)) orders.push(placed.key);
    if (placed.state === 'loading' && !placed.paymentId) await startPayment(caller, placed, { keepCard: card });
    if (placed.amount === 0) seen.add('for nothing');
  });
  return { name: `buy ${bundle}${code ? ` with ${code}` : ''}${last ? ' again' : ''}`, run: () => orRefused(order, history) };
}

const orderIn = (answer: object) => (answer as { order: { payment_id: string; state: string } }).order;

/** A direct debit from its form to its code, or left at the code. */
export function debit(history: History): Step {
  const { below, caller, company, orders, seen } = history;
  const [bundle, amount] = bundlesSold[below(3)]!;
  const [key, isLeft] = [`direct-debit-${(history.serial += 1)}`, below(6) === 0];
  const { id } = caller.session.member;
  const phone = `+316${String(10_000_000 + id)}`;
  const form = { bundle, amount, currency: 'EUR', account_holder: 'J. de Vries', iban: 'NL91ABNA0417164300', street: 'Lange Straat', house_number: '12', zip: '2511 CV', city: 'Den Haag', phone, mandate: true };
  const called = (body: object) => ({ body, query: {} }) as never;
  const order = withinLimit(history, amount, async () => {
    const { now } = caller;
    const request = new Request(caller.request, { headers: { host: 'vonk.test', 'idempotency-key': key } });
    const here = { ...caller, now, request };
    const { payment_id } = orderIn(await startDirectDebit(called(form), here));
    if (!orders.includes(payment_id)) orders.push(payment_id);
    if (isLeft) return;
    const { state } = orderIn(await confirmDirectDebit(called({ payment_id, otp: company.codes.get(phone) ?? '000000' }), here));
    if (state === 'pending') seen.add('collected');
  });
  return { name: `debit ${bundle}${isLeft ? ', left' : ''}`, run: () => orRefused(order, history) };
}

/** A limit of the member's own, or none. */
export function setLimit(history: History): Step {
  const { below, caller } = history;
  const limit = oneOf([1_000, 3_000, 6_000, 12_000, 30_000, null, null], below)!;
  return { name: `a limit of ${limit}`, run: () => orRefused(async () => saveSpendingLimit({ body: { limit, currency: 'EUR' } } as never, caller), history) };
}
