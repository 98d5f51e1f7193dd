// The page that a browser keeps for when it reaches nothing: whole in one string, with nothing of anybody's in it. Bars S1 and S9.
import { escaped } from '../../format/markup';
import { hexOf } from '../../format/oklch';
import { tabIcon } from '../niches/brand-art';
import { nicheColours, nicheNumbers } from '../niches/niche-colours';
import { nicheTheme, type Niche } from '../niches/niches';
import { localeTable, type Locale } from '../languages/locales';

export type OfflineWords = { title: string; text: string; again: string };

const script = "addEventListener('online',function(){location.reload()})";

function styleOf(niche: Niche): string {
  const { primary, ground } = nicheColours(niche);
  const { h1 } = nicheNumbers[niche];
  const ink = { light: hexOf(0.23, 0.035, h1), dark: hexOf(0.95, 0.008, h1) };
  const quiet = { light: hexOf(0.44, 0.03, h1), dark: hexOf(0.78, 0.012, h1) };
  const look = (theme: 'light' | 'dark') => `body{color:${ink[theme]};background:${ground[theme]}}p{color:${quiet[theme]}}`;
  const own = nicheTheme[niche];
  const device = own === 'light' ? `@media(prefers-color-scheme:dark){${look('dark')}}` : '';
  return [
    'body{margin:0;font:1.0625rem/1.5 Figtree,system-ui,sans-serif}',
    'main{min-height:100vh;min-height:100dvh;box-sizing:border-box;display:grid;place-content:center;justify-items:center;text-align:center;gap:14px;padding:24px}',
    'svg{width:72px;height:72px}',
    'h1{margin:0;font-size:1.75rem;line-height:1.15;text-wrap:balance}',
    'p{margin:0;max-width:40ch;text-wrap:pretty}',
    `a{display:inline-flex;align-items:center;min-height:48px;margin-top:8px;padding:0 26px;border-radius:999px;font-weight:700;text-decoration:none;color:#fff;background:${primary}}`,
    'a:focus-visible{outline:3px solid currentColor;outline-offset:3px}',
    look(own),
    device,
    '@font-face{font-family:Figtree;font-weight:300 900;src:url(/fonts/figtree-latin-wght-normal.woff2) format("woff2")}',
  ].join('');
}

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

type Page = { locale: Locale; niche: Niche; /** The site's name. */ name: string; words: OfflineWords };

/** The page and its content-security-policy: its one style and its one script are allowed by hash. It loads again by itself once there is a network. */
export async function offlinePage({ locale, niche, name, words }: Page): Promise<{ html: string; policy: string }> {
  const style = styleOf(niche);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(words.title)} · ${escaped(name)}</title>`,
    `<style>${style}</style>`,
  ].join('');
  const main = [
    tabIcon(niche).replace('<svg ', '<svg aria-hidden="true" '),
    `<h1>${escaped(words.title)}</h1>`,
    `<p>${escaped(words.text)}</p>`,
    `<a href="">${escaped(words.again)}</a>`,
  ].join('');
  const html = `<!doctype html><html lang="${localeTable[locale].code}"><head>${head}</head><body><main>${main}</main><script>${script}</script></body></html>`;
  const policy = `default-src 'none'; style-src ${await hashOf(style)}; script-src ${await hashOf(script)}; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  return { html, policy };
}
