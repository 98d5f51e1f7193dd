import { flashCookie, noFlash } from '@/app/page-request/flash';
import { sendMessage, unsendMessage } from '@/lib/contract/chats';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatKey } from './repeat-key';
import { backTo, goTo, sendAsMember, type Form } from './form-calls';

/** Sending a gift and taking a message back, where no script does it. */
export const giftForms: Record<string, Form> = {
  async gift(request, { member, gift, text = '', client_id, writer, back, buy }) {
    const page = backTo(request, back);
    const values = { text, ...(client_id && { form: client_id }) };
    // The choice is in the address that it comes back to; the note waits for its writer.
    const kept = writer && text.trim() ? [flashCookie('gift', page, { error: '', values, member: writer })] : [];
    if (buy) return goTo(pathTo('credits', {}, { back: page }), kept);
    const { answer, error } = await sendAsMember(request, { page, kept }, sendMessage, { member, gift, text, client_id: repeatKey(client_id, { gift, text }) });
    // The page says by itself what is missing.
    const key = error && (error.code === 'not_enough_credits' ? '' : error.messageKey);
    if (error) return goTo(page, [flashCookie('gift', page, { error: key ?? '', params: error.params, values })]);
    return goTo(pathTo('chats-id', { id: answer.conversation.id }), [noFlash('gift', page)]);
  },

  async unsend(request, { conversation = '', message }) {
    const page = /^\d+$/.test(conversation) ? pathTo('chats-id', { id: conversation }) : pathTo('chats');
    const { error } = await sendAsMember(request, page, unsendMessage, { message });
    return error ? goTo(page, [flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })]) : goTo(page);
  },
};
