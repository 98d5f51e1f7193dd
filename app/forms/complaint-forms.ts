import { flashCookie } from '@/app/page-request/flash';
import { complaintTroubles } from '@/features/complaints/complaint-check';
import type { ComplaintTroubles } from '@/features/complaints/complaint-fields';
import { receiptValues, refusedValues, troublesOf } from '@/features/complaints/complaint-flash';
import { sendComplaint } from '@/lib/contract/complaints';
import { isLocale } from '@/lib/site/languages/locales';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatKey } from './repeat-key';
import { goTo, send, type Form } from './form-calls';

/** Complaints to the operator. The page comes back with the receipt, or with all that was typed and what is wrong with it. (S17) */
export const complaintForms: Record<string, Form> = {
  async complaint(request, { topic = '', email = '', about = '', text = '', language, key }) {
    const page = pathTo('complaints');
    const draft = { topic, email: email.trim(), about: about.trim(), text: text.replace(/\r\n?/g, '\n') };
    const back = (error: string, values: Record<string, string>) => goTo(page, [flashCookie('complaint', page, { error, values })]);
    const refused = (error: string, troubles: ComplaintTroubles) => back(error, { ...refusedValues(draft, troubles), ...(key && { key }) });

    const troubles = complaintTroubles(draft);
    if (Object.keys(troubles).length > 0) return refused('err.invalid_input', troubles);
    const body = { ...draft, about: draft.about || undefined, language: isLocale(language) ? language : undefined };
    const { answer, error } = await send(request, sendComplaint, body, repeatKey(key, body));
    if (error) return refused(error.messageKey, troublesOf(error.fields));
    const { number, received_at: receivedAt, answer_days: answerDays } = answer;
    return back('', receiptValues({ number, email: answer.email || draft.email, receivedAt, answerDays }));
  },
};
