import { flashCookie } from '@/app/flash';
import { saveSpendingLimit } from '@/lib/contract/credits';
import { createOrder } from '@/lib/contract/orders';
import { pathTo } from '@/lib/site/routes';
import { goTo, send, type Form } from './send-form';

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
  async order(request, fields) {
    const { bundle = '', method = '', code, amount, currency, recurring, back_to, from } = fields;
    const bank = fields[`bank-${method}`] || undefined;
    const page = from === 'repeat' ? pathTo('credits-repeat-order') : pathTo('credits-id-paymentmethod', { id: bundle || '0', paymentmethod: method || undefined });
    const body = { bundle, method, bank, code: code?.trim() || undefined, amount: Number(amount), currency, ...(recurring === '1' && { recurring: true }), ...(back_to && { back_to }) };
    const { response, error } = await send(request, createOrder, body);
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    if (error) return goTo(page, [flashCookie('order', page, { error: error.messageKey, params: error.params, values: { bank: bank ?? '', code: code ?? '', back_to: back_to ?? '' } })]);
    const { order } = createOrder.response.parse(await response.json());
    return goTo(pathTo('credits-id-paymentmethod', { id: order.bundle ?? bundle, paymentmethod: order.method ?? method }, { payment: order.payment_id }));
  },

  async 'spending-limit'(request, { limit = '' }) {
    const page = pathTo('credits');
    const amount = typedAmount(limit);
    const back = (values: Record<string, string>) => goTo(`${page}#limit`, [flashCookie('limit', page, { error: '', values })]);
    if (amount === undefined) return back({ limit });
    const { error } = await send(request, saveSpendingLimit, { limit: amount });
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    return error ? goTo(page, [flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })]) : back({ saved: '1' });
  },
};
