import { flashCookie, noFlash } from '@/app/page-request/flash';
import { confirmDirectDebit, resendOtp, startDirectDebit } from '@/lib/contract/direct-debit';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { beginTextPattern } from '@/lib/site/money/begin-at-once';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatKey } from './repeat-key';
import { goTo, sendAsMember, type Form } from './form-calls';

const typedFields = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const;
/** What the page says by itself, with the other ways to pay. */
const stops = ['directdebit_blocked', 'directdebit_limit'];
/** A wait of more than so many seconds is no wait for the next code: there is none. */
const codePause = 60;

const codePage = (payment: string) => pathTo('directdebit', {}, { payment });

/** Paying by direct debit: the account, the code, another code. Account numbers wait with the server, never in a cookie. */
export const debitForms: Record<string, Form> = {
  async 'direct-debit'(request, fields) {
    const { bundle = '', code, amount, currency = '', back_to, mandate, begin_at_once: begin = '', member = '' } = fields;
    const pageOf = (id: string | number) => pathTo('directdebit', {}, { bundle: id, code, back: back_to });
    const page = pageOf(bundle);
    const typed = Object.fromEntries(typedFields.map((name) => [name, fields[name] ?? '']));
    const body = { bundle, code, amount: Number(amount), currency, ...typed, mandate: mandate === '1', begin_at_once: begin, ...(back_to && { back_to }) };
    const again = (wrong: Record<string, string>, key = fields.key ?? '', error = '', params?: Record<string, string | number>, there = page) =>
      goTo(there, [flashCookie('debit', page, { error, params, values: { ...typed, mandate: mandate ?? '', begin_at_once: begin, key, ...wrong }, member })]);
    if (!beginTextPattern.test(begin)) return again({ 'wrong.begin_at_once': 'err.begin_missing' });
    const { answer, error } = await sendAsMember(request, page, startDirectDebit, body, repeatKey(fields.key, fields));
    if (error && stops.includes(error.code ?? '')) return goTo(page, [noFlash('debit', page)]);
    if (error) {
      const wrong = Object.fromEntries(Object.entries(error.fields).map(([field, fault]) => [`wrong.${field}`, fieldMessageKey(fault)]));
      // As for an order: sent again unchanged it is the same one, unless the company refused it.
      // Where the chosen bundle is sold no more, the page of the one in its place says so.
      const instead = error.code === 'price_changed' && error.params?.bundle;
      return again(wrong, error.code === 'method_unavailable' ? '' : fields.key, Object.keys(wrong).length > 0 ? '' : error.messageKey, error.params, instead ? pageOf(instead) : page);
    }
    return goTo(codePage(answer.order.payment_id), [noFlash('debit', page), noFlash('debit-code', page)]);
  },

  async 'direct-debit-code'(request, { payment_id = '', otp = '' }) {
    const page = codePage(payment_id);
    const { error } = await sendAsMember(request, page, confirmDirectDebit, { payment_id, otp });
    if (!error) return goTo(page, [noFlash('debit-code', page)]);
    const atField: Record<string, string> = { otp_invalid: 'err.otp_invalid', link_expired: 'pay.debit.code_over', too_many_requests: 'pay.debit.too_many_tries', invalid_input: 'err.otp_invalid' };
    const wrong = atField[error.code ?? ''];
    return goTo(page, [flashCookie('debit-code', page, { error: wrong ? '' : error.messageKey, params: error.params, values: { otp, ...(wrong && { 'wrong.otp': wrong }) } })]);
  },

  async 'direct-debit-again'(request, { payment_id = '' }) {
    const page = codePage(payment_id);
    const { response, error } = await sendAsMember(request, page, resendOtp, { payment_id });
    if (!error) return goTo(page, [flashCookie('debit-code', page, { error: '', values: { again: '1' } })]);
    const over = error.code === 'too_many_requests' && Number(response.headers.get('retry-after') ?? 0) > codePause;
    return goTo(page, [flashCookie('debit-code', page, { error: over ? 'pay.debit.no_more_codes' : error.messageKey, values: {} })]);
  },
};
