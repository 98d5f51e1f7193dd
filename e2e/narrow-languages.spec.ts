// No text of the site is cut at 320 pixels: pages of visitors and of members, looked at letter by letter. Each page is
// looked at as the server draws it in one of the two languages of the longest words and in one of the others, the next page in the next; those whose script
// adds to it with that too, in the one of them that it is longest in. npm run sweep looks at every page in every language.
import type { Page } from '@playwright/test';
import { demoBundles } from '@/lib/server/seed/bundles';
import { locales, localeTable, type Locale } from '@/lib/site/languages/locales';
import { isForLooker, onceEach, pagesOf, type SweptPage } from '@/scripts/sweep/pages';
import { demo, demoEmail, expect, test } from './fixtures';
import { cutTexts } from './cut-texts';
import { showAnswer } from './show-answer';

/** For these a member must have bought or reported something, or would change what other tests count: the sweep opens them. */
const elsewhere = ['transactions-id-invoice', 'reports-number', 'chats-id', 'likes-m-id'];

/** Every route once, by whom it is for. What stands in their addresses is nobody's own. */
function pagesIn(locale: Locale): SweptPage[] {
  const real = demo().logins.find(({ role }) => role === 'premium')!.member;
  const nobody = { real: 0, fictional: 0 };
  const world = { members: { ...nobody, real }, matches: [0], conversations: nobody, bundle: demoBundles(1)[0]!.id, transaction: 'none', report: 'none', country: 'NL' };
  return onceEach(pagesOf(world, locale)).filter((page) => isForLooker(page) && page.fictional === null && !elsewhere.includes(page.name!));
}

/** Read as the server draws them: script adds no text. */
const drawnWhole = /^(landers|pages|pricing)(-|$)|^members-id-(landing|signup)/;

/** A page of a route, with its address in each language. */
type Route = { at: number; who: SweptPage['who']; in: Record<Locale, SweptPage> };

function allRoutes(): Route[] {
  const lists = Object.fromEntries(locales.map((locale) => [locale, pagesIn(locale)])) as Record<Locale, SweptPage[]>;
  return lists.nl.map(({ who }, at) => ({ at, who, in: Object.fromEntries(locales.map((locale) => [locale, lists[locale][at]!])) as Record<Locale, SweptPage> }));
}

const speak = (page: Page, locale: Locale) => page.context().addCookies([{ name: 'locale', value: locale, url: test.info().project.use.baseURL! }]);

const longWords: Locale[] = ['de', 'fi'];
const others = locales.filter((locale) => !longWords.includes(locale));

/** Looks at a page in some languages as the server draws it; answers with the one of them that it is longest in. */
async function lookAsDrawn(page: Page, route: Route, found: string[]): Promise<Locale> {
  let longest: [number, Locale] = [0, 'nl'];
  for (const [round, locale] of [longWords[route.at % 2]!, others[route.at % others.length]!].entries()) {
    const { path, lands } = route.in[locale];
    await speak(page, locale);
    if (round === 0) {
      await page.goto(path, { waitUntil: 'load' });
      expect(new URL(page.url()).pathname, path).toBe(lands);
    } else {
      expect(new URL((await showAnswer(page, path)).url).pathname, path).toBe(lands);
    }
    await expect(page.locator('html'), path).toHaveAttribute('lang', localeTable[locale].code);
    found.push(...(await page.evaluate(cutTexts)).map((sentence) => `${locale}, as it is drawn: ${path} ${sentence}`));
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    if (length > longest[0]) longest = [length, locale];
  }
  return longest[1];
}

async function lookWithScript(page: Page, route: Route, locale: Locale, found: string[]): Promise<void> {
  const { path, lands } = route.in[locale];
  await speak(page, locale);
  await page.goto(path);
  expect(new URL(page.url()).pathname, path).toBe(lands);
  await expect(page.locator('html'), path).toHaveAttribute('lang', localeTable[locale].code);
  found.push(...(await page.evaluate(cutTexts)).map((sentence) => `${locale}: ${path} ${sentence}`));
}

test.describe.configure({ mode: 'parallel', timeout: 120_000 });
test.use({ viewport: { width: 320, height: 640 } });

const parts = 4;
for (const who of ['visitor', 'member'] as const) {
  for (let part = 0; part < parts; part += 1) {
    test(`nothing is cut at 320 pixels in one of the longest languages and one that goes round on pages of a ${who}, ${part + 1} of ${parts}`, async ({ page, context, browser, login, browserErrors, baseURL, extraHTTPHeaders }) => {
      // A browser that has answered about push messages leaves the step that asks for them.
      await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      if (who === 'member') await login(demoEmail('free'));
      const drawn = await browser.newContext({ baseURL, extraHTTPHeaders, javaScriptEnabled: false, viewport: page.viewportSize(), reducedMotion: 'reduce', storageState: await context.storageState() });
      browserErrors.watch(drawn);
      const plain = await drawn.newPage();
      const found: string[] = [];
      for (const route of allRoutes().filter((each) => each.who === who && each.at % parts === part)) {
        const longest = await lookAsDrawn(plain, route, found);
        if (!drawnWhole.test(route.in.nl.name!)) await lookWithScript(page, route, longest, found);
      }
      await drawn.close();
      expect(found).toEqual([]);
    });
  }
}
