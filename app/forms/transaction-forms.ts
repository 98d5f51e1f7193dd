import { flashCookie, noFlash } from '@/app/page-request/flash';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { withdrawOrder } from '@/lib/contract/orders';
import { pathTo } from '@/lib/site/addresses/routes';
import { goTo, sendAsMember, type Form } from './form-calls';

/** Undoing a purchase: what was asked about is what is sent, and whatever has changed since is asked about again. (S14) */
export const transactionForms: Record<string, Form> = {
  async 'withdraw-order'(request, { payment_id: id = '', refund = '', email = '' }) {
    const page = pathTo('transactions-id', { id });
    const question = pathTo('transactions-id', { id }, { step: 'withdraw' });
    const again = (error: string, wrong = '') => goTo(question, [flashCookie('withdraw', page, { error, values: { email, ...(wrong && { wrong }) } })]);
    if (email.trim() === '') return again('', 'err.email_invalid');
    const { error } = await sendAsMember(request, question, withdrawOrder, { payment_id: id, refund: Number(refund), email: email.trim() });
    if (!error) return goTo(page, [flashCookie('withdraw', page, { error: '', values: { sent: email.trim() } }, 300)]);
    const wrong = error.fields?.['email'];
    if (wrong) return again('', fieldMessageKey(wrong));
    // Over by now, or not there: the order's own page says how it stands.
    if (error.code === 'withdrawal_over' || error.status === 404) return goTo(page, [noFlash('withdraw', page), flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })]);
    return again(error.messageKey);
  },
};
