// What an operator's settings decide for visitors, in front of a PHP server. Specification, sections 2, 4 and 9.
import type { PhpServer } from '../tests/php-server/php-server';
import { expect, test } from './php-app';

const knows = (php: PhpServer, settings: object) => {
  const usual = php.operator.settingsOf;
  php.operator.settingsOf = (domain, query) => ({ ...usual(domain, query), ...settings });
};

test('[B07] [S01] the warning on entry: on every site that asks for it, but on its landers in the Netherlands and Germany alone', async ({ page, php, newSite }) => {
  for (const [country, onLander] of [['BE', false], ['DE', true], ['NL', true]] as const) {
    knows(php, { enable_site_entry_popup: '1', geoip_country: country });
    const site = newSite();
    for (const [path, asks] of [['/', true], ['/landers/gallery', onLander]] as const) {
      await page.goto(site + path);
      await expect(page.locator('dialog.entry[open]'), `${country} ${path}`).toHaveCount(asks ? 1 : 0);
    }
  }
});

test('[R06] [R07] [T16] a lander around a member stands on a site that hides its search; no way on it leads to that search', async ({ page, php, newSite, browserErrors }) => {
  browserErrors.allow(/404/);
  knows(php, { logged_out_search: 'none' });
  php.misbehave('/api/profile.php', { body: { profile: { id: '7', name: 'Noor', age: '31', country: 'NL', status: 'active', main_image: null, about: 'Ik bak brood.' } } });
  const site = newSite();
  for (const lander of ['landing', 'landing2', 'landing3', 'signup']) {
    const answer = await page.goto(`${site}/members/7/${lander}`);
    expect(answer?.status(), lander).toBe(200);
    await expect(page.getByText('Noor').first()).toBeVisible();
    await expect(page.locator('main a[href="/members"], main a[href^="/members?"]')).toHaveCount(0);
  }
  expect(php.asked('/api/members.php')).toEqual([]);
});
