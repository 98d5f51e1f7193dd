// Every lander of the registry, whoever adds one: its slugs, who can use it, and the one thing that it asks. Specification, section 2.
import type { Page } from '@playwright/test';
import { landers, type Lander } from '@/features/landers/registry';
import { locales } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';
import { routes } from '@/lib/site/addresses/routes';
import { slugOf } from '@/lib/site/addresses/slugs';
import { findings } from './broken-rules';
import { expect, test } from './fixtures';
import { expectStill } from './layout-shift';
import { slowLine } from './slow-line';
import { accountButton } from './sign-up';

test.describe.configure({ mode: 'parallel' });

/** A demo member who is not fictional, and one who is. */
const [real, fictional] = ['2', '1'];
const hasSlug = ({ route }: Lander) => routes[route].path.endsWith('{slug?}');
const addressOf = ({ route }: Lander, slug = '', member = real) => routes[route].path.replace('{id}', member).replace('/{slug?}', slug && `/${slug}`);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const unknown = '999999999';

/** Each niche in a language, over all landers each niche in every language. */
const someSlugs = (round: number) => niches.map((niche, index) => slugOf({ niche, locale: locales[(round + index) % locales.length]! }));

test('[R18, R19, R06, R07, A12] each lander answers in every niche, and at no slug that is none', async ({ request, browserErrors }) => {
  browserErrors.allow(/404/);
  for (const [round, lander] of landers.entries()) {
    const slugs = hasSlug(lander) ? [...someSlugs(round), 'auto', 'gay-auto', ''] : [''];
    for (const slug of slugs) expect((await request.head(addressOf(lander, slug))).status(), addressOf(lander, slug)).toBe(200);
    expect((await request.get(`${addressOf(lander)}/nowhere`)).status(), lander.name).toBe(404);
    if (!lander.aroundMember) continue;
    for (const nobody of [unknown, '0', 'x']) expect((await request.get(addressOf(lander, '', nobody))).status(), `${lander.name} of ${nobody}`).toBe(404);
  }
});

test('[A13] in the place of auto in a slug is the language of the reader', async ({ request }) => {
  for (const locale of ['de', 'sv', 'en'] as const) {
    for (const [slug, niche] of [['auto', 'general'], ['gay-auto', 'gay']] as const) {
      const html = await (await request.get(`/landers/video/${slug}`, { headers: { cookie: `locale=${locale}` } })).text();
      expect(html, slug).toContain(`<html lang="${locale}"`);
      expect(html, slug).toContain(`data-niche="${niche}"`);
      expect(linksIn(html), slug).toContain(`/signup?slug=${slugOf({ niche, locale })}`);
    }
  }
});

test('[A11] the tab of the film says who asks, as its heading does, in every niche', async ({ request }) => {
  for (const slug of someSlugs(0)) {
    const html = await (await request.get(`/landers/video/${slug}`)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replaceAll(/<[^>]*>/g, '').trim();
    expect(/<title>([^<]*)/.exec(html)![1], slug).toContain(heading);
  }
});

/** What the HTML of a lander leads to, before any script. */
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

test('[R18, R19, R06, R07, A12, E09] each lander has a plain link to sign-up in its HTML, which keeps its look, its language and where the visitor came from', async ({ page, request }) => {
  for (const [round, lander] of landers.entries()) {
    const slug = hasSlug(lander) ? someSlugs(round)[1 + (round % 6)]! : 'nl';
    const way = lander.aroundMember ? `/members/${real}/signup?slug=${slug}` : `/signup?slug=${slug}`;
    const html = await (await request.get(hasSlug(lander) ? addressOf(lander, slug) : `${addressOf(lander)}?lang=nl`)).text();
    if (lander.name === 'signup') expect(html).toContain('action="/forms/signup"');
    else expect(linksIn(html), lander.name).toContain(way);
  }
  await page.goto('/landers/video/bdsm-de?network=ads&ref=spring&sub1=a&sub2=b&sub3=c');
  await page.locator('.honesty a').click();
  await expect(page).toHaveURL(/\/signup\?slug=bdsm-de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-niche', 'bdsm');
  const kept = new URLSearchParams((await page.context().cookies()).find(({ name }) => name === 'tracking')!.value);
  expect(Object.fromEntries(kept)).toEqual({ network: 'ads', ref: 'spring', sub1: 'a', sub2: 'b', sub3: 'c' });
});

/** Chooses with keys alone: the first of each question, a word in each field; then the button. */
async function choose(page: Page): Promise<void> {
  const form = page.locator('form[action="/forms/start"]:visible').first();
  const names = await form.locator('input[type=radio]').evaluateAll((radios) => [...new Set(radios.map((radio) => (radio as HTMLInputElement).name))]);
  for (const name of names) await form.locator(`input[type=radio][name="${name}"]`).first().press('Space');
  for (const box of (await form.locator('input[type=checkbox][name=wish]').all()).slice(0, 3)) await box.press('Space');
  for (const field of await form.locator('input[type=text]:visible, input:not([type]):visible, textarea:visible').all()) await field.fill('Hoi, ik ben het');
  const way = form.locator('button[type=submit]:visible, button:not([type]):visible');
  await ((await way.count()) > 0 ? way : page.locator('a.lander-go[href^="/signup"]:visible')).last().click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('[R18, R19, R06, R07] what is chosen on a lander goes along to sign-up, and stands in no address', async ({ page, context }) => {
    for (const lander of landers.filter(({ name }) => name !== 'signup')) {
      await test.step(lander.name, async () => {
        await context.clearCookies();
        await page.goto(addressOf(lander, hasSlug(lander) ? 'nl' : ''));
        await choose(page);
        await page.waitForURL(/\/signup\?slug=nl$/);
        if (lander.aroundMember) {
          expect(page.url()).toContain(`/members/${real}/signup`);
          const field = page.locator('[name=signup_message]');
          await expect(field).not.toHaveValue('');
          const message = await field.inputValue();
          await expect(page.locator('.ready-bubble')).toHaveText(message);
        }
        await expect(page.locator('form[action="/forms/signup"]')).toBeVisible();
      });
    }
  });

  test('[R06] sign-up around a member says what is wrong at the field, and keeps what was typed', async ({ page }) => {
    await page.goto(`/members/${real}/signup`);
    await page.locator('[name=signup_message]').fill('Alleen voor pannenkoeken.');
    await page.locator('[name=email]').fill('geen adres');
    await accountButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/members/${real}/signup$`));
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=signup_message]')).toHaveValue('Alleen voor pannenkoeken.');
    await expect(page.locator('.ready-bubble')).toHaveText('Alleen voor pannenkoeken.');
  });
});

test('the message on the photo grows while one types', async ({ page }) => {
  await page.goto(`/members/${real}/signup`);
  await page.locator('[name=signup_message]').pressSequentially('Wekker? Welke wekker?');
  await expect(page.locator('.ready-bubble')).toHaveText('Wekker? Welke wekker?');
});

/** Each lander in one language or niche, over all of them in each of these, in both themes and at both sizes. npm run sweep opens all. */
const looks = ['nl', 'de', 'eng', 'bdsm-nl'] as const;
const otherTheme = { light: 'dark', dark: 'light' } as const;

for (const theme of ['light', 'dark'] as const) {
  test(`every other lander is without faults for axe at 390 pixels ${theme} and at 1440 ${otherTheme[theme]}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }]);
    for (const [index, lander] of landers.entries()) {
      if (theme !== (index % 2 ? 'dark' : 'light')) continue;
      const slug = hasSlug(lander) ? looks[index % looks.length]! : '';
      await test.step(`${lander.name} ${slug}`, async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        await page.goto(addressOf(lander, slug, index % 2 ? real : fictional));
        await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
        expect(await findings(page)).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.locator('html').evaluate((html, other) => html.setAttribute('data-bs-theme', other), otherTheme[theme]);
        expect(await findings(page)).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

/** Notes a first frame of less than the whole page. */
const watchFirstFrame = () =>
  new PerformanceObserver(() => {
    document.documentElement.dataset['drawn'] ??= document.getElementById('page-end') ? 'whole' : 'in part';
  }).observe({ type: 'paint' });

test.describe('on a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const lander of landers) {
    test(`nothing of ${lander.name} moves while it comes, nor when its film begins and asks`, async ({ page, baseURL }) => {
      const line = await slowLine(baseURL!);
      try {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.addInitScript(watchFirstFrame);
        await page.goto(line.origin + addressOf(lander, hasSlug(lander) ? 'nl' : ''));
        if (['video', 'transitionsvideolanding'].includes(lander.name)) {
          const film = page.locator('video.film.is-seen');
          await expect(film).toBeVisible();
          // To where the video asks, and the day is at its moon.
          await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 13.5));
          await expect(page.locator('[data-asking=true], [value=moon]:checked')).toBeAttached();
          await film.evaluate((video: HTMLVideoElement) => video.pause());
          await expect(page.getByRole('button', { name: 'Afspelen' })).toBeVisible();
        }
        // Two frames on, what moved in the last one is told too.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await expectStill(page, 0);
        await expect(page.locator('html')).toHaveAttribute('data-drawn', 'whole');
      } finally {
        line.close();
      }
    });
  }
});

test.describe('on a narrow screen', () => {
  test.use({ javaScriptEnabled: false });

  test('no lander scrolls sideways at 320 and 390 pixels, in the longest languages and around a fictional profile', async ({ page }) => {
    for (const [round, lander] of landers.entries()) {
      const longest = [['de', 'fi'], ['pl', 'fr'], ['fi', 'it']][round % 3]!;
      for (const language of longest) {
        await page.goto(addressOf(lander, hasSlug(lander) ? language : '', fictional) + (hasSlug(lander) ? '' : `?lang=${language}`), { waitUntil: 'load' });
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await sideways(page), `${lander.name} ${language} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    }
  });
});

test('[E09] the marketers’ page makes a link that counts: the tracking values of it are kept for sign-up', async ({ page, context }) => {
  await page.goto('/dev/landers');
  await page.locator('[name=lander]').selectOption('gallery');
  await page.locator('[name=language]').selectOption('pl');
  await page.locator('[name=network]').fill('ads & more');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.locator('#link').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'tracking');
  expect(new URLSearchParams(kept!.value).get('network')).toBe('ads & more');
});
