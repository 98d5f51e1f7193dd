// The frame of the operator pages: head, bar, headers. No script, nothing from elsewhere, nothing that a search engine keeps. Bars S1, S2.
import { markup, type Markup } from '@/lib/format/markup';
import type { Locale } from '@/lib/site/languages/locales';
import type { Say } from '../mail/mail-texts';

export type OperatorPlace = 'reports' | 'complaints' | 'payments' | 'icebreakers' | 'landers';

/** What every operator page is written with. */
export type OperatorPage = {
  say: Say;
  locale: Locale;
  /** Who is signed in; null on the page of the login. */
  who: string | null;
  waiting: { reports: number; complaints: number; payments: number };
  place?: OperatorPlace;
};

const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** An answer with the headers of the operator pages. */
export function operatorAnswer(body: string | Uint8Array<ArrayBuffer>, { status = 200, type = 'text/html; charset=utf-8', headers = {} }: { status?: number; type?: string; headers?: Record<string, string> } = {}): Response {
  return new Response(body, {
    status,
    // A form of a page without a referrer is sent from the origin 'null', which is nobody's.
    headers: { 'referrer-policy': 'same-origin', 'content-type': type, 'cache-control': 'private, no-store', ...(type.startsWith('text/html') ? { 'content-security-policy': policy } : {}), 'x-robots-tag': 'noindex, nofollow', ...headers },
  });
}

/** A page to go to after a form. */
export function operatorRedirect(location: string, ...cookies: string[]): Response {
  const response = operatorAnswer('', { status: 303, headers: { location } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

const places: readonly OperatorPlace[] = ['reports', 'complaints', 'payments', 'icebreakers', 'landers'];

const current = markup` aria-current="page"`;

function bar({ say, who, waiting, place }: OperatorPage): Markup {
  const link = (each: OperatorPlace) => {
    const open = each === 'icebreakers' || each === 'landers' ? 0 : waiting[each];
    const count = open > 0 && markup` <span class="count">${open}</span>`;
    return markup`<a href="/operator/${each}"${each === place && current}>${say(`operator.${each}.title`)}${count}</a>`;
  };
  const ways = who !== null && [
    markup`<nav aria-label="${say('operator.title')}">${places.map(link)}</nav>`,
    markup`<span class="muted">${who}</span>`,
    markup`<form method="post" action="/operator/logout"><button class="quiet">${say('operator.logout')}</button></form>`,
  ];
  return markup`<header class="bar"><b>vonk · ${say('operator.title')}</b>${ways}</header>`;
}

/** A whole page. */
export function operatorHtml(page: OperatorPage, title: string, body: Markup): string {
  const head = [
    markup`<meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    markup`<meta name="robots" content="noindex,nofollow">`,
    markup`<title>${title} · ${page.say('operator.title')}</title>`,
    markup`<link rel="icon" href="/favicon.ico">`,
    markup`<link rel="stylesheet" href="/operator/style.css">`,
  ];
  return markup`<!doctype html><html lang="${page.locale}"><head>${head}</head><body>${bar(page)}<main>${body}</main></body></html>`.text;
}

/** What a form has to say about itself. */
export const fault = (id: string, words: string | undefined): Markup => (words ? markup`<p class="fault" id="${id}" role="alert">${words}</p>` : markup``);

/** Open or decided, and the pages of a list. */
export function tabs({ say }: OperatorPage, place: OperatorPlace, decided: boolean): Markup {
  const tab = (show: 'open' | 'decided', on: boolean) => markup`<a href="/operator/${place}?show=${show}"${on && current}>${say(`operator.list.${show}`)}</a>`;
  return markup`<nav class="tabs" aria-label="${say(`operator.${place}.title`)}">${tab('open', !decided)}${tab('decided', decided)}</nav>`;
}
