import { flashCookie } from '@/app/flash';
import { complaintTroubles } from '@/features/complaints/complaint-check';
import { receiptValues, refusedValues, troublesOf } from '@/features/complaints/complaint-flash';
import { sendComplaint } from '@/lib/contract/complaints';
import { isLocale } from '@/lib/site/locales';
import { pathTo } from '@/lib/site/routes';
import { goTo, send, type Form } from './send-form';

/** Complaints to the operator. The page comes back with the receipt, or with all that was typed and what is wrong with it. (S17) */
export const complaintForms: Record<string, Form> = {
  async complaint(request, { topic = '', email = '', about = '', text = '', language }) {
    const page = pathTo('complaints');
    const draft = { topic, email: email.trim(), about: about.trim(), text: text.replace(/\r\n?/g, '\n') };
    const back = (error: string, values: Record<string, string>) => goTo(page, [flashCookie('complaint', page, { error, values })]);

    const troubles = complaintTroubles(draft);
    if (Object.keys(troubles).length > 0) return back('err.invalid_input', refusedValues(draft, troubles));
    const { response, error } = await send(request, sendComplaint, { ...draft, about: draft.about || undefined, language: isLocale(language) ? language : undefined });
    if (error) return back(error.messageKey, refusedValues(draft, troublesOf(error.fields)));
    const read = sendComplaint.response.safeParse(await response.json().catch(() => null));
    if (!read.success) return back('err.generic_retry', refusedValues(draft, {}));
    const { number, received_at: receivedAt, answer_days: answerDays } = read.data;
    return back('', receiptValues({ number, email: read.data.email || draft.email, receivedAt, answerDays }));
  },
};
