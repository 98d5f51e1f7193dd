// What an operator's settings decide for visitors. Specification, sections 1 to 4, 7 and 9.
import { expect, people, settingsWith, test } from './mock/test';
import { worlds } from './mock/worlds';

for (const [country, onLander] of [['BE', false], ['DE', true], ['NL', true]] as const) {
  test(`[B07] [S01] the warning on entry stands on every site that asks for it, and on its landers in the Netherlands and Germany alone: ${country}`, async ({ page, mock }) => {
    mock('getSettings', settingsWith({ enable_site_entry_popup: true, geoip_country: country }));
    for (const [path, asks] of [['/', true], ['/landers/gallery', onLander]] as const) {
      await page.goto(path);
      await expect(page.locator('dialog.entry[open]'), path).toHaveCount(asks ? 1 : 0);
    }
  });
}

test('[R06] [R07] [T16] a lander around a member stands on a site that hides its search; no way on it leads to that search', async ({ page, mock, asked }) => {
  mock('getSettings', settingsWith({ logged_out_search: 'none' }));
  for (const lander of ['landing', 'landing2', 'landing3', 'signup']) {
    const answer = await page.goto(`/members/${people.noor.id}/${lander}`);
    expect(answer?.status(), lander).toBe(200);
    await expect(page.getByText('Noor').first()).toBeVisible();
    await expect(page.locator('main a[href="/members"], main a[href^="/members?"]')).toHaveCount(0);
  }
  expect(asked('listMembers')).toEqual([]);
});

test('[A09] [A07] to who brings no locale cookie a site speaks by the first two letters of its domain_language, and English where that is no language of ours', async ({ page, mock }) => {
  for (const [says, lang] of [['de-AT', 'de'], ['xx', 'en']] as const) {
    mock('getSettings', settingsWith({ domain_language: says }));
    await page.goto('/login');
    await expect(page.locator('html'), says).toHaveAttribute('lang', lang);
  }
});

test('[A11] another domain of the same operator is another site', async ({ page, baseURL, served: { php, port } }) => {
  const host = `she-${new URL(baseURL!).hostname}`;
  php.open(host, { ...worlds.visitor, getSettings: settingsWith({ name: 'Vonk voor haar', niche: 2 }) });
  for (const [address, niche, name] of [['/', 'general', 'Vonk van QA'], [`http://${host}:${port}/`, 'she', 'Vonk voor haar'], ['/', 'general', 'Vonk van QA']] as const) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('data-niche', niche);
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  }
  php.close(host);
});

test('[E10] prices are those of the country that was chosen, else of that of the network, and of the one that the server names before both; another is asked for', async ({ page, mock, asked }) => {
  const bundles = [{ id: 1, credits: 100, price: { amount: 995, currency: 'EUR' } }];
  const choice = page.locator('.country-choice');
  for (const [geoip_selected_country, country, shown] of [['SE', undefined, 'Zweden, SEK'], [undefined, undefined, 'Nederland, €'], ['SE', 'DE', 'Duitsland, €']] as const) {
    mock('getSettings', settingsWith({ countries: ['NL', 'DE', 'SE'], geoip_country: 'NL', geoip_selected_country }));
    mock('getCredits', { bundles, methods: [], country });
    await page.goto('/pricing');
    await expect(choice.locator('summary')).toContainText(shown);
    await expect(choice.locator('a[aria-current=true]')).toHaveText(shown);
  }
  expect(asked('getCredits').filter(({ query }) => query.country)).toEqual([]);
  mock('getCredits', ({ query }) => ({ bundles, methods: [], country: query.country }));
  await choice.locator('summary').click();
  await choice.getByRole('link', { name: 'Zweden' }).click();
  await expect(page).toHaveURL(/\/pricing\/SE$/);
  await expect(choice.locator('summary')).toContainText('Zweden, SEK');
  expect(asked('getCredits').at(-1)!.query).toEqual({ country: 'SE' });
});

test('[C10] a page that is left says so by a beacon with an empty object', async ({ page, asked }) => {
  await page.goto('/');
  await page.goto('/pages/terms');
  await expect.poll(() => asked('notePageHidden').map(({ body }) => body)).toEqual([{}]);
});
