import { flashCookie, noFlash } from '@/app/page-request/flash';
import { forgetCard, saveSpendingLimit } from '@/lib/contract/credits';
import { createOrder } from '@/lib/contract/orders';
import { beginPlace, beginTextPattern } from '@/lib/site/money/begin-at-once';
import { pathTo } from '@/lib/site/addresses/routes';
import { debitForms } from './debit-forms';
import { repeatKey } from './repeat-key';
import { goTo, sendAsMember, type Form } from './form-calls';

const amountPattern = /^\d{1,6}([.,]\d{1,2})?$/;

/** '50' and '49,95' in minor units; null for no limit; undefined for what is no amount. */
export function typedAmount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s€$£]/g, '');
  if (text === '') return null;
  if (!amountPattern.test(text)) return undefined;
  const [whole = '0', part = ''] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Buying credits, and the limit that members set themselves. */
export const creditsForms: Record<string, Form> = {
  ...debitForms,

  async order(request, fields) {
    const { bundle = '', method = '', code, amount, currency, recurring, keep_card, back_to, begin_at_once: begin = '', from, key = '' } = fields;
    // The account is asked for first; nothing is ordered yet.
    if (method === 'directdebit' && amount !== '0') return goTo(pathTo('directdebit', {}, { bundle, code: code?.trim() || undefined, back: back_to }));
    const bank = fields[`bank-${method}`] || undefined;
    const page = from === 'repeat' ? pathTo('credits-repeat-order', {}, { back: back_to || undefined }) : pathTo('credits-id-paymentmethod', { id: bundle || '0', paymentmethod: method || undefined });
    const body = { bundle, method, bank, code: code?.trim() || undefined, amount: Number(amount), currency, ...(recurring === '1' && { recurring: true }), ...(keep_card === '1' && method === 'card' && { keep_card: true }), ...(begin && { begin_at_once: begin }), ...(back_to && { back_to }) };
    const typed = { bank: bank ?? '', code: code ?? '', back_to: back_to ?? '', keep_card: keep_card ?? '', begin_at_once: begin };
    // What costs nothing cannot be undone for money: nothing is asked.
    const place = from === 'repeat' ? page : `${page}#${beginPlace}`;
    if (amount !== '0' && !beginTextPattern.test(begin)) return goTo(place, [flashCookie('order', page, { error: '', values: { ...typed, key, begin_missing: '1' } })]);
    const { answer, error } = await sendAsMember(request, page, createOrder, body, repeatKey(fields.key, fields));
    // What the payment company refused is over: another press is another order. After all else it is the same one.
    const values = { ...typed, key: error?.code === 'method_unavailable' ? '' : key };
    // Where the chosen one is sold no more, the page of the one in its place says so.
    const instead = error?.code === 'price_changed' && error.params?.bundle;
    const there = instead && from !== 'repeat' ? pathTo('credits-id-paymentmethod', { id: instead, paymentmethod: method || undefined }) : page;
    if (error) return goTo(there, [flashCookie('order', there, { error: error.messageKey, params: error.params, values })]);
    const { order } = answer;
    return goTo(pathTo('credits-id-paymentmethod', { id: order.bundle ?? bundle, paymentmethod: order.method ?? method }, { payment: order.payment_id }), [noFlash('order', page)]);
  },

  async 'forget-card'(request, { back_to: back }) {
    const page = pathTo('credits-repeat-order', {}, { back: back || undefined });
    const { error } = await sendAsMember(request, page, forgetCard);
    return goTo(page, [flashCookie('card', page, { error: error?.messageKey ?? '', params: error?.params, values: {} })]);
  },

  async 'spending-limit'(request, { limit = '', currency, back_to: backTo }) {
    const page = pathTo('credits', {}, { back: backTo || undefined });
    const amount = typedAmount(limit);
    const back = (values: Record<string, string>) => goTo(`${page}#limit`, [flashCookie('limit', page, { error: '', values })]);
    if (amount === undefined) return back({ limit });
    const { error } = await sendAsMember(request, page, saveSpendingLimit, { limit: amount, ...(currency && { currency }) });
    return error ? goTo(page, [flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })]) : back({ saved: '1' });
  },
};
