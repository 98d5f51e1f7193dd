import { flashCookie, type Flash } from '@/app/page-request/flash';
import { saveAccount } from '@/lib/contract/account';
import { deleteAccount, keepDiscount } from '@/lib/contract/deletion';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { leaveReasons } from '@/lib/contract/leave-reasons';
import { lesserMails, mailReasons } from '@/lib/contract/notification-groups';
import { saveMailChoice } from '@/lib/contract/notifications';
import { getUser } from '@/lib/contract/user';
import { pathTo } from '@/lib/site/addresses/routes';
import { backTo, goTo, send, sendAsMember, type Form } from './form-calls';

/** For so long the page after a deletion knows whom it says goodbye to, in seconds: time enough to read it and to come back from the partner. */
const goodbye = 600;

type Chosen = Promise<Pick<Awaited<ReturnType<typeof sendAsMember>>, 'error'>>;

/** What was typed of the reasons that there are. */
const reasonOf = (typed: string | undefined) => leaveReasons.find((each) => each === typed);

const ways: Record<string, (request: Parameters<Form>[0], page: string, reason: ReturnType<typeof reasonOf>) => Chosen> = {
  // What was switched off before stays off.
  fewer: async (request, page) => {
    const known = await sendAsMember(request, page, getUser);
    return known.error ? known : sendAsMember(request, page, saveMailChoice, { off: [...new Set([...(known.answer.user?.mails_off ?? []), ...lesserMails])] });
  },
  notices: (request, page) => sendAsMember(request, page, saveMailChoice, { off: [...mailReasons], push: false }),
  invisible: (request, page) => sendAsMember(request, page, saveAccount, { invisible: true }),
  discount: (request, page, reason) => sendAsMember(request, page, keepDiscount, { reason }),
};

/** Leaving: what is enough instead, and the end. */
export const deletionForms: Record<string, Form> = {
  async stay(request, { way = '', reason, back }) {
    const page = backTo(request, back);
    const choose = Object.hasOwn(ways, way) ? ways[way] : undefined;
    if (!choose) return goTo(page);
    const { error } = await choose(request, page, reasonOf(reason));
    const flash: Flash = { error: error?.messageKey ?? '', params: error?.params, values: {} };
    return goTo(page, [error ? flashCookie('notice', page, flash) : flashCookie('stay', page, flash)]);
  },

  async 'delete-account'(request, { password = '', reason, back }) {
    const page = backTo(request, back);
    // A press without a password is no try of one.
    if (password === '') return goTo(page, [flashCookie('delete-account', page, { error: 'err.invalid_input', values: { password: fieldMessageKey('required') } })]);
    const known = await send(request, getUser);
    const { answer, response, error } = await sendAsMember(request, page, deleteAccount, { password, reason: reasonOf(reason) });
    if (error) {
      const { password: fault } = error.fields;
      const values: Record<string, string> = fault ? { password: fieldMessageKey(fault) } : {};
      return goTo(page, [flashCookie('delete-account', page, { error: error.messageKey, params: error.params, values })]);
    }
    const user = known.answer?.user;
    const values = { name: user?.profile?.name ?? '', email: user?.email ?? '', until: answer.until ?? '' };
    const next = pathTo('account-deleted');
    // A second press of the button finds nobody signed in any more: what the first one said stays.
    const said = user ? [flashCookie('deleted', next, { error: '', values }, goodbye)] : [];
    return goTo(next, [...response.headers.getSetCookie(), ...said]);
  },
};
