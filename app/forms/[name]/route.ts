import type { NextRequest } from 'next/server';
import { flashCookie } from '@/app/flash';
import type { ApiError } from '@/lib/api/api-error';
import { errorOf } from '@/lib/api/error-of';
import { gateway, isSameOrigin, refusal } from '@/lib/api/gateway';
import { removeChat, sendMessage } from '@/lib/contract/chats';
import { changes, type Endpoint } from '@/lib/contract/endpoint';
import { errorAnswer } from '@/lib/contract/errors';
import { setLike } from '@/lib/contract/likes';
import { login, logout, saveLanguage } from '@/lib/contract/user';
import { localeCookie } from '@/lib/site/locale-cookie';
import { isLocale } from '@/lib/site/locales';
import { pathInLocale } from '@/lib/site/path-in-locale';
import { safeReturnPath } from '@/lib/site/return-path';
import { pathTo } from '@/lib/site/routes';

// Forms that a page sends while its JavaScript has not arrived: the same calls as the islands make, answered with a page to go to.

export const dynamic = 'force-dynamic';

type Fields = Record<string, string>;
type Sent = { response: Response; error: ApiError | null };
type Form = (request: NextRequest, fields: Fields) => Promise<Response>;

async function send(request: NextRequest, endpoint: Endpoint, body?: object): Promise<Sent> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
  if (body) headers.set('content-type', 'application/json');
  if (endpoint.path.endsWith('user.php')) headers.set('x-request-type', 'client');
  if (changes(endpoint)) headers.set('idempotency-key', crypto.randomUUID());
  const url = new URL(endpoint.path, request.url);
  const response = await gateway(new Request(url, { method: endpoint.method, headers, body: body && JSON.stringify(body) }));
  if (response.ok) return { response, error: null };
  const read = errorAnswer.safeParse(await response.json().catch(() => null));
  return { response, error: errorOf(response.status, read.success ? read.data : null) };
}

function goTo(path: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The local page that a form stands on, from its `back` field, or from where the browser says that it was sent. */
function backTo(request: NextRequest, back: string | undefined): string {
  const from = back ?? localPart(request.headers.get('referer'), request.headers.get('host'));
  if (!from || !/^\/(?![/\\])[^\\\s;]*$/.test(from)) return '/';
  const { pathname, search } = new URL(from, 'http://here');
  return pathname.startsWith('//') ? '/' : pathname + search;
}

function localPart(address: string | null, host: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? url.pathname + url.search : null;
}

/** Why a login failed, as the key of a message; null where it did not. An answer that holds no user is a failed one too. (C05, X02) */
async function loginTrouble({ response, error }: Sent): Promise<string | null> {
  if (error) return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'err.login' : error.messageKey;
  const read = login.response.safeParse(await response.json().catch(() => null));
  if (!read.success) return 'err.generic_retry';
  return read.data.user ? null : 'err.login';
}

const forms: Record<string, Form> = {
  async login(request, { email = '', password = '', to }) {
    const sent = await send(request, login, { email, password });
    const key = await loginTrouble(sent);
    if (!key) return goTo(safeReturnPath(to), sent.response.headers.getSetCookie());
    const page = pathTo('login');
    return goTo(to ? `${page}?to=${encodeURIComponent(to)}` : page, [flashCookie('login', page, { error: key, params: sent.error?.params, values: { email } })]);
  },

  async logout(request) {
    const { response } = await send(request, logout);
    return goTo(pathTo('index'), response.headers.getSetCookie());
  },

  async locale(request, { locale, back }) {
    const page = backTo(request, back);
    if (!isLocale(locale)) return goTo(page);
    if (request.cookies.has('auth')) await send(request, saveLanguage, { language: locale }).catch(() => null);
    const [path = '/', ...query] = page.split('?');
    return goTo([pathInLocale(path, locale), ...query].join('?'), [localeCookie(locale)]);
  },

  async message(request, { conversation, member, text = '', client_id, back }) {
    const body = { conversation: conversation || undefined, member: member || undefined, text, client_id: client_id || crypto.randomUUID() };
    const { response, error } = await send(request, sendMessage, body);
    const page = backTo(request, back);
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    if (error) return goTo(page, [flashCookie('message', page, { error: error.messageKey, params: error.params, values: { text } })]);
    const read = sendMessage.response.safeParse(await response.json().catch(() => null));
    return goTo(read.success ? pathTo('chats-id', { id: read.data.conversation.id }) : page);
  },

  async like(request, { profile, like, back }) {
    const { error } = await send(request, setLike, { profile, like: like === '1' });
    const page = backTo(request, back);
    return goTo(error?.authenticationRequired ? pathTo('login', {}, { to: page }) : page);
  },

  async 'remove-chat'(request, { conversation }) {
    const { error } = await send(request, removeChat, { conversation });
    return goTo(error?.authenticationRequired ? pathTo('login', {}, { to: pathTo('chats') }) : pathTo('chats'));
  },
};

export async function POST(request: NextRequest, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) return refusal('not_found', 'There is no such form.');
  if (!isSameOrigin(request.headers)) return refusal('cross_site', 'A form must be sent from a page of the site itself.');
  if (Number(request.headers.get('content-length') ?? 0) > 64 * 1024) return refusal('body_too_large', 'The form is too large.');
  const data = await request.formData().catch(() => null);
  if (!data) return refusal('invalid_input', 'The form could not be read.');
  const fields = Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return form(request, fields);
}
