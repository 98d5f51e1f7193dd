// What is wrong with a page as it stands in a browser: looked for in the page itself.
import type { Page } from 'playwright';
import { brokenWords, cutTexts } from '@/e2e/cut-texts';
import { localeTable, type Locale } from '@/lib/site/languages/locales';
import { keyIn } from '../gallery/key-in';
import { foreignIn, type Foreign } from './foreign';
import type { SweptPage } from './pages';

/** What is known of a language and of the world: the label of fictional profiles, whom it must stand by, what may not be said. */
export type Known = {
  locale: Locale;
  foreign: Foreign;
  written: readonly string[];
  /** The label and its short form, either of which may stand. */
  labels: readonly string[];
  warning: string;
  fictional: { ids: readonly number[]; photos: readonly string[] };
};

export type Seen = { lang: string; texts: string[]; wider: number; main: string; unlabelled: string[] };

/** Runs in the browser, so that it may use nothing from outside: the page's language, its texts with those of titles and attributes, and fictional people without a label. `about`: whom the page is about, who is labelled once for all links. */
export function seenIn({ labels, ids, photos, about }: { labels: readonly string[]; ids: readonly number[]; photos: readonly string[]; about: number | null }): Seen {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Each language is named in itself.
  const isOther = (element: Element) => element.closest('script, style, noscript, template, [lang]:not(html)') !== null;
  const texts = [document.title, ...[...document.querySelectorAll('meta[name=description], meta[property="og:title"], meta[property="og:description"]')].map((meta) => meta.getAttribute('content') ?? '')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (textContent?.trim() && parentElement && !isOther(parentElement) && shown(parentElement)) texts.push(textContent.trim());
  }
  for (const element of document.body.querySelectorAll('[aria-label], [alt], [placeholder], [title], [aria-description], [aria-roledescription]')) {
    if (isOther(element) || !shown(element)) continue;
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-roledescription']) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push(text);
    }
  }

  const main = document.querySelector('main') ?? document.body;
  const people = new Set(ids.map(String));
  const files = new Set(photos);
  const unlabelled = new Set<string>();
  const membersIn = (element: Element) => new Set([...element.querySelectorAll('a[href]')].flatMap((link) => /^\/(?:members|likes\/m)\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []));
  /** What is about one person alone: a line of a list, or as much of the page around as leads to nobody else. */
  const ownPlace = (element: Element) => {
    const line = element.closest('li, article, [role=dialog], dialog');
    if (line) return line;
    let around = element;
    while (around !== main && around.parentElement && membersIn(around.parentElement).size < 2) around = around.parentElement;
    return around;
  };
  const check = (element: Element, who: string) => {
    const around = ownPlace(element);
    if (shown(element) && !labels.some((label) => around.textContent.includes(label) || around.querySelector(`[title*="${label}"], [aria-label*="${label}"]`))) unlabelled.add(who);
  };
  for (const link of document.querySelectorAll('a[href]')) {
    const [, id] = /^\/(?:members|likes\/m)\/(\d+)(?:[/?]|$)/.exec(link.getAttribute('href') ?? '') ?? [];
    if (id && people.has(id) && id !== String(about)) check(link, `member ${id}`);
  }
  for (const picture of document.querySelectorAll('img')) {
    const [, name] = /([\w-]+)\.webp/.exec(picture.getAttribute('src') ?? '') ?? [];
    if (name && files.has(name)) check(picture, `photo ${name}`);
  }
  return { lang: document.documentElement.lang, texts: [...new Set(texts)], wider: document.documentElement.scrollWidth - innerWidth, main: main.textContent, unlabelled: [...unlabelled] };
}

/** What is wrong with what was seen. */
export function wrongIn(seen: Seen, { fictional }: Pick<SweptPage, 'fictional'>, { locale, foreign, written, labels, warning }: Known): string[] {
  return [
    ...(seen.lang === localeTable[locale].code ? [] : [`its language is ${seen.lang}`]),
    ...seen.texts.flatMap((text) => keyIn(text) ?? []).map((key) => `a key stands in the place of its text: ${key}`),
    ...seen.texts.flatMap((text) => foreignIn(text, foreign, written) ?? []).map((text) => `a text of another language: ${text.slice(0, 120)}`),
    ...(seen.wider > 1 ? [`${seen.wider} px wider than the screen`] : []),
    ...seen.unlabelled.map((who) => `${who} is fictional and shown without the label`),
    ...(fictional !== null && !(labels.some((label) => seen.main.includes(label)) && seen.main.includes(warning)) ? ['it is about a fictional member and lacks the label or the warning'] : []),
  ];
}

/** Looks the page over as it stands. On a narrow screen no text may be cut and no word broken either. */
export async function faultsOf(page: Page, asked: SweptPage, known: Known): Promise<string[]> {
  const seen = await page.evaluate(seenIn, { labels: known.labels, ids: known.fictional.ids, photos: known.fictional.photos, about: asked.fictional });
  const cut = (page.viewportSize()?.width ?? 0) < 400 ? [...(await page.evaluate(cutTexts)), ...(await page.evaluate(brokenWords))] : [];
  return [...wrongIn(seen, asked, known), ...cut];
}
