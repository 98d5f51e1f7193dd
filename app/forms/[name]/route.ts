import type { NextRequest } from 'next/server';
import { flashCookie } from '@/app/flash';
import { ApiError, errorOf } from '@/lib/api/api-error';
import { gateway, isSameOrigin, refusal } from '@/lib/api/gateway';
import type { Endpoint } from '@/lib/contract/endpoint';
import { sendMessage } from '@/lib/contract/chats';
import { errorAnswer } from '@/lib/contract/errors';
import { login, logout, saveLanguage } from '@/lib/contract/user';
import { localeCookie } from '@/lib/site/locale-cookie';
import { isLocale } from '@/lib/site/locales';
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

/** The local page that a form stands on, from its `back` field. */
const backTo = (back: string | undefined) => (back && /^\/(?![/\\])[^\\\s]*$/.test(back) ? back : '/');

const forms: Record<string, Form> = {
  async login(request, { email = '', password = '', to }) {
    const { response, error } = await send(request, login, { email, password });
    const page = pathTo('login');
    if (!error) return goTo(safeReturnPath(to), response.headers.getSetCookie());
    const key = error.status >= 400 && error.status < 500 && error.code !== 'locked_out' ? 'err.login' : error.messageKey;
    return goTo(to ? `${page}?to=${encodeURIComponent(to)}` : page, [flashCookie('login', page, { error: key, params: error.params, values: { email } })]);
  },

  async logout(request) {
    const { response } = await send(request, logout);
    return goTo(pathTo('index'), response.headers.getSetCookie());
  },

  async locale(request, { locale, back }) {
    if (!isLocale(locale)) return goTo(backTo(back));
    if (request.cookies.has('auth')) await send(request, saveLanguage, { language: locale }).catch(() => null);
    return goTo(backTo(back), [localeCookie(locale)]);
  },

  async message(request, { conversation, member, text = '', client_id, back }) {
    const body = { conversation: conversation || undefined, member: member || undefined, text, client_id: client_id || crypto.randomUUID() };
    const { response, error } = await send(request, sendMessage, body);
    const page = backTo(back);
    if (error?.authenticationRequired) return goTo(pathTo('login', {}, { to: page }));
    if (error) return goTo(page, [flashCookie('message', page, { error: error.messageKey, params: error.params, values: { text } })]);
    const sent = (await response.json()) as { conversation?: { id?: number } };
    return goTo(sent.conversation?.id ? pathTo('chats-id', { id: sent.conversation.id }) : page);
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
