import { existsSync, readFileSync } from 'node:fs';
import { textPlaces } from '@/gallery/text-places';
import { markup, Markup } from '@/lib/format/markup';
import { isLocale, locales, localeTable } from '@/lib/site/languages/locales';
import { toolPage } from '@/lib/site/http/tool-page';
import { textsOf } from '@/scripts/locales/catalogues';
import { placesFile, type Contexts } from '@/scripts/locales/contexts';
import { glossaryNotes, glossaryRows } from '@/scripts/locales/glossary';

export const dynamic = 'force-dynamic';

/** Texts on one page. */
const most = 40;
const sheet = [
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:80rem;padding:1.5rem 1rem;color-scheme:light dark}',
  'form{display:flex;gap:1rem;flex-wrap:wrap;margin-block:1rem}',
  'nav{display:flex;gap:1rem;margin-block:1rem}',
  'article{border-top:1px solid #8888;padding-block:.75rem}',
  'h2{font-size:1rem;margin:0}',
  'p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}',
  'summary{cursor:pointer;padding-block:.25rem}',
  'iframe{border:1px solid #8888;border-radius:.5rem;width:min(390px,100%);height:640px}',
  '.where{font-size:.875rem}',
].join('');

/** Every message by its key, in Dutch and in the language that is chosen, with what the glossary says of it, where it appears and pictures of it. For developers and translators, in English. */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams;
  const lang = asked.get('lang');
  const locale = isLocale(lang) ? lang : 'en';
  const words = (asked.get('q') ?? '').trim().toLowerCase();
  const [dutch, own] = [textsOf('nl'), textsOf(locale)];
  const contexts = existsSync(placesFile) ? (JSON.parse(readFileSync(placesFile, 'utf8')) as Contexts) : null;
  const glossary = glossaryRows();
  const found = [...dutch].filter(([key, text]) => `${key} ${text} ${own.get(key) ?? ''}`.toLowerCase().includes(words));
  const last = Math.max(1, Math.ceil(found.length / most));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(asked.get('page'))) || 1));
  const pageLink = (number: number, name: string) => {
    const query = new URLSearchParams({ q: words, lang: locale, page: String(number) });
    return number >= 1 && number <= last && markup`<a href="/dev/texts?${String(query)}">${name}</a>`;
  };
  const ways = [pageLink(page - 1, 'Previous'), markup`<span>Page ${page} of ${last}</span>`, pageLink(page + 1, 'Next')];
  const pages = last > 1 && markup`<nav aria-label="Pages">${ways}</nav>`;
  const languages = locales.map((each) => markup`<option value="${each}"${each === locale && ' selected'}>${localeTable[each].name}</option>`);
  const article = ([key, text]: [string, string]) => {
    const parts = [
      markup`<h2>${key}</h2>`,
      markup`<p lang="nl">${text}</p>`,
      markup`<p lang="${locale}">${own.get(key) ?? '(missing)'}</p>`,
      ...glossaryNotes(locale, key, text, glossary).map((note) => markup`<p class="where"><b>Glossary:</b> ${note}</p>`),
      contexts?.[key] && textPlaces(contexts[key], locale, own.get(key) ?? text),
    ];
    return markup`<article>${parts}</article>`;
  };
  const body = markup`<h1>Texts</h1>
<form><label>Key or words <input type="search" name="q" value="${words}"></label>
<label>Language <select name="lang">${languages}</select></label><button>Show</button></form>
${!contexts && markup`<p><b>npm run texts -- places</b> reads where each text appears.</p>`}
<p>${found.length} of ${dutch.size}</p>
${pages}
${found.slice((page - 1) * most, page * most).map(article)}
${pages}`;
  return new Response(toolPage({ lang: 'en', title: 'Texts', style: new Markup(sheet) }, body), { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
