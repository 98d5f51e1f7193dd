// Asks the provider for an order's payment: when its member presses the button, and again when what came of that was not heard. Bar M1; decision 154. (S08, S09)
import { eq, sql } from 'drizzle-orm';
import { pathTo } from '@/lib/site/addresses/routes';
import { mandateReference, orderNumber } from '../domain/order-answer';
import { isOwnMachine } from '@/lib/site/http/this-machine';
import type { NewPayment } from '../payments/provider';
import type { ServerParts } from '../server-parts';
import { applyPayment, settleOrder, tellOfSecond } from './settle-order';
import type { Database } from '../database/database';
import { isChargedAlone } from '../store/orders-to-ask';
import { notePayer } from '../store/payers-to-forget';
import { members } from '../store/schema/members';
import { orders, type OrderRow } from '../store/schema/orders';
import { sites } from '../store/schema/sites';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'bus' | 'log' | 'payments' | 'post'>;

async function wordsFor(db: Database, { siteId, memberId }: OrderRow): Promise<{ domain: string; name: string; language: string }> {
  const [site] = await db.select({ domain: sites.domain, settings: sites.settings }).from(sites).where(eq(sites.id, siteId));
  const [member] = await db.select({ language: members.language }).from(members).where(eq(members.id, memberId));
  return { domain: site!.domain, name: site!.settings.name, language: member!.language };
}

/** Notes a payment to its order and does what it says. Where a webhook has told of another meanwhile, that one stays. */
async function notePayment(parts: Parts, order: OrderRow, payment: Parameters<typeof applyPayment>[2]): Promise<OrderRow> {
  const [noted] = await parts.db.update(orders).set({ paymentId: sql`coalesce(${orders.paymentId}, ${payment.id})` }).where(eq(orders.id, order.id)).returning();
  if (noted!.paymentId === payment.id) return applyPayment(parts, noted!, payment);
  tellOfSecond(parts, noted!, payment);
  return settleOrder(parts, noted!);
}

/** The payment that an earlier try made for an order, noted to it; null where the provider says that there is none. Throws ProviderDown. */
export async function findPayment(parts: Parts, order: OrderRow): Promise<OrderRow | null> {
  const made = await parts.payments.findByReference(order.key, order.createdAt);
  return made && notePayment(parts, order, made);
}

/** What only the payer's own call says. `host`: the one that they are on. */
export type Visit = { host?: string } & Pick<NewPayment, 'bank' | 'keepCard'>;

/**
 * Asks the provider for an order's payment and does what it says; `order` as it was before it was asked for. What is charged without a visit
 * and was asked for before is looked for first: providers know a repeat by its key for an hour only. Throws ProviderDown, ProviderRefused.
 */
export async function makePayment(parts: Parts, order: OrderRow, { host, bank, keepCard }: Visit = {}): Promise<OrderRow> {
  const { key, amount, currency, method, customer, recurring, debtor } = order;
  const found = isChargedAlone(order) && order.paymentState !== null ? await findPayment(parts, order) : null;
  if (found) return found;
  const { domain, name, language } = await wordsFor(parts.db, order);
  // The host is a known site's; in front of all but this machine's own names stands https, whatever a proxy made of the request.
  // Nobody comes back from a charge without a visit: its words are the same whoever asks for it.
  const at = (isChargedAlone(order) ? undefined : host) ?? domain;
  const origin = `${isOwnMachine(at) ? 'http' : 'https'}://${at}`;
  const wish: NewPayment = {
    reference: key,
    amount: { amount, currency },
    description: `${name} ${orderNumber(order)}`,
    method,
    bank,
    ...(keepCard && { keepCard }),
    locale: `${language}-${order.country}`,
    returnTo: `${origin}${pathTo('credits-id-paymentmethod', { id: order.bundleId, paymentmethod: method }, { payment: key })}`,
    ...(origin.startsWith('https://') && { webhook: `${origin}/api/payment-webhook.php` }),
    ...(customer && (recurring || debtor) && { customer }),
    ...(debtor && { account: { holder: debtor.holder, iban: debtor.iban, mandate: mandateReference(order) } }),
  };
  const payment = await parts.payments.create(wish, (made) => notePayer(parts.db, order, made, parts.clock.now()));
  return notePayment(parts, order, payment);
}
