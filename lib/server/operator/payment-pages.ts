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
  const todo = ({ order, refund }: OwedRefund) => {
    if (order.provider !== provider) return markup`<p>${say('operator.payments.by_hand', { provider: order.provider })}</p><button name="sent" value="1">${say('operator.payments.sent')}</button>`;
    const tries = say('operator.payments.tries', { count: refund.tries });
    return markup`<p class="muted">${refund.trouble ? `${tries} · ${refund.trouble}` : tries}</p><button>${say('operator.payments.retry')}</button>`;
  };
  const numeric = (value: string) => markup`<span class="num">${value}</span>`;
  const owed = stuck.map(({ order, refund }) => {
    const facts = markup`<b>${orderNumber(order)}</b> · ${money(refund.amount, order)} · ${numeric(refund.number)} · ${numeric(moment(refund.requestedAt, page))}`;
    const parts = [markup`<input type="hidden" name="order" value="${order.id}">`, markup`<p>${facts}</p>`, todo({ order, refund })];
    return markup`<li><form class="card form" method="post" action="/operator/payments">${parts}</form></li>`;
  });
  const rows = orders.map((each) => {
    const { order } = each;
    const numbers = [orderNumber(order), moment(order.createdAt, page), money(order.amount, order)];
    const words = [order.method, say(`transaction.state.${stateOf(each)}`)];
    return markup`<tr>${numbers.map((value) => markup`<td class="num">${value}</td>`)}${words.map((value) => markup`<td>${value}</td>`)}</tr>`;
  });
  const head = ['transaction.fact.order', 'transaction.fact.date', 'transaction.fact.total', 'transaction.fact.method', 'operator.payments.state'].map((key) => markup`<th scope="col">${say(key)}</th>`);
  const title = say('operator.payments.title');
  const parts = [
    markup`<h1>${title}</h1>`,
    markup`<h2>${say('operator.payments.owed')}</h2>`,
    owed.length ? markup`<ul class="stack plain">${owed}</ul>` : markup`<p class="card muted">${say('operator.payments.none')}</p>`,
    markup`<h2 id="orders">${say('operator.payments.orders')}</h2>`,
    markup`<div class="card scroll" role="region" aria-labelledby="orders" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`,
    next !== null && markup`<p><a href="/operator/payments?skip=${next}">${say('operator.list.more')}</a></p>`,
  ];
  return operatorHtml(page, title, markup`${parts}`);
}
