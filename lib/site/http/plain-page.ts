// A whole page in one string, for when nothing else can be had: no settings, no style sheet, no script. Decisions, 'Calls'.
import { escaped } from '../../format/markup';
import { localeTable, type Locale } from '../languages/locales';
import { plainTexts, type PlainText } from '../languages/plain-texts';

const style = [
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#2b1420;background:#fdf8f9}',
  'main{box-sizing:border-box;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;gap:12px;padding:24px}',
  'h1{margin:0;font-size:1.75rem;line-height:1.15;text-wrap:balance}',
  'p{margin:0;max-width:44ch}',
  '@media(prefers-color-scheme:dark){body{color:#f3eef0;background:#170d14}}',
].join('');

const statusOf: Record<PlainText, number> = { unavailable: 503, wrongSite: 421 };

/**
 * An answer that says in a language what is wrong: `unavailable` (503, with Retry-After) or `wrongSite` (421).
 * Its one inline style is allowed by hash, nothing else is.
 */
export async function plainPage(text: PlainText, locale: Locale): Promise<Response> {
  const { title, body } = plainTexts[text][locale];
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  const hash = btoa(String.fromCharCode(...digest));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
  ].join('');
  const html = `<!doctype html><html lang="${localeTable[locale].code}"><head>${head}</head><body><main><h1>${escaped(title)}</h1><p>${escaped(body)}</p></main></body></html>`;
  return new Response(html, {
    status: statusOf[text],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      ...(text === 'unavailable' ? { 'retry-after': '10' } : {}),
    },
  });
}
