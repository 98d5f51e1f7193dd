import { flashCookie, noFlash } from '@/app/page-request/flash';
import { troubleOfRefusal } from '@/features/recovery/password-trouble';
import { unsubscribe } from '@/lib/contract/notifications';
import { confirmMailChange, reactivate, requestPasswordReset, requestReactivation, resetPassword, undoMailChange } from '@/lib/contract/recovery';
import { resendActivation } from '@/lib/contract/signup';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatKey } from './repeat-key';
import { backTo, goTo, send, type Form, type OpenEndpoint } from './form-calls';

const mails: Record<string, OpenEndpoint> = { reset: requestPasswordReset, activation: resendActivation, reactivation: requestReactivation };

const linkActions: Record<string, { call: OpenEndpoint; page: (token: string) => string; after: string }> = {
  mail_change: { call: confirmMailChange, page: (token) => pathTo('mail-change-do', {}, { token }), after: pathTo('mail-change-do') },
  undo: { call: undoMailChange, page: (undo) => pathTo('mail-change-do', {}, { undo }), after: pathTo('mail-change-do') },
  unsubscribe: { call: unsubscribe, page: (token) => pathTo('mail-change-do', {}, { unsubscribe: token }), after: pathTo('mail-change-do') },
  return: { call: reactivate, page: (token) => pathTo('account-deleted', {}, { token }), after: pathTo('members') },
};

const given = <Value>(table: Record<string, Value>, key: string): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The ways back into an account: mails that are asked for, a new password, the buttons behind the links of mails. */
export const recoveryForms: Record<string, Form> = {
  async 'mail-request'(request, { kind = '', email = '', back, other }) {
    const page = backTo(request, back);
    // From the words of a mail that is on its way back to the form for another address.
    if (other) return goTo(page, [noFlash('mail-request', page)]);
    const call = given(mails, kind);
    if (!call) return goTo(page);
    const { error } = await send(request, call, { email });
    const key = error ? (error.code === 'invalid_input' ? 'err.email_invalid' : error.messageKey) : '';
    return goTo(page, [flashCookie('mail-request', page, { error: key, params: error?.params, values: { email } })]);
  },

  async 'new-password'(request, { token = '', password = '', password_repeat: repeat = '', key, back }) {
    const page = backTo(request, back);
    const body = { token, password, password_repeat: repeat };
    const { response, error } = await send(request, resetPassword, body, repeatKey(key, body));
    if (!error) return goTo(pathTo('members'), response.headers.getSetCookie());
    return goTo(page, [flashCookie('new-password', page, { error: error.messageKey, values: { ...troubleOfRefusal(error), ...(key && { key }) } })]);
  },

  async 'link-action'(request, { action = '', token = '', key }) {
    const known = given(linkActions, action);
    if (!known) return goTo(pathTo('index'));
    const { answer, response, error } = await send(request, known.call, { token }, repeatKey(key, { action, token }));
    const page = known.page(token);
    if (error) return goTo(page, [flashCookie('link-action', page, { error: error.messageKey, values: { token, ...(key && { key }) } })]);
    const read = confirmMailChange.response.safeParse(answer);
    const email = read.success ? read.data.email : undefined;
    // Who comes back is told nothing more of having left.
    const cookies = [...response.headers.getSetCookie(), ...(action === 'return' ? [noFlash('deleted', pathTo('account-deleted'))] : [])];
    return goTo(known.after, [...cookies, flashCookie('link-action', known.after, { error: '', values: { done: action, ...(email ? { email } : {}) } })]);
  },
};
