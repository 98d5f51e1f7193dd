// What a site is by its settings: its look, its words, its figures, whom it shows its members to, and its languages. Specification, sections 1, 3 and 4.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatLongDate } from '@/lib/format/dates';
import { locales, localeTable } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';
import { expect, people, settingsWith, test } from './mock/test';

const main = (page: Page) => page.getByRole('main');
/** The words of a page as the server draws it, in closed answers too. */
const words = (page: Page, path: string) =>
  page.evaluate(async (to) => new DOMParser().parseFromString(await (await fetch(to)).text(), 'text/html').body.textContent.replaceAll(/\s+/g, ' '), path);
/** The page as the server draws it. */
const drawn = (page: Page, path: string) => page.evaluate(async (to) => (await fetch(to)).text(), path);

test('[A11] seven niches, each with a look and words of its own', async ({ page, mock }) => {
  const [looks, titles] = [new Set<string>(), new Set<string>()];
  for (const [index, niche] of niches.entries()) {
    mock('getSettings', settingsWith({ niche: index + 1 }));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-niche', niche);
    looks.add(await page.locator('.btn-primary').filter({ visible: true }).first().evaluate((button) => getComputedStyle(button).backgroundColor));
    titles.add(await main(page).getByRole('heading', { level: 1 }).innerText());
  }
  expect([looks.size, titles.size]).toEqual([7, 7]);
});

test('[T16] visitors search unless logged_out_search is none; who was sent here goes by logged_out_search_trafficsource', async ({ page, mock }) => {
  const cases = [
    ['all', 'all', '', true],
    ['none', 'none', '', false],
    ['none', 'all', '', false],
    ['none', 'all', '?ref=advertentie', true],
    ['all', 'none', '', true],
    ['all', 'none', '?network=advertentie', false],
  ] as const;
  for (const [logged_out_search, logged_out_search_trafficsource, query, open] of cases) {
    const says = `${logged_out_search}, ${logged_out_search_trafficsource}${query}`;
    await page.context().clearCookies();
    mock('getSettings', settingsWith({ logged_out_search, logged_out_search_trafficsource }));
    await page.goto(`/${query}`);
    await expect(main(page).getByRole('button', { name: 'Kijk rond' }), says).toHaveCount(open ? 1 : 0);
    await page.goto('/members');
    await expect(main(page).getByRole('heading', { name: 'Log in om leden te zien' }), says).toHaveCount(open ? 0 : 1);
    await expect(main(page).getByRole('link', { name: /^Noor,/ }), says).toHaveCount(open ? 1 : 0);
  }
});

test('[E04] what the settings say stands on the pages: texts, figures, support, the label of fictional profiles, filters, parts of a profile, the country that was chosen, the company', async ({ page, mock }) => {
  const settings: Parameters<typeof settingsWith>[0] = {
    index_title: 'Een titel van QA', description: 'Een zin van QA', refund_days: 21, support_email: 'hulp@qa.example', support_phone: '030-7654321', message_credits: 7, signup_credits: 33, gift_credits: 9, message_length: 77,
    member_resell: true, geoip_country: 'NL', geoip_selected_country: 'BE', minimum_message_costs: { NL: { costs: 50, currency: 'EUR' }, BE: { costs: 65, currency: 'EUR' } }, fictional_singular: 'Verzonnen lid', fictional_warning: 'Afspreken gaat niet', fictional_plural: 'verzonnen leden', search_fields: ['age'], visible_profile_fields: ['hair'], visible_profile_notes: ['about'], company_id: '1',
  };
  mock('getSettings', settingsWith(settings));
  mock('getProfile', { profile: { ...people.fien, about: 'Een zin over mij.', attributes: { hair: 'brown', eye: 'blue' }, interests: [], photos: [], num_photos: 0 } });
  await page.goto('/');
  await expect(page).toHaveTitle('Een titel van QA');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Een zin van QA');
  await expect(page.getByRole('contentinfo')).toContainText('Verzonnen leden hebben altijd een label');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '030-7654321' })).toBeVisible();
  for (const [path, ...sentences] of [
    ['/pages/return-policy', '21 dagen'],
    ['/pages/service', 'hulp@qa.example'],
    ['/pages/terms', '0,65', 'Afspreken gaat niet'],
    ['/pages/privacy', 'doorverwijzen naar een andere datingsite'],
    ['/pages/faq', 'Bericht: 7 credits', 'Cadeau: vanaf 9 credits', '33 credits'],
  ] as const) {
    const text = await words(page, path);
    for (const each of sentences) expect(text, path).toContain(each);
  }
  await page.goto('/members');
  const filters = main(page).locator('form[action="/members"]');
  await expect(filters.getByRole('slider')).toHaveCount(2);
  for (const other of ['Land', 'Provincie']) await expect(filters.getByLabel(other)).toHaveCount(0);
  const card = main(page).getByRole('link', { name: /^Fien,/ });
  await expect(card).toContainText('Verzonnen lid');
  await expect(card).toContainText('Afspreken gaat niet');
  await page.goto('/members/10');
  await expect(main(page).locator('.attributes dt')).toHaveText(['Haarkleur']);
  await expect(main(page)).toContainText('Een zin over mij.');
  await expect(page.getByRole('contentinfo')).toContainText('QA Media B.V.');
  // Another company is asked about anew; a text that the notes do not name is not shown.
  mock('getCompanyInfo', { name: 'Tweede Kade B.V.', city: 'Gent' });
  mock('getSettings', settingsWith({ ...settings, company_id: '2', visible_profile_notes: ['hobbies'] }));
  await page.goto('/members/10');
  await expect(main(page).locator('.attributes dt')).toHaveText(['Haarkleur']);
  await expect(main(page)).not.toContainText('Een zin over mij.');
  await expect(page.getByRole('contentinfo')).toContainText('Tweede Kade B.V.');
});

test('[E11] each language has its code, the dates of its home country and its catalogue', async ({ page, mock }) => {
  mock('getSettings', settingsWith({ countries: [], geoip_country: null }));
  await page.goto('/pages/faq');
  expect(locales).toHaveLength(11);
  for (const locale of locales) {
    const { code, iso, gifLocale, file } = localeTable[locale];
    expect([code, iso.slice(0, 3), file]).toEqual([locale, `${locale}-`, `${locale}.json`]);
    expect(gifLocale).toMatch(/^[a-z]{2}$/);
    const html = await drawn(page, `/pages/terms?lang=${locale}`);
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(formatLongDate(new Date('2024-02-01T12:00:00Z'), iso));
    const { legal } = JSON.parse(readFileSync(`locales/${file}`, 'utf8')) as { legal: { terms: string } };
    expect(html).toContain(legal.terms);
  }
});

test.describe('[S01] the warning on entry', () => {
  const warning = (page: Page) => page.locator('dialog.entry');

  test('asks a visitor, and not in the installed app', async ({ page, context, mock }) => {
    mock('getSettings', settingsWith({ enable_site_entry_popup: true }));
    await page.goto('/pages/faq');
    await expect(warning(page)).toBeVisible();
    await context.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes('display-mode: standalone') ? Object.defineProperty(ask(query), 'matches', { value: true }) : ask(query));
    });
    await page.reload();
    await expect(warning(page)).toHaveCount(1);
    await expect(warning(page)).toBeHidden();
  });

  test.describe('to a member', () => {
    test.use({ world: 'member' });

    test('is not put', async ({ page, mock }) => {
      mock('getSettings', settingsWith({ enable_site_entry_popup: true }));
      for (const path of ['/pages/faq', '/members']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
        await expect(warning(page), path).toHaveCount(0);
      }
    });
  });
});
