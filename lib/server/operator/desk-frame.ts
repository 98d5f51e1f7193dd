// The frame of the desk's pages: head, bar, headers. No script, nothing from elsewhere, nothing that a search engine keeps. Bars S1, S2.
import { markup, type Markup } from '@/lib/format/markup';
import type { Locale } from '@/lib/site/locales';
import type { Say } from '../mail/mail-texts';

export type DeskPlace = 'reports' | 'complaints' | 'payments' | 'icebreakers' | 'landers';

/** What every page of the desk is written with. */
export type DeskPage = {
  say: Say;
  locale: Locale;
  /** Who is at the desk; null at its door. */
  who: string | null;
  waiting: { reports: number; complaints: number; payments: number };
  place?: DeskPlace;
};

const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** An answer of the desk with its headers. */
export function deskAnswer(body: string | Uint8Array<ArrayBuffer>, { status = 200, type = 'text/html; charset=utf-8', headers = {} }: { status?: number; type?: string; headers?: Record<string, string> } = {}): Response {
  return new Response(body, {
    status,
    // A form of a page without a referrer is sent from the origin 'null', which is nobody's.
    headers: { 'referrer-policy': 'same-origin', 'content-type': type, 'cache-control': 'private, no-store', ...(type.startsWith('text/html') ? { 'content-security-policy': policy } : {}), 'x-robots-tag': 'noindex, nofollow', ...headers },
  });
}

/** A page to go to after a form. */
export function deskRedirect(location: string, ...cookies: string[]): Response {
  const response = deskAnswer('', { status: 303, headers: { location } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

const places: readonly DeskPlace[] = ['reports', 'complaints', 'payments', 'icebreakers', 'landers'];

function bar({ say, who, waiting, place }: DeskPage): Markup {
  const link = (each: DeskPlace) => {
    const open = each === 'icebreakers' || each === 'landers' ? 0 : waiting[each];
    return markup`<a href="/operator/${each}"${each === place ? markup` aria-current="page"` : ''}>${say(`operator.${each}.title`)}${open > 0 ? markup` <span class="count">${open}</span>` : ''}</a>`;
  };
  return markup`<header class="bar"><b>vonk · ${say('operator.title')}</b>${
    who === null ? '' : markup`<nav aria-label="${say('operator.title')}">${places.map(link)}</nav><span class="muted">${who}</span><form method="post" action="/operator/logout"><button class="quiet">${say('operator.logout')}</button></form>`
  }</header>`;
}

/** A whole page. */
export function deskHtml(page: DeskPage, title: string, body: Markup): string {
  return markup`<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${title} · ${page.say('operator.title')}</title><link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/operator/desk.css"></head><body>${bar(page)}<main>${body}</main></body></html>`.text;
}

/** What a form has to say about itself. */
export const fault = (id: string, words: string | undefined): Markup => (words ? markup`<p class="fault" id="${id}" role="alert">${words}</p>` : markup``);

/** Open or decided, and the pages of a list. */
export function tabs({ say }: DeskPage, place: DeskPlace, decided: boolean): Markup {
  const tab = (show: 'open' | 'decided', on: boolean) => markup`<a href="/operator/${place}?show=${show}"${on ? markup` aria-current="page"` : ''}>${say(`operator.list.${show}`)}</a>`;
  return markup`<nav class="tabs" aria-label="${say(`operator.${place}.title`)}">${tab('open', !decided)}${tab('decided', decided)}</nav>`;
}
