import { backTo, goTo, send, type Form, type Sent } from './send-form';
import { flashCookie, noFlash } from '@/app/flash';
import { removeChat, sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { login, logout, saveLanguage } from '@/lib/contract/user';
import { localeCookie } from '@/lib/site/locale-cookie';
import { isLocale } from '@/lib/site/locales';
import { pathInLocale } from '@/lib/site/path-in-locale';
import { safeReturnPath } from '@/lib/site/return-path';
import { pathTo } from '@/lib/site/routes';

/** Why a login failed, as the key of a message; null where it did not. An answer that holds no user is a failed one too. (C05, X02) */
async function loginTrouble({ response, error }: Sent): Promise<string | null> {
  if (error?.code === 'account_suspended') return error.messageKey;
  if (error) return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'err.login' : error.messageKey;
  const read = login.response.safeParse(await response.json().catch(() => null));
  if (!read.success) return 'err.generic_retry';
  return read.data.user ? null : 'err.login';
}

/** Back to a page, which says what did not work above everything else. */
const failed = (page: string, error: string, params?: Record<string, string | number>) =>
  goTo(page, [flashCookie('notice', page, { error, params, values: {} })]);

/** Session, language, chat and likes. */
export const memberForms: Record<string, Form> = {
  async login(request, { email = '', password = '', to }) {
    const sent = await send(request, login, { email, password });
    const key = await loginTrouble(sent);
    if (!key) return goTo(safeReturnPath(to), sent.response.headers.getSetCookie());
    const page = pathTo('login');
    return goTo(to ? `${page}?to=${encodeURIComponent(to)}` : page, [flashCookie('login', page, { error: key, params: sent.error?.params, values: { email } })]);
  },

  async logout(request) {
    const { response, error } = await send(request, logout);
    if (error && !error.authenticationRequired) return failed(backTo(request, undefined), 'shell.account.logout_failed');
    return goTo(pathTo('index'), response.headers.getSetCookie());
  },

  async locale(request, { locale, back }) {
    const page = backTo(request, back);
    if (!isLocale(locale)) return goTo(page);
    if (request.cookies.has('auth')) await send(request, saveLanguage, { language: locale }).catch(() => null);
    return goTo(pathInLocale(page, locale), [localeCookie(locale)]);
  },

  async message(request, { conversation, member, writer, text = '', client_id, back }) {
    const body = { conversation: conversation || undefined, member: member || undefined, text, client_id: client_id || crypto.randomUUID() };
    const { response, error } = await send(request, sendMessage, body);
    const page = backTo(request, back);
    if (error?.authenticationRequired) {
      const kept = writer && text.trim() ? [flashCookie('message', page, { error: 'chat.composer.kept', values: { text }, member: writer })] : [];
      return goTo(pathTo('login', {}, { to: page }), kept);
    }
    if (error) return goTo(page, [flashCookie('message', page, { error: error.messageKey, params: error.params, values: { text } })]);
    const read = sendMessage.response.safeParse(await response.json().catch(() => null));
    return goTo(read.success ? pathTo('chats-id', { id: read.data.conversation.id }) : page, request.cookies.has('flash-message') ? [noFlash('message', page)] : []);
  },

  async like(request, { profile, like, back }) {
    const { response, error } = await send(request, setLike, { profile, like: like === '1' });
    const page = backTo(request, back);
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    if (error) return failed(page, error.messageKey, error.params);
    // What the modal tells where a script runs, the view of the match tells here.
    const read = setLike.response.safeParse(await response.json().catch(() => null));
    return goTo(read.data?.match && profile ? pathTo('likes-m-id', { id: profile }) : page);
  },

  async 'remove-chat'(request, { conversation }) {
    const { error } = await send(request, removeChat, { conversation });
    const page = pathTo('chats');
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    return error ? failed(page, 'err.chat_delete') : goTo(page);
  },
};
