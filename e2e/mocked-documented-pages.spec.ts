// Every route in front of a server that has the calls and fields of the specification and no other: each page works, or says what the site
// does not offer. Every address is looked at as the server draws it, each route once with its script; npm run sweep opens all with script, on
// our own server. Specification, section 7; docs/calls.md says what is without each call.
import type { Page } from '@playwright/test';
import { matchRoute, type RouteName } from '@/lib/site/addresses/routes';
import { pagesOf, type SweptPage } from '@/scripts/sweep/pages';
import { expect, test } from './mock/test';
import { showAnswer } from './show-answer';

const notOffered = 'Deze site biedt dit niet aan.';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** Whom and what the documented calls know: two conversations, one match. Of everything else there is no more than a number in an address. */
const world = { members: { real: 7, fictional: 8 }, matches: [8], conversations: { real: 3, fictional: 4 }, bundle: 1, transaction: 'qa-payment-1', report: 'QA-1', country: 'NL' };
/** Pages around the second member are those around the first once more. */
const pages = pagesOf(world, 'nl')
  .filter(({ path }) => !path.startsWith('/members/8/'))
  // Whoever has an account already goes on to the members: this server knows of no steps.
  .map((each) => (each.name === 'signup' && each.who === 'member' && each.lands !== each.path ? { ...each, lands: '/members' } : each));
const isWhole = (lands: string) => wholly.includes(matchRoute(lands)?.name) || lands === '/settings/photos';

/** Their own call is none of the specification: the page says so and is no more than that. */
const wholly: readonly (RouteName | undefined)[] = [
  'members-id', 'members-id-chat', 'members-id-more', 'members-id-block', 'members-id-report', 'members-id-landing', 'members-id-landing2-slug', 'members-id-landing3-slug', 'members-id-signup',
  'chats-id', 'complete-signup', 'credits', 'credits-repeat-order', 'credits-id-paymentmethod', 'directdebit', 'notifications', 'profile', 'reports-number', 'signup-matches', 'swipe-game',
  'transactions-id', 'transactions-id-invoice',
];
/** A part of the page says so; the rest stands. */
const partly = /^\/(members|pricing(\/NL)?|settings\/(email|password|notifications|privacy|blocked|sessions))$/;

/** Whether the page is there and works, or says what the site does not offer; `go` shows it, and says its last address and its status. */
async function looksAt(page: Page, { path, lands, status }: SweptPage, go: () => Promise<{ url: string; status: number }>): Promise<void> {
  const answer = await go();
  expect(new URL(answer.url).pathname, path).toBe(lands);
  if (isWhole(lands) || status === 404) {
    expect(answer.status, path).toBe(404);
    await expect(heading(page).first(), path).toHaveText(isWhole(lands) ? notOffered : 'Deze pagina is niet gevonden');
    await expect(page.getByRole('link', { name: 'Terug naar de startpagina' }), path).toBeVisible();
    return;
  }
  const isPart = partly.test(lands);
  expect(answer.status, path).toBe(isPart && lands.startsWith('/settings/') ? 404 : 200);
  await expect(page.locator('.error-page'), path).toHaveCount(0);
  const words = await main(page).innerText();
  expect(words.length, `${path}: ${words}`).toBeGreaterThan(40);
  expect(words.includes(notOffered), `${path}: ${words}`).toBe(isPart);
  expect(words, path).not.toMatch(/Er is een fout opgetreden|undefined|NaN/);
}

test.use({ world: 'documented calls only' });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

// A page of the status 404 is told by the browser too.
const told404 = new Set(pages.flatMap(({ path, lands, status }) => (status === 404 || isWhole(lands) || partly.test(lands) ? [path, lands] : [])));
test.beforeEach(({ browserErrors, site }) => browserErrors.allow(...[...told404].map((path) => new RegExp(`404.*${site}:\\d+${path.replace('?', '\\?')}\\)?$`))));

/** These are the same for a member. */
const forVisitors = /^(landers|pages|activate|reset|mail-change|account-deleted)-?|^members-id-landing/;

/** With its script each route is looked at once by everybody for whom it is another page; of the pages that are no more than what the site does not offer the first, and one that is not there. */
const withScript = ((): SweptPage[] => {
  const ofRoutes = (['visitor', 'member'] as const).flatMap((who) => {
    const seen = new Set<string>();
    return pages.filter(({ name, path, lands, status, ...each }) => {
      const route = name === 'settings-section' ? path : name;
      if (each.who !== who || !route || status !== 200 || lands !== path || isWhole(lands) || (who === 'member' && forVisitors.test(route))) return false;
      return !seen.has(route) && Boolean(seen.add(route));
    });
  });
  const first = (is: (page: SweptPage) => boolean) => pages.filter(is).slice(0, 1);
  return [...ofRoutes, ...first(({ who, lands }) => who === 'member' && isWhole(lands)), ...first(({ who, status }) => who === 'visitor' && status === 404)];
})();

const looksWithScript = (page: Page, each: SweptPage) =>
  looksAt(page, each, async () => {
    const answer = await page.goto(each.path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    return { url: page.url(), status: answer!.status() };
  });

for (const who of ['visitor', 'member'] as const) {
  test.describe(`each page of a ${who} works or says what the site does not offer`, () => {
    test.beforeEach(async ({ context, mock }) => {
      if (who === 'member') return;
      mock('getUser', { user: null });
      await context.clearCookies({ name: 'auth' });
    });

    test('with its script', async ({ page }) => {
      for (const each of withScript.filter((one) => one.who === who)) await looksWithScript(page, each);
    });

    test.describe('as the server draws it', () => {
      test.use({ javaScriptEnabled: false });

      test('at every address', async ({ page }) => {
        await page.goto('/pages/terms');
        for (const each of pages.filter((one) => one.who === who)) await looksAt(page, each, () => showAnswer(page, each.path));
      });
    });
  });
}
