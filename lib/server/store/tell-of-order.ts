// What a member is told of a purchase: a letter and a line among the notifications, in the transaction that gives rise to both, so that
// each is told once. Specification, section 2; decisions, 'Honesty and safety' (a mailed receipt). (S14, S15)
import { eq } from 'drizzle-orm';
import { siteSettings } from '@/lib/contract/site-settings';
import { beginDaysOf } from '@/lib/site/money/begin-at-once';
import { discountOn, taxWithin } from '@/lib/site/money/order-amounts';
import { pathTo } from '@/lib/site/addresses/routes';
import { orderNumber } from '../domain/order-answer';
import { withdrawalTerms } from '../domain/withdrawal-period';
import type { LetterPath, OrderLetter, OrderOutcome } from '../mail/letter';
import { queueLetter } from '../mail/queue-letter';
import type { Database } from '../database/database';
import { notify } from './notification-store';
import { members } from './schema/members';
import type { OrderRow } from './schema/orders';
import { sites } from './schema/sites';

/**
 * What happened to an order. `amount`: minor units that go back, or came again. `receipt`: the number of the withdrawal, where there was one.
 * `used`: credits that were spent.
 */
export type OrderNews =
  | { status: 'paid' | 'failed' }
  | { status: 'charged_back' | 'restored'; amount: number }
  | { status: 'refunded'; amount: number; receipt?: string }
  | { status: 'withdrawn'; amount: number; receipt: string; used: number; /** Where the receipt goes, if not to the member's own address. */ to?: string };

type Telling = { order: OrderRow; news: OrderNews; now: Date };

function outcomeOf(order: OrderRow, news: OrderNews, days: number, now: Date): OrderOutcome {
  if (news.status === 'withdrawn') return { status: 'withdrawn', back: news.amount, receipt: news.receipt, used: news.used, at: now.toISOString() };
  if (news.status === 'refunded') return { status: 'refunded', back: news.amount, receipt: news.receipt };
  if (news.status === 'charged_back' || news.status === 'restored') return { status: news.status, back: news.amount };
  if (news.status === 'failed') return { status: 'failed' };
  const { listAmount, discountCode: code, discountPercentage: percentage, taxRate: rate, amount } = order;
  const until = withdrawalTerms(order, { left: order.credits, days, now })?.until;
  return {
    status: 'paid', until,
    begin: order.beginText === null ? undefined : beginDaysOf(order.beginText),
    discount: code && percentage ? { code, amount: discountOn(listAmount, percentage) } : undefined,
    tax: rate > 0 && amount > 0 ? { rate, amount: taxWithin(amount, rate) } : undefined,
  };
}

/** Tells the member; call `post.nudge()` once the transaction is committed. An erased member is told nothing. */
export async function tellOfOrder(tx: Database, { order, news, now }: Telling): Promise<void> {
  const { id, memberId, siteId, key, credits, amount, currency, country, method } = order;
  const [member] = await tx.select({ email: members.email, name: members.name, language: members.language }).from(members).where(eq(members.id, memberId));
  const [site] = await tx.select({ settings: sites.settings }).from(sites).where(eq(sites.id, siteId));
  if (!member || !site || member.email === '') return;
  const number = orderNumber({ id });
  const moved = 'amount' in news ? news.amount : amount;
  await notify(tx, { kind: 'payment', member: memberId, number, status: news.status, payment: key, credits, amount: moved, currency }, now);
  const letter: OrderLetter = {
    kind: 'order', name: member.name, path: pathTo('transactions-id', { id: key }) as LetterPath, number, credits, amount, currency, country, method,
    outcome: outcomeOf(order, news, siteSettings.parse(site.settings).refund_days, now), orderedAt: order.createdAt.toISOString(),
  };
  await queueLetter(tx, { site: { id: siteId }, to: (news.status === 'withdrawn' && news.to) || member.email, locale: member.language, now, letter });
}
