import { flashCookie, noFlash } from '@/app/flash';
import { sendMessage, unsendMessage } from '@/lib/contract/chats';
import { pathTo } from '@/lib/site/routes';
import { backTo, goTo, send, type Form } from './send-form';

/** Sending a gift and taking a message back, where no script does it. */
export const giftForms: Record<string, Form> = {
  async gift(request, { member, gift, text = '', client_id, back }) {
    const { response, error } = await send(request, sendMessage, { member, gift, text, client_id: client_id || crypto.randomUUID() });
    const page = backTo(request, back);
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    // The page says by itself what is missing.
    const key = error && (error.code === 'not_enough_credits' ? '' : error.messageKey);
    if (error) return goTo(page, [flashCookie('gift', page, { error: key ?? '', params: error.params, values: { text } })]);
    const read = sendMessage.response.safeParse(await response.json().catch(() => null));
    return goTo(read.success ? pathTo('chats-id', { id: read.data.conversation.id }) : page, request.cookies.has('flash-gift') ? [noFlash('gift', page)] : []);
  },

  async unsend(request, { conversation = '', message }) {
    const { error } = await send(request, unsendMessage, { message });
    const page = /^\d+$/.test(conversation) ? pathTo('chats-id', { id: conversation }) : pathTo('chats');
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    return error ? goTo(page, [flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })]) : goTo(page);
  },
};
