// The operator's desk: its addresses, who may come in, and what each answers. A door of its own: no call of the members' contract leads here, and
// no cookie of a member's opens it. Decisions, 'Honesty and safety'; bars S1 to S4.
import { markup } from '@/lib/format/markup';
import { isLocale, type Locale } from '@/lib/site/locales';
import { resolveLocale } from '@/lib/site/resolve-locale';
import { hostOf, siteFinder } from '../guards/known-site';
import { requireSameOrigin } from '../guards/same-origin';
import { mailTexts } from '../mail/mail-texts';
import type { ServerParts } from '../server-parts';
import { waiting } from '../store/desk-store';
import { endOperatorSession, type OperatorSession } from '../store/operator-store';
import { complaintDesk, complaintsDesk } from './complaint-desk';
import { deskAnswer, deskHtml, deskRedirect, fault, type DeskPage } from './desk-frame';
import { formOf } from './desk-forms';
import { deskCookie, isTooMany, sessionOf, signIn } from './desk-session';
import { deskStyle } from './desk-style';
import { icebreakerDesk } from './icebreaker-desk';
import { paymentsDesk } from './payment-desk';
import { deskPhoto, reportDesk, reportsDesk } from './report-desk';
import { unblockDesk } from './unblock-desk';

export type DeskRequest = { parts: ServerParts; request: Request; url: URL; page: DeskPage; session: OperatorSession; form: URLSearchParams | null };

function localeOf(request: Request): Locale {
  const cookie = /(?:^|;\s*)locale=([a-z]{2})/.exec(request.headers.get('cookie') ?? '')?.[1];
  const asked = (request.headers.get('accept-language') ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return isLocale(cookie) ? cookie : (asked.find(isLocale) ?? resolveLocale({}));
}

function door(page: DeskPage, { email = '', trouble }: { email?: string; trouble?: string } = {}): Response {
  const { say } = page;
  const body = markup`<form class="card form door" method="post" action="/operator/login"><h1>${say('operator.login.title')}</h1>${fault('login-fault', trouble)}<label><span class="label">${say('operator.login.email')}</span><input type="email" name="email" autocomplete="username" required value="${email}"></label><label><span class="label">${say('operator.login.password')}</span><input type="password" name="password" autocomplete="current-password" required></label><button>${say('operator.login.submit')}</button></form>`;
  return deskAnswer(deskHtml(page, say('operator.login.title'), body), { status: trouble ? 401 : 200 });
}

async function login(parts: ServerParts, request: Request, page: DeskPage, form: URLSearchParams | null): Promise<Response> {
  const email = form?.get('email') ?? '';
  try {
    const cookies = await signIn(parts, request, email, form?.get('password') ?? '');
    return cookies ? deskRedirect('/operator/reports', ...cookies) : door(page, { email, trouble: page.say('operator.login.failed') });
  } catch (error) {
    if (!isTooMany(error)) throw error;
    return door(page, { email, trouble: page.say('operator.login.locked') });
  }
}

const missing = ({ say, ...page }: DeskPage) => deskAnswer(deskHtml({ say, ...page }, '404', markup`<p class="card">${say('err.not_found')}</p>`), { status: 404 });

type Desk = (asked: DeskRequest, part: string) => Promise<Response | null>;

/** Addresses below /operator, and who answers them. `part`: what the pattern caught. */
const desks: readonly [pattern: RegExp, answer: Desk][] = [
  [/^\/reports$/, reportsDesk],
  [/^\/reports\/(M-\d{4}-[A-Z0-9-]{1,20})$/, reportDesk],
  [/^\/reports\/(M-\d{4}-[A-Z0-9-]{1,20})\/unblock$/, unblockDesk],
  [/^\/photos\/(M-\d{4}-[A-Z0-9-]{1,20}\/(?:\d{1,9}|then-\d{1,2}))$/, deskPhoto],
  [/^\/complaints$/, complaintsDesk],
  [/^\/complaints\/(K-\d{4}-[A-Z0-9-]{1,20})$/, complaintDesk],
  [/^\/payments$/, paymentsDesk],
  [/^\/icebreakers$/, icebreakerDesk],
];

async function inside(asked: DeskRequest, path: string): Promise<Response> {
  if (path === '/logout' && asked.request.method === 'POST') {
    await endOperatorSession(asked.parts.db, asked.session.id);
    return deskRedirect('/operator', deskCookie(null, asked.request));
  }
  if (path === '' || path === '/login') return deskRedirect('/operator/reports');
  for (const [pattern, answer] of desks) {
    const match = pattern.exec(path);
    if (match) return (await answer(asked, match[1] ?? '')) ?? missing(asked.page);
  }
  return missing(asked.page);
}

/** Answers a request below /operator. Throws Failure for a host that is no site's and a form of another site's. */
export async function operatorDesk(parts: ServerParts, request: Request): Promise<Response> {
  await siteFinder(parts.db, parts.clock)(hostOf(request));
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/operator/, '').replace(/\/$/, '');
  if (path === '/desk.css') return deskAnswer(deskStyle, { type: 'text/css; charset=utf-8', headers: { 'cache-control': 'public, max-age=3600' } });
  const { method } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) return deskAnswer('', { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  if (method === 'POST') requireSameOrigin(request.headers, hostOf(request));

  const locale = localeOf(request);
  const session = await sessionOf(parts, request);
  const page: DeskPage = { say: await mailTexts(locale), locale, who: session?.operator.email ?? null, waiting: session ? await waiting(parts.db, parts.payments.name) : { reports: 0, complaints: 0, payments: 0 } };
  const form = method === 'POST' ? await formOf(request) : null;
  if (session) return inside({ parts, request, url, page, session, form }, path);
  // Whether an address exists is nobody's business at the door.
  if (path === '/login' && method === 'POST') return login(parts, request, page, form);
  return path === '/login' ? door(page) : deskRedirect('/operator/login');
}
