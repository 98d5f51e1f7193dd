// How the preview of mails looks: a list, and a mail with its HTML in a frame and its plain text beside it. For developers, in English.
import { createHash } from 'node:crypto';
import { markup, Markup } from '@/lib/format/markup';
import { toolPage } from '@/lib/site/http/tool-page';
import type { MailRow } from '../store/schema/mails';
import type { RenderedLetter } from './render-letter';

const sheet = new Markup([
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem;color-scheme:light dark}',
  'table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top;overflow-wrap:anywhere}',
  'iframe{width:100%;height:56rem;border:1px solid #8884;border-radius:.5rem}',
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8884;border-radius:.5rem}',
  'a{display:inline-block;padding:.25rem 0}',
  'input,button{font:inherit;min-height:44px;padding:0 .75rem}',
].join(''));

/** What a page of the preview may load: its one style, and the mail in its frame. (S1) */
export const mailPreviewPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet.text).digest('base64')}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const frame = (title: string, body: Markup): string => toolPage({ lang: 'en', title, style: sheet }, markup`<main><h1>${title}</h1>${body}</main>`);

const columns = ['Written (UTC)', 'Site', 'To', 'Letter', 'Language', 'State'].map((name) => markup`<th scope="col">${name}</th>`);

type Listed = MailRow & { domain: string };

/** The list, newest first, and the text messages to phones under it. `to`: the reader it is narrowed to. */
export function mailPreviewList(list: readonly Listed[], to: string | null, texts: readonly { createdAt: Date; recipient: string; text: string }[] = []): string {
  const rows = list.map(({ id, createdAt, domain, recipient, locale, kind, state, letter }) => {
    const name = letter ? markup`<a href="/dev/outbox/${id}">${kind}</a>` : markup`${kind}`;
    const cells = [createdAt.toISOString().replace('T', ' ').slice(0, 19), domain, recipient, name, locale, state];
    return markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`;
  });
  const smses = texts.map(({ createdAt, recipient, text }) => markup`<li>${createdAt.toISOString().slice(11, 19)} to ${recipient}: ${text}</li>`);
  return frame('Outbox', markup`<p>Mails of the demo sites. They are kept here because SMTP_URL is not set; one whose link is over is wiped.</p>
<form><label>To <input name="to" type="email" value="${to ?? ''}"></label> <button>Show</button></form>
${list.length ? markup`<table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table>` : markup`<p>Nothing here yet.</p>`}
${texts.length > 0 && markup`<h2>Text messages</h2><ul>${smses}</ul>`}`);
}

const linked = (text: string) => text.split(/(https?:\/\/\S+)/).map((piece, at) => (at % 2 ? markup`<a href="${piece}">${piece}</a>` : markup`${piece}`));

/** One mail. */
export function mailPreviewPage({ id, recipient, domain, locale, kind }: Listed, { subject, text }: RenderedLetter): string {
  return frame(subject, markup`<p><a href="/dev/outbox">Outbox</a></p><p>To ${recipient}, from ${domain}, in ${locale}: ${kind}</p>
<iframe src="/dev/outbox/${id}/html" title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Plain text</h2><pre>${linked(text)}</pre>`);
}
