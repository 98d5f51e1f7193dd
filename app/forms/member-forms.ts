import { repeatKey } from './repeat-key';
import { backTo, goTo, send, sendAsMember, type Form, type Sent } from './form-calls';
import { flashCookie, noFlash } from '@/app/page-request/flash';
import { isTheme, themeCookie } from '@/features/shell/theme';
import { muteChat, removeChat, sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { login, logout, saveLanguage } from '@/lib/contract/user';
import { localeCookie } from '@/lib/site/languages/locale-cookie';
import { isLocale } from '@/lib/site/languages/locales';
import { logoutAskedCookie, logoutMarkCookie, noLogoutMark } from '@/lib/site/cookies/logout-mark-cookie';
import { pathInLocale } from '@/lib/site/languages/path-in-locale';
import { safeReturnPath } from '@/lib/site/addresses/return-path';
import { pathTo } from '@/lib/site/addresses/routes';

const minute = 60_000;

/** Why a login failed, as the key of a message; null where it did not. An answer that holds no user is a failed one too. (C05, X02) */
function loginTrouble({ answer, error }: Sent<typeof login>): string | null {
  if (!error) return answer.user ? null : 'err.login';
  const refused = error.code !== 'account_suspended' && error.status >= 400 && error.status < 500 && error.status !== 429;
  return refused ? 'err.login' : error.messageKey;
}

/** For how long a login is locked, where only Retry-After says so. (X02) */
const minutesOf = ({ error }: Sent): Record<string, number> => (error?.code === 'locked_out' ? { minutes: Math.ceil((error.retryAfter ?? minute) / minute) } : {});

/** Back to a page, which says what did not work above everything else. */
const failed = (page: string, error: string, params?: Record<string, string | number>, cookies: string[] = []) =>
  goTo(page, [flashCookie('notice', page, { error, params, values: {} }), ...cookies]);

/** Session, language, chat and likes. */
export const memberForms: Record<string, Form> = {
  async login(request, { email = '', password = '', to }) {
    const sent = await send(request, login, { email, password });
    const key = loginTrouble(sent);
    if (!key) return goTo(safeReturnPath(to), sent.response.headers.getSetCookie());
    const page = pathTo('login');
    return goTo(to ? `${page}?to=${encodeURIComponent(to)}` : page, [flashCookie('login', page, { error: key, params: { ...minutesOf(sent), ...sent.error?.params }, values: { email } })]);
  },

  async logout(request) {
    // The mark is set before the session ends: the stream tells of the end faster than this answers, and a page that hears it leaves without the answer.
    if (!request.nextUrl.searchParams.has('marked')) return new Response(null, { status: 307, headers: { location: '/forms/logout?marked=1', 'set-cookie': logoutAskedCookie, 'cache-control': 'no-store' } });
    const { response, error } = await send(request, logout);
    // Any answer but a refusal: what it says, and where it leads, is the server's own affair.
    if (error && error.status >= 400 && !error.authenticationRequired) return failed(backTo(request, undefined), 'shell.account.logout_failed', undefined, [noLogoutMark]);
    return goTo(pathTo('index'), [...response.headers.getSetCookie(), logoutMarkCookie]);
  },

  async locale(request, { locale, back }) {
    const page = backTo(request, back);
    if (!isLocale(locale)) return goTo(page);
    if (request.cookies.has('auth')) await sendAsMember(request, page, saveLanguage, { language: locale }).catch(() => null);
    return goTo(pathInLocale(page, locale), [localeCookie(locale)]);
  },

  theme(request, { theme, back }) {
    return Promise.resolve(goTo(backTo(request, back), isTheme(theme) ? [themeCookie(theme)] : []));
  },

  async message(request, { conversation, member, writer, text = '', client_id, back, buy }) {
    const page = backTo(request, back);
    // Sent again unchanged it is the same message: what went wrong may have been the answer alone.
    const values = { text: text.replace(/\r\n?/g, '\n'), id: crypto.randomUUID(), ...(client_id && { form: client_id }) };
    // Where the writer comes back from, there it is again.
    const kept = (why: string) => (writer && text.trim() ? [flashCookie('message', page, { error: why, values, member: writer })] : []);
    if (buy) return goTo(pathTo('credits', {}, { back: page }), kept(''));
    const body = { conversation: conversation || undefined, member: member || undefined, writer: writer || undefined, text, client_id: repeatKey(client_id, { text }) };
    const { answer, error } = await sendAsMember(request, { page, kept: kept('chat.composer.kept') }, sendMessage, body);
    // Confirming an address takes a while: the text waits for its writer meanwhile.
    const forWriter = error?.code === 'awaiting_confirmation' && writer ? { member: writer } : {};
    if (error) return goTo(page, [flashCookie('message', page, { error: error.messageKey, params: error.params, values, ...forWriter })]);
    return goTo(pathTo('chats-id', { id: answer.conversation.id }), [noFlash('message', page)]);
  },

  async like(request, { profile, like, back }) {
    const page = backTo(request, back);
    const { answer, error } = await sendAsMember(request, page, setLike, { profile, like: like === '1' });
    if (error) return failed(page, error.messageKey, error.params);
    // What the modal tells where a script runs, the view of the match tells here.
    return goTo(answer.match && profile ? pathTo('likes-m-id', { id: profile }) : page);
  },

  /** `sheet`: it stands in the sheet about a member, which says itself what went wrong. */
  async 'mute-chat'(request, { conversation, muted, back, sheet }) {
    const page = backTo(request, back);
    const { error } = await sendAsMember(request, page, muteChat, { conversation, muted: muted === '1' });
    if (!error) return goTo(page, sheet ? [noFlash('mute', page)] : []);
    if (sheet) return goTo(page, [flashCookie('mute', page, { error: error.messageKey, params: error.params, values: {} })]);
    return failed(page, error.messageKey, error.params);
  },

  async 'remove-chat'(request, { conversation }) {
    const page = pathTo('chats');
    const { error } = await sendAsMember(request, page, removeChat, { conversation });
    return error ? failed(page, 'err.chat_delete') : goTo(page);
  },
};
