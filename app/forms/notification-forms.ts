import { flashCookie } from '@/app/page-request/flash';
import { mailReasons, type MailReason } from '@/lib/contract/notification-groups';
import { readNotifications, saveMailChoice } from '@/lib/contract/notifications';
import { alertNames, dismissalCookie } from '@/lib/site/cookies/dismissals';
import { backTo, goTo, sendAsMember, stayOn, type Form, type Sent } from './form-calls';

/** Back to the page, which says what did not work above everything else. */
function after({ error }: Sent, page: string, done: string[] = []): Response {
  return goTo(page, error ? [flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })] : done);
}

/** What a member is told of, and which mails tell of it. */
export const notificationForms: Record<string, Form> = {
  async 'read-notifications'(request, { back }) {
    const page = backTo(request, back);
    return after(await sendAsMember(request, page, readNotifications, {}), page);
  },

  // Ticked are the mails that are wanted; a browser sends nothing of a box without a tick.
  async 'mail-choice'(request, { back }, data) {
    const wanted = data.getAll('wanted');
    const off = mailReasons.filter((reason): reason is MailReason => !wanted.includes(reason));
    const page = backTo(request, back);
    return after(await sendAsMember(request, page, saveMailChoice, { off }), page, [flashCookie('mail-choice', page, { error: '', values: { saved: '1' } })]);
  },

  'hide-alert'(request, { alert = '', back }) {
    const name = alertNames.find((each) => each === alert);
    return Promise.resolve(goTo(stayOn(request, back), name ? [dismissalCookie(name, Date.now())] : []));
  },

  async 'allow-mails'(request, { back }) {
    const page = stayOn(request, back);
    return after(await sendAsMember(request, page, saveMailChoice, { allow: true }), page);
  },
};
