// The operator page of payments. Decisions 119 and 322.
import { formatMoney } from '@/lib/format/money';
import { markup } from '@/lib/format/markup';
import { localeTable } from '@/lib/site/languages/locales';
import { orderNumber } from '../domain/order-answer';
import type { OwedRefund } from '../store/refund-store';
import type { OrderRow, WithdrawalRow } from '../store/schema/orders';
import { operatorHtml, type OperatorPage } from './operator-frame';
import { moment } from './operator-words';

/** `chargedBack`: the payer’s bank took the money back, and nobody paid it back. */
export type ListedOrder = { order: OrderRow; refund: WithdrawalRow | null; chargedBack: boolean };
type Shown = { /** The site's own payment company. */ provider: string; stuck: readonly OwedRefund[]; orders: readonly ListedOrder[]; next: number | null };

/** How an order stands, in the words that its member reads. */
const stateOf = ({ order: { state }, refund, chargedBack }: ListedOrder) =>
  ({ loading: 'pending', pending: 'pending', completed: 'paid', failed: 'failed', cancelled: 'failed', refunded: refund && refund.state !== 'done' ? 'withdrawn' : chargedBack ? 'charged_back' : 'refunded' })[state];

export function paymentList(page: OperatorPage, { provider, stuck, orders, next }: Shown): string {
  const { say, locale } = page;
  const money = (amount: number, { currency }: OrderRow) => formatMoney({ amount, currency }, localeTable[locale].iso);
  // What was paid at a company that the site has left, people send there.
  const todo = ({ order, refund }: OwedRefund) =>
    order.provider === provider
      ? markup`<p class="muted">${say('operator.payments.tries', { count: refund.tries })}${refund.trouble ? markup` · ${refund.trouble}` : ''}</p><button>${say('operator.payments.retry')}</button>`
      : markup`<p>${say('operator.payments.by_hand', { provider: order.provider })}</p><button name="sent" value="1">${say('operator.payments.sent')}</button>`;
  const owed = stuck.map(
    ({ order, refund }) => markup`<li><form class="card form" method="post" action="/operator/payments"><input type="hidden" name="order" value="${order.id}"><p><b>${orderNumber(order)}</b> · ${money(refund.amount, order)} · <span class="num">${refund.number}</span> · <span class="num">${moment(refund.requestedAt, page)}</span></p>${todo({ order, refund })}</form></li>`,
  );
  const rows = orders.map((each) => {
    const { order } = each;
    return markup`<tr><td class="num">${orderNumber(order)}</td><td class="num">${moment(order.createdAt, page)}</td><td class="num">${money(order.amount, order)}</td><td>${order.method}</td><td>${say(`transaction.state.${stateOf(each)}`)}</td></tr>`;
  });
  const head = ['transaction.fact.order', 'transaction.fact.date', 'transaction.fact.total', 'transaction.fact.method', 'operator.payments.state'].map((key) => markup`<th scope="col">${say(key)}</th>`);
  const title = say('operator.payments.title');
  return operatorHtml(
    page,
    title,
    markup`<h1>${title}</h1><h2>${say('operator.payments.owed')}</h2>${owed.length ? markup`<ul class="stack plain">${owed}</ul>` : markup`<p class="card muted">${say('operator.payments.none')}</p>`}<h2 id="orders">${say('operator.payments.orders')}</h2><div class="card scroll" role="region" aria-labelledby="orders" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>${next === null ? '' : markup`<p><a href="/operator/payments?skip=${next}">${say('operator.list.more')}</a></p>`}`,
  );
}
