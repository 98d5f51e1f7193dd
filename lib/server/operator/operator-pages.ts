// The operator pages: their addresses, who may come in, and what each answers. They stand by themselves: no call of the members' contract leads
// here, and no cookie of a member's opens them. Decisions, 'Honesty and safety'; bars S1 to S4.
import { markup } from '@/lib/format/markup';
import { isLocale, type Locale } from '@/lib/site/languages/locales';
import { resolveLocale } from '@/lib/site/languages/resolve-locale';
import { hostOf, siteFinder } from '../guards/known-site';
import { requireSameOrigin } from '../guards/same-origin';
import { mailTexts } from '../mail/mail-texts';
import type { ServerParts } from '../server-parts';
import { waiting } from '../store/operator-lists';
import { endOperatorSession, type OperatorSession } from '../store/operator-store';
import { complaintRoute, complaintsRoute } from './complaint-routes';
import { loginHtml, type Typed } from './login-page';
import { operatorAnswer, operatorHtml, operatorRedirect, type OperatorPage } from './operator-frame';
import { formOf } from './operator-forms';
import { operatorCookie, isTooMany, sessionOf, signIn } from './operator-session';
import { operatorStyle } from './operator-style';
import { icebreakersRoute } from './icebreakers-route';
import { paymentsRoute } from './payments-route';
import { reportPhotoRoute, reportRoute, reportsRoute } from './report-routes';
import { unblockRoute } from './unblock-route';

export type OperatorRequest = { parts: ServerParts; request: Request; url: URL; page: OperatorPage; session: OperatorSession; form: URLSearchParams | null };

function localeOf(request: Request): Locale {
  const cookie = /(?:^|;\s*)locale=([a-z]{2})/.exec(request.headers.get('cookie') ?? '')?.[1];
  const asked = (request.headers.get('accept-language') ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return isLocale(cookie) ? cookie : (asked.find(isLocale) ?? resolveLocale({}));
}

const loginPage = (page: OperatorPage, typed: Typed = {}) => operatorAnswer(loginHtml(page, typed), { status: typed.trouble ? 401 : 200 });

async function login(parts: ServerParts, request: Request, page: OperatorPage, form: URLSearchParams | null): Promise<Response> {
  const email = form?.get('email') ?? '';
  try {
    const cookies = await signIn(parts, request, email, form?.get('password') ?? '');
    return cookies ? operatorRedirect('/operator/reports', ...cookies) : loginPage(page, { email, trouble: page.say('operator.login.failed') });
  } catch (error) {
    if (!isTooMany(error)) throw error;
    return loginPage(page, { email, trouble: page.say('operator.login.locked') });
  }
}

const missing = ({ say, ...page }: OperatorPage) => operatorAnswer(operatorHtml({ say, ...page }, '404', markup`<p class="card">${say('err.not_found')}</p>`), { status: 404 });

type OperatorRoute = (asked: OperatorRequest, part: string) => Promise<Response | null>;

/** Addresses below /operator, and who answers them. `part`: what the pattern caught. */
const routes: readonly [pattern: RegExp, answer: OperatorRoute][] = [
  [/^\/reports$/, reportsRoute],
  [/^\/reports\/(M-\d{4}-[A-Z0-9-]{1,20})$/, reportRoute],
  [/^\/reports\/(M-\d{4}-[A-Z0-9-]{1,20})\/unblock$/, unblockRoute],
  [/^\/photos\/(M-\d{4}-[A-Z0-9-]{1,20}\/(?:\d{1,9}|then-\d{1,2}))$/, reportPhotoRoute],
  [/^\/complaints$/, complaintsRoute],
  [/^\/complaints\/(K-\d{4}-[A-Z0-9-]{1,20})$/, complaintRoute],
  [/^\/payments$/, paymentsRoute],
  [/^\/icebreakers$/, icebreakersRoute],
];

async function inside(asked: OperatorRequest, path: string): Promise<Response> {
  if (path === '/logout' && asked.request.method === 'POST') {
    await endOperatorSession(asked.parts.db, asked.session.id);
    return operatorRedirect('/operator', operatorCookie(null, asked.request));
  }
  if (path === '' || path === '/login') return operatorRedirect('/operator/reports');
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(path);
    if (match) return (await answer(asked, match[1] ?? '')) ?? missing(asked.page);
  }
  return missing(asked.page);
}

/** Answers a request below /operator. Throws Failure for a host that is no site's and a form of another site's. */
export async function operatorPages(parts: ServerParts, request: Request): Promise<Response> {
  await siteFinder(parts.db, parts.clock)(hostOf(request));
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/operator/, '').replace(/\/$/, '');
  if (path === '/style.css') return operatorAnswer(operatorStyle, { type: 'text/css; charset=utf-8', headers: { 'cache-control': 'public, max-age=3600' } });
  const { method } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) return operatorAnswer('', { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  if (method === 'POST') requireSameOrigin(request.headers, hostOf(request));

  const locale = localeOf(request);
  const session = await sessionOf(parts, request);
  const page: OperatorPage = { say: await mailTexts(locale), locale, who: session?.operator.email ?? null, waiting: session ? await waiting(parts.db, parts.payments.name) : { reports: 0, complaints: 0, payments: 0 } };
  const form = method === 'POST' ? await formOf(request) : null;
  if (session) return inside({ parts, request, url, page, session, form }, path);
  // Whether an address exists is nobody's business who is not signed in.
  if (path === '/login' && method === 'POST') return login(parts, request, page, form);
  return path === '/login' ? loginPage(page) : operatorRedirect('/operator/login');
}
