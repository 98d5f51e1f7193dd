// The four layouts with what stands in each, their look, and the language of somebody of whom nothing is known. Specification, sections 1 and 2.
import type { Page } from '@playwright/test';
import { expect, fail, missing, people, settingsWith, test } from './mock/test';

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const warning = (page: Page) => page.locator('.reminder .alert');
const entry = (page: Page) => page.locator('dialog.entry[open]');
const forUs = (page: Page) => page.getByRole('complementary', { name: 'For members in the United States' });

test.describe('of a member whose mails come back', () => {
  test.use({ world: 'mails bounce' });

  test('[A14] [S25] layout default: top navigation, the warning, the page, a footer with every rule and its disclaimer; in English one for the United States', async ({ page, mock, context, baseURL }) => {
    mock('getSettings', settingsWith({ support_phone: '+31 20 123 45-67' }));
    await page.goto('/likes');
    const parts = [bar(page), warning(page), page.getByRole('main'), footer(page)];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(4);
    for (const place of ['/members', '/chats', '/likes']) await expect(bar(page).getByRole('navigation').locator(`a[href="${place}"]`)).toBeVisible();
    await expect(footer(page)).toContainText('Fictieve profielen hebben altijd een label');
    const links = await footer(page).getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Voorwaarden', '/pages/terms'],
      ['Privacy', '/pages/privacy'],
      ['Cookies', '/pages/cookies'],
      ['Ban-beleid', '/pages/ban'],
      ['Prijzen', '/pricing'],
      ['Herroeping', '/pages/return-policy'],
      ['Klachten', '/complaints'],
      ['Veelgestelde vragen', '/pages/faq'],
      ['Support', '/pages/service'],
      ['+31 20 123 45-67', 'tel:+31201234567'],
    ]);
    await expect(page.locator('.us-footer')).toHaveCount(0);
    await context.addCookies([{ name: 'locale', value: 'en', url: baseURL! }]);
    await page.goto('/likes');
    await expect(forUs(page)).toBeVisible();
  });

  test('[A15] layout chat is bare; its warning on entry is for the Netherlands and Germany alone', async ({ page, mock, browserErrors }) => {
    await page.goto('/chats');
    await expect(page.getByRole('link', { name: /Noor/ }).first()).toBeVisible();
    await expect(bar(page)).toBeVisible();
    for (const part of [warning(page), footer(page), page.locator('.us-footer')]) await expect(part).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('Fictieve profielen hebben altijd een label');

    // Nobody but members comes further than this; of whom the server does not say who it is the layout is there, around an error.
    browserErrors.allow(/503/);
    mock('getUser', fail(503, 60));
    for (const [country, asks] of [['BE', 0], ['DE', 1], ['NL', 1]] as const) {
      mock('getSettings', settingsWith({ enable_site_entry_popup: true, geoip_country: country }));
      expect((await page.goto('/chats'))?.status()).toBe(503);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(entry(page), country).toHaveCount(asks);
    }
    mock('getSettings', settingsWith({ enable_site_entry_popup: true, geoip_country: 'BE' }));
    await page.goto('/likes');
    await expect(entry(page)).toHaveCount(1);
  });

  test('[S26] pink leads, orange comes second, what is unread has a colour of its own; layouts turn at four widths, and a toast is 350 pixels wide', async ({ page, mock, browserErrors }) => {
    browserErrors.allow(/40[45]/);
    mock('muteChat', missing);
    const hueOf = async (selector: string) => {
      const colour = await page.locator(selector).filter({ visible: true }).first().evaluate((element) => getComputedStyle(element).backgroundColor);
      const [, strength, hue] = /^oklch\([\d.]+ ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
      expect(Number(strength), `${selector}: ${colour}`).toBeGreaterThan(0.1);
      return Number(hue);
    };
    const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
    const breakpoints = new Set<number>();
    const collect = async () => {
      const conditions = await page.evaluate(() => {
        const inside = (rules: CSSRuleList): string[] => [...rules].flatMap((rule) => [...(rule instanceof CSSMediaRule ? [rule.conditionText] : []), ...('cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : [])]);
        return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules));
      });
      for (const condition of conditions) for (const [, width] of condition.matchAll(/width(?::| [<>]=?) ?([\d.]+)px/g)) breakpoints.add(Math.ceil(Number(width)));
    };
    await page.goto('/members');
    const [primary, secondary, unread] = [await hueOf('.btn-primary'), await hueOf('.badge-premium'), await hueOf('.badge-count.is-unread')];
    expect(between(primary, 0)).toBeLessThan(20);
    expect(between(secondary, 55)).toBeLessThan(20);
    expect(Math.min(between(unread, primary), between(unread, secondary))).toBeGreaterThan(60);
    await collect();
    await page.goto('/chats/3');
    await collect();
    expect([...breakpoints].toSorted((one, other) => one - other)).toEqual([576, 768, 992, 1200]);
    await page.getByLabel(/^Meer over/).first().click();
    await page.getByRole('button', { name: 'Notificaties van dit gesprek uit' }).filter({ visible: true }).first().click();
    await expect(page.locator('.toast')).toBeVisible();
    expect((await page.locator('.toast').boundingBox())!.width).toBe(350);
  });

  test('the menu of a line of the chats lies whole within the list, and above a line at its foot', async ({ page, context, mock, baseURL }) => {
    const line = (id: number) => ({ conversation: { id }, profile: people.noor, num_unread_messages: 0 });
    mock('listChats', { chats: Array.from({ length: 12 }, (_, index) => line(index + 1)) });
    for (const [width, locale] of [[390, 'en'], [1440, 'en'], [1440, 'de']] as const) {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/chats');
      const list = page.locator('.chat-list');
      for (const [which, upwards] of [['first', false], ['last', true]] as const) {
        const row = page.locator('.chat-row')[which]();
        await row.locator('.chat-link').click({ button: 'right' });
        const menu = row.locator('.menu-list');
        await expect(menu).toBeVisible();
        const [around, opened, own] = await Promise.all([list, menu, row].map(async (each) => (await each.boundingBox())!));
        expect([opened!.x >= around!.x, opened!.x + opened!.width <= around!.x + around!.width], `${which}, ${locale} at ${width}`).toEqual([true, true]);
        expect(opened!.y + opened!.height <= own!.y + own!.height, `${which}, ${locale} at ${width}`).toBe(upwards);
        expect(opened!.y).toBeGreaterThanOrEqual(around!.y);
        await page.keyboard.press('Escape');
      }
    }
  });
});

test('[A16] layout lander: a logo bar and a footer, nothing that leads away; its warning is for the Netherlands and Germany alone', async ({ page, mock }) => {
  for (const [country, asks] of [['BE', 0], ['DE', 1], ['NL', 1]] as const) {
    mock('getSettings', settingsWith({ enable_site_entry_popup: true, geoip_country: country }));
    await page.goto('/landers/gallery');
    await expect(entry(page), country).toHaveCount(asks);
  }
  // What lies below an open dialog has no role.
  const logoBar = page.locator('.page-shell > header');
  await expect(logoBar).toContainText('Vonk van QA');
  await expect(logoBar.locator('a, nav')).toHaveCount(0);
  const foot = page.locator('.page-shell > footer');
  await expect(foot).toContainText('QA Media B.V.');
  await expect(foot.locator('a[href="/pages/terms"]')).toHaveText('Voorwaarden');
});

test('[A17] layout empty: the page alone, whatever its address', async ({ page, mock }) => {
  mock('getSettings', settingsWith({ enable_site_entry_popup: true, geoip_country: 'NL' }));
  for (const path of ['/login', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [bar(page), footer(page), warning(page), entry(page), page.locator('.page-shell > :not(main, .skip-link):visible')]) await expect(part, path).toHaveCount(0);
  }
});

test('[A07] [B09] of whom nothing is known reads English; on a Dutch site that names no country dates are Dutch, that of the terms is when the company was added', async ({ page, mock }) => {
  mock('getSettings', settingsWith({ domain_language: null, countries: [] }));
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');

  mock('getSettings', settingsWith({ domain_language: 'nl', countries: [] }));
  await page.goto('/pages/terms');
  await expect(page.getByRole('main')).toContainText('1 februari 2024');
});

test('the home of a visitor begins with the members of the country, who has a photo before who has none', async ({ page, mock, asked }) => {
  const member = (id: number, name: string, more: object = {}) => ({ id, name, age: 30, main_image: { filename: `${id}.svg`, thumb_filename: `${id}.svg` }, ...more });
  mock('getSettings', settingsWith({ geoip_country: 'NL' }));
  const near = [member(1, 'Bare', { main_image: null }), member(2, 'Jan')];
  mock('listMembers', ({ query }) => ({ members: query.country === 'NL' ? near : [...near, member(3, 'Elsewhere')], total: 3 }));
  await page.goto('/');
  await expect(page.locator('.home-people .person-card')).toHaveText([/Jan/, /Bare/, /Elsewhere/]);
  expect(asked('listMembers').map(({ query }) => query['country'])).toContain('NL');
});

test.describe('of a member', () => {
  test.use({ world: 'member' });

  test('[R05] who has no conversation yet is offered three real people with a photo, and is in a conversation with one press', async ({ page, mock }) => {
    mock('listChats', { chats: [] });
    // Of the first page one has a photo that may be shown.
    const bare = { ...people.mila, id: 30, name: 'Bare' };
    mock('listMembers', ({ query }) => (query.after ? { members: [people.fien, people.sam, people.iris], total: 6 } : { members: [bare, people.noor, people.mila], total: 6, next: 'x' }));
    await page.goto('/chats');
    const first = page.locator('.chat-first a');
    await expect(first).toHaveText([/Noor, 34/, /Sam, 29/, /Iris, 41/]);
    await first.first().click();
    await expect(page).toHaveURL(/\/members\/7\/chat$/);
    await expect(page.getByRole('textbox', { name: 'Bericht aan Noor' })).toBeVisible();
  });
});
