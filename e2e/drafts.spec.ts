// What was typed and not sent is there again: a report, the answers of the match finder. Bar S9.
import { demoEmail, expect, test } from './fixtures';
import { live } from './live';

test('a report is there again after a reload and "back", and gone once it was sent', { tag: '@once' }, async ({ page, login, newMember }) => {
  await login(demoEmail('free'));
  const profile = `/members/${(await newMember()).id}`;
  await page.goto(`${profile}/report`);
  await live(page);
  const text = page.locator('textarea[name=text]');
  const reason = page.locator('input[name=reason]').first();
  await reason.check();
  await text.fill('Vroeg om geld');
  await page.reload();
  await expect(text).toHaveValue('Vroeg om geld');
  await expect(reason).toBeChecked();
  await page.goto(profile);
  await live(page);
  await page.goBack();
  await expect(text).toHaveValue('Vroeg om geld');
  await page.locator('form[data-check=report] button[type=submit]').click();
  await expect(page).toHaveURL(/\/reports\//);
  await live(page);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':report:')))).toEqual([]);
  await page.goto(`${profile}/report`);
  await live(page);
  await expect(text).toHaveValue('');
});

test('the answers of the match finder and the question one is at are there again after a reload, and gone with the results', { tag: '@once' }, async ({ page }) => {
  await page.goto('/match-finder');
  await live(page);
  await page.locator('fieldset.is-current label').first().click();
  await page.getByRole('button', { name: 'Volgende vraag' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Vraag 2 van 6' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Vraag 2 van 6' })).toBeVisible();
  await expect(page.locator('fieldset input:checked')).toHaveCount(1);
  for (let question = 2; question <= 6; question += 1) await page.getByRole('button', { name: 'Overslaan' }).click();
  await expect(page).toHaveURL(/result=1/);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith(':match-finder')))).toEqual([]);
});
