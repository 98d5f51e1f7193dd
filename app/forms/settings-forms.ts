import type { NextRequest } from 'next/server';
import { flashCookie, noFlash } from '@/app/page-request/flash';
import { gateway } from '@/lib/api/gateway';
import { cancelMailChange, changePassword, endSessions, exportData, removePush, resendMailChange, saveAccount } from '@/lib/contract/account';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { mailReasons, type MailReason } from '@/lib/contract/notification-groups';
import { saveMailChoice } from '@/lib/contract/notifications';
import { saveProfile } from '@/lib/contract/own-profile';
import { requestMailChange } from '@/lib/contract/recovery';
import { isId } from '@/lib/contract/wire';
import type { SectionKey } from '@/features/shell/section-list';
import { pathTo } from '@/lib/site/addresses/routes';
import { goTo, refusalOf, send, type Form, type Sent } from './send-form';

type Said = { form?: string; typed?: Record<string, string>; /** The key of what is said once it worked. */ done?: string };

/** Back to the section, which says what became of it: at the fields, or above everything. A visitor by now is asked to sign in. */
function answered(section: SectionKey, { error }: Pick<Sent, 'error'>, { form = '', typed = {}, done }: Said): Response {
  const page = pathTo('settings-section', { section });
  if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
  if (!error) return goTo(page, [done ? flashCookie('settings', page, { error: '', values: { form, done } }) : noFlash('settings', page)]);
  const wrong = Object.fromEntries(Object.entries(error.fields).map(([field, code]) => [`wrong.${field}`, fieldMessageKey(code)]));
  const isAtField = Object.keys(wrong).length > 0;
  return goTo(page, [flashCookie('settings', page, { error: isAtField ? '' : error.messageKey, params: error.params, values: { form, ...typed, ...wrong } })]);
}

function notice(section: SectionKey, error: string): Response {
  const page = pathTo('settings-section', { section });
  return goTo(page, [flashCookie('settings', page, { error, values: {} })]);
}

const switches = ['invisible', 'hide_fictional', 'show_distance'] as const;

/** The copy of one's data goes to the browser as it is written; only a refusal leads back. */
async function sendCopy(request: NextRequest): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
  headers.set('idempotency-key', crypto.randomUUID());
  const response = await gateway(new Request(new URL(exportData.path, request.url), { method: exportData.method, headers, signal: request.signal }));
  const error = await refusalOf(exportData, response);
  if (!error) return response;
  return error.status === 429 ? notice('data', 'settings.data.limit') : answered('data', { error }, {});
}

/** What members set about their account. */
export const settingsForms: Record<string, Form> = {
  async 'settings-email'(request, { email = '', password = '' }) {
    // Nothing at all is no address either.
    const sent = await send(request, requestMailChange, { email: email.trim() || '-', password });
    return answered('email', sent, { form: 'email', typed: { email } });
  },
  async 'settings-email-again'(request) {
    return answered('email', await send(request, resendMailChange), { done: 'settings.email.sent_again' });
  },
  async 'settings-email-cancel'(request) {
    return answered('email', await send(request, cancelMailChange), { done: 'settings.email.cancelled' });
  },

  async 'settings-password'(request, { old_password = '', password = '', password_repeat = '', end_others }) {
    const body = { old_password, password, password_repeat, end_others: end_others !== undefined };
    return answered('password', await send(request, changePassword, body), { form: 'password', done: 'settings.password.done' });
  },

  async 'settings-switch'(request, { setting = '', on }) {
    const name = switches.find((each) => each === setting);
    return name ? answered('privacy', await send(request, saveAccount, { [name]: on === '1' }), {}) : goTo(pathTo('settings'));
  },

  // Ticked are those that are wanted; a browser sends nothing of a box without a tick.
  async 'settings-push-kinds'(request, _, data) {
    const wanted = data.getAll('wanted');
    const off = mailReasons.filter((reason): reason is MailReason => !wanted.includes(reason));
    return answered('push', await send(request, saveMailChoice, { pushes_off: off }), { done: 'alerts.mails.saved' });
  },

  async 'settings-push-off'(request) {
    return answered('push', await send(request, removePush, {}), { done: 'settings.push.all_off_done' });
  },

  async 'settings-session'(request, { id }) {
    const one = isId(id ?? '');
    const sent = await send(request, endSessions, one ? { id } : {});
    // Whatever ended it, it is over.
    return answered('sessions', sent.error?.code === 'not_found' ? { error: null } : sent, { done: one ? 'settings.sessions.ended' : 'settings.sessions.all_ended' });
  },

  async 'settings-place'(request, { country, region = '', city = '' }) {
    const sent = await send(request, saveProfile, { ...(country ? { country } : {}), region, city });
    if (sent.error?.status === 422) return notice('location', 'err.not_offered');
    return answered('location', sent, { done: region ? 'settings.location.saved' : 'settings.location.removed' });
  },

  'settings-export': (request) => sendCopy(request),
};
