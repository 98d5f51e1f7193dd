import { flashCookie, noFlash } from '@/app/page-request/flash';
import type { ApiError } from '@/lib/api/api-error';
import { blockMember, unblockMember } from '@/lib/contract/blocks';
import { formFaults, type FormFaults } from '@/lib/contract/form-faults';
import { reportForm } from '@/lib/contract/report-form';
import type { ReportReason } from '@/lib/contract/report-reasons';
import { sendReport } from '@/lib/contract/reports';
import { isId } from '@/lib/contract/wire';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatKey } from './repeat-key';
import { backTo, goTo, sendAsMember, type Form } from './form-calls';

/** Where a refusal leads: to the page of the form, which says why. */
function refused(error: ApiError, form: string, page: string, values: Record<string, string> = {}): Response {
  return goTo(page, [flashCookie(form, page, { error: error.messageKey, params: error.params, values })]);
}

/** Blocking, unblocking and reporting. */
export const safetyForms: Record<string, Form> = {
  async block(request, { profile = '', also_report }) {
    if (!isId(profile)) return goTo(pathTo('members'));
    const page = pathTo('members-id-block', { id: profile });
    const { error } = await sendAsMember(request, page, blockMember, { profile });
    if (error) return refused(error, 'block', page);
    return goTo(also_report ? pathTo('members-id-report', { id: profile }) : page);
  },

  async unblock(request, { profile = '', back }) {
    if (!isId(profile)) return goTo(pathTo('members'));
    const page = back ? backTo(request, back) : pathTo('members-id', { id: profile });
    const { error } = await sendAsMember(request, page, unblockMember, { profile });
    return error ? refused(error, 'notice', page) : goTo(page);
  },

  async report(request, { profile = '', reason = '', text = '', block, key, writer, shown = '' }, data) {
    if (!isId(profile)) return goTo(pathTo('members'));
    const page = pathTo('members-id-report', { id: profile });
    const leaveOut = data.getAll('leave_out').filter((id): id is string => typeof id === 'string');
    const typed = { reason, text, leave_out: leaveOut.join(','), ...(block ? { block } : {}), ...(key ? { key } : {}) };
    const faults = formFaults(reportForm, { reason, text });
    if (Object.keys(faults).length > 0) return goTo(page, [flashCookie('report', page, { error: '', values: { ...typed, ...prefixed(faults) } })]);
    const messages = shown.split(',').filter((id) => isId(id) && !leaveOut.includes(id));
    const body = { profile, reason: reason as ReportReason, text: text || undefined, messages: shown ? messages : undefined, block: Boolean(block) };
    // Where its writer comes back from the login, there it is again.
    const kept = writer ? [flashCookie('report', page, { error: 'safety.report.kept', values: typed, member: writer })] : [];
    const { answer, error } = await sendAsMember(request, { page, kept }, sendReport, body, repeatKey(key, body));
    if (error) return refused(error, 'report', page, { ...typed, ...prefixed(error.fields) });
    return goTo(pathTo('reports-number', { number: answer.report.number }), [noFlash('report', page)]);
  },
};

/** What is wrong with the fields, among what was typed in them. */
const prefixed = (faults: FormFaults) => Object.fromEntries((['reason', 'text'] as const).flatMap((field) => (faults[field] ? [[`wrong.${field}`, faults[field]]] : [])));
