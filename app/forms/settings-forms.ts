import type { NextRequest } from 'next/server';
import { flashCookie, noFlash } from '@/app/page-request/flash';
import { cancelMailChange, changePassword, endSessions, exportData, removePush, resendMailChange, saveAccount } from '@/lib/contract/account';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { mailReasons, type MailReason } from '@/lib/contract/notification-groups';
import { saveMailChoice } from '@/lib/contract/notifications';
import { saveProfile } from '@/lib/contract/own-profile';
import { requestMailChange } from '@/lib/contract/recovery';
import { isId } from '@/lib/contract/wire';
import type { SectionKey } from '@/features/shell/section-list';
import { pathTo } from '@/lib/site/addresses/routes';
import { goTo, sendAsMember, sendThrough, type Form, type Sent } from './form-calls';

type Said = { form?: string; typed?: Record<string, string>; /** The key of what is said once it worked. */ done?: string };

const pageOf = (section: SectionKey) => pathTo('settings-section', { section });

/** Back to the section, which says what became of it: at the fields, or above everything. */
function answered(section: SectionKey, { error }: Pick<Sent, 'error'>, { form = '', typed = {}, done }: Said): Response {
  const page = pageOf(section);
  if (!error) return goTo(page, [done ? flashCookie('settings', page, { error: '', values: { form, done } }) : noFlash('settings', page)]);
  const wrong = Object.fromEntries(Object.entries(error.fields).map(([field, code]) => [`wrong.${field}`, fieldMessageKey(code)]));
  const isAtField = Object.keys(wrong).length > 0;
  return goTo(page, [flashCookie('settings', page, { error: isAtField ? '' : error.messageKey, params: error.params, values: { form, ...typed, ...wrong } })]);
}

function notice(section: SectionKey, error: string): Response {
  const page = pageOf(section);
  return goTo(page, [flashCookie('settings', page, { error, values: {} })]);
}

const switches = ['invisible', 'hide_fictional', 'show_distance'] as const;

/** The copy of one's data goes to the browser as it is written; only a refusal leads back. */
async function sendCopy(request: NextRequest): Promise<Response> {
  const { response, error } = await sendThrough(request, pageOf('data'), exportData);
  if (!error) return response;
  return error.status === 429 ? notice('data', 'settings.data.limit') : answered('data', { error }, {});
}

/** What members set about their account. */
export const settingsForms: Record<string, Form> = {
  async 'settings-email'(request, { email = '', password = '' }) {
    // Nothing at all is no address either.
    const sent = await sendAsMember(request, pageOf('email'), requestMailChange, { email: email.trim() || '-', password });
    return answered('email', sent, { form: 'email', typed: { email } });
  },
  async 'settings-email-again'(request) {
    return answered('email', await sendAsMember(request, pageOf('email'), resendMailChange), { done: 'settings.email.sent_again' });
  },
  async 'settings-email-cancel'(request) {
    return answered('email', await sendAsMember(request, pageOf('email'), cancelMailChange), { done: 'settings.email.cancelled' });
  },

  async 'settings-password'(request, { old_password = '', password = '', password_repeat = '', end_others }) {
    const body = { old_password, password, password_repeat, end_others: end_others !== undefined };
    return answered('password', await sendAsMember(request, pageOf('password'), changePassword, body), { form: 'password', done: 'settings.password.done' });
  },

  async 'settings-switch'(request, { setting = '', on }) {
    const name = switches.find((each) => each === setting);
    return name ? answered('privacy', await sendAsMember(request, pageOf('privacy'), saveAccount, { [name]: on === '1' }), {}) : goTo(pathTo('settings'));
  },

  // Ticked are those that are wanted; a browser sends nothing of a box without a tick.
  async 'settings-push-kinds'(request, _, data) {
    const wanted = data.getAll('wanted');
    const off = mailReasons.filter((reason): reason is MailReason => !wanted.includes(reason));
    return answered('push', await sendAsMember(request, pageOf('push'), saveMailChoice, { pushes_off: off }), { done: 'alerts.mails.saved' });
  },

  async 'settings-push-off'(request) {
    return answered('push', await sendAsMember(request, pageOf('push'), removePush, {}), { done: 'settings.push.all_off_done' });
  },

  async 'settings-session'(request, { id }) {
    const one = isId(id ?? '');
    const sent = await sendAsMember(request, pageOf('sessions'), endSessions, one ? { id } : {});
    // Whatever ended it, it is over.
    return answered('sessions', sent.error?.code === 'not_found' ? { error: null } : sent, { done: one ? 'settings.sessions.ended' : 'settings.sessions.all_ended' });
  },

  async 'settings-place'(request, { country, region = '', city = '' }) {
    const sent = await sendAsMember(request, pageOf('location'), saveProfile, { ...(country ? { country } : {}), region, city });
    if (sent.error?.status === 422) return notice('location', 'err.not_offered');
    return answered('location', sent, { done: region ? 'settings.location.saved' : 'settings.location.removed' });
  },

  'settings-export': (request) => sendCopy(request),
};
