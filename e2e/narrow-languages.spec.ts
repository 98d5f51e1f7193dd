// No text of the site is cut at 320 pixels, in any of its languages: pages of visitors and of members, looked at letter by letter.
import type { Page } from '@playwright/test';
import { demoBundles } from '@/lib/server/seed/bundles';
import { locales, localeTable, type Locale } from '@/lib/site/locales';
import { onceEach, pagesOf, type SweptPage } from '@/scripts/sweep/pages';
import { demo, demoEmail, expect, test } from './fixtures';
import { cutTexts } from './cut-texts';

/** For these a member must have bought or reported something, or would change what other tests count: the sweep opens them. */
const elsewhere = ['transactions-id-invoice', 'reports-number', 'chats-id', 'likes-m-id'];

/** Every route once. What stands in their addresses is nobody's own. */
function pagesIn(locale: Locale): SweptPage[] {
  const real = demo().logins.find(({ role }) => role === 'premium')!.member;
  const nobody = { real: 0, fictional: 0 };
  const world = { members: { ...nobody, real }, matches: [0], conversations: nobody, bundle: demoBundles(1)[0]!.id, transaction: 'none', report: 'none', country: 'NL' };
  return onceEach(pagesOf(world, locale)).filter(({ name }) => !elsewhere.includes(name!));
}

async function look(page: Page, pages: readonly SweptPage[], found: string[], locale: Locale) {
  for (const { path, lands } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    expect(new URL(page.url()).pathname, path).toBe(lands);
    await expect(page.locator('html'), path).toHaveAttribute('lang', localeTable[locale].code);
    found.push(...(await page.evaluate(cutTexts)).map((sentence) => `${path} ${sentence}`));
  }
}

test.describe.configure({ mode: 'parallel' });

for (const locale of locales) {
  test(`nothing is cut at 320 pixels in ${locale}`, async ({ page, login, baseURL }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    const found: string[] = [];
    const pages = pagesIn(locale);
    await look(page, pages.filter(({ who }) => who === 'visitor'), found, locale);
    await login(demoEmail('free'));
    await look(page, pages.filter(({ who }) => who === 'member'), found, locale);
    expect(found).toEqual([]);
  });
}
