// What an operator's settings decide for visitors. Specification, sections 2, 4 and 9.
import { expect, people, settingsWith, test } from './mock/test';

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

test('[C10] [T18] a page that is left says so by a beacon with an empty object', async ({ page, asked }) => {
  await page.goto('/?lb=1');
  await page.goto('/pages/terms');
  await expect.poll(() => asked('notePageHidden').map(({ body }) => body)).toEqual([{}]);
});
