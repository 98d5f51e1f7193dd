import { existsSync, readFileSync } from 'node:fs';
import { markup, Markup } from '@/lib/format/markup';
import { isLocale, locales, localeTable, type Locale } from '@/lib/site/locales';
import { textsOf } from '@/scripts/locales/catalogues';
import { placesFile, type Contexts, type TextContext } from '@/scripts/locales/contexts';
import { glossaryNotes, glossaryRows } from '@/scripts/locales/glossary';

export const dynamic = 'force-dynamic';

const most = 200;
const sheet = 'body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:80rem;padding:1.5rem 1rem;color-scheme:light dark}form{display:flex;gap:1rem;flex-wrap:wrap;margin-block:1rem}article{border-top:1px solid #8888;padding-block:.75rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}.where{font-size:.875rem}';

/** Screens that open by their address, scenes of the gallery in the language, and the code. */
function where({ screens, scenes, files, most: room }: TextContext, locale: Locale): Markup {
  const screen = (each: string) => (each.startsWith('/') && !each.includes('{') ? markup`<a href="${each}?lang=${locale}">${each}</a> ` : markup`${each} `);
  const scene = (each: string) => markup`<a href="/dev/gallery?locale=${locale}&place=${each}">${each}</a> `;
  return markup`<p class="where"><b>Screens:</b> ${screens.length > 12 ? `${screens.length} screens` : screens.map(screen)} ${scenes.length > 0 && markup`<b>Gallery:</b> ${scenes.map(scene)}`} <b>Code:</b> ${files.join(', ')}${room !== undefined && ` · at most ${room} characters`}</p>`;
}

/** Every message by its key, in Dutch and in the language that is chosen, with what the glossary says of it and where it appears. For developers and translators, in English. */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams;
  const lang = asked.get('lang');
  const locale = isLocale(lang) ? lang : 'en';
  const words = (asked.get('q') ?? '').trim().toLowerCase();
  const [dutch, own] = [textsOf('nl'), textsOf(locale)];
  const contexts = existsSync(placesFile) ? (JSON.parse(readFileSync(placesFile, 'utf8')) as Contexts) : null;
  const glossary = glossaryRows();
  const found = [...dutch].filter(([key, text]) => `${key} ${text} ${own.get(key) ?? ''}`.toLowerCase().includes(words));
  const page = markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Texts</title><style>${new Markup(sheet)}</style></head><body>
<h1>Texts</h1>
<form><label>Key or words <input type="search" name="q" value="${words}"></label>
<label>Language <select name="lang">${locales.map((each) => markup`<option value="${each}"${each === locale && new Markup(' selected')}>${localeTable[each].name}</option>`)}</select></label><button>Show</button></form>
${!contexts && markup`<p><b>npm run texts -- places</b> reads where each text appears.</p>`}
<p>${found.length} of ${dutch.size}${found.length > most && `, the first ${most}`}</p>
${found.slice(0, most).map(([key, text]) => markup`<article><h2>${key}</h2><p lang="nl">${text}</p><p lang="${locale}">${own.get(key) ?? '(missing)'}</p>${glossaryNotes(locale, key, text, glossary).map((note) => markup`<p class="where"><b>Glossary:</b> ${note}</p>`)}${contexts?.[key] && where(contexts[key], locale)}</article>`)}
</body></html>`;
  return new Response(page.text, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
