// What each world of QA is named for, as a person meets it. docs/qa.md
import { whenLive } from './live';
import { expect, test } from './mock/test';

test.describe('unconfirmed member', () => {
  test.use({ world: 'unconfirmed member' });

  test('a message waits until the address is confirmed', async ({ page, browserErrors }) => {
    browserErrors.allow(/409/);
    await page.goto('/chats/3');
    const composer = await whenLive(page.getByRole('textbox', { name: /^Bericht aan/ }));
    await composer.fill('Graag koffie');
    await composer.press('Enter');
    await expect(page.getByRole('log').getByText('Graag koffie')).toBeVisible();
    await page.getByRole('log').getByRole('link', { name: 'Wordt verzonden na bevestiging van je e-mailadres' }).click();
    await expect(page).toHaveURL(/\/complete-signup\?step=confirm$/);
  });
});

for (const [world, words] of [['suspended member', /Dit account is geblokkeerd/], ['locked member', /account voor 15 min geblokkeerd/]] as const) {
  test.describe(world, () => {
    test.use({ world });

    test('is told why nobody is signed in', async ({ page, browserErrors }) => {
      browserErrors.allow(/403|429/);
      await page.goto('/login');
      await page.getByLabel('E-mailadres').fill('robin@qa.example');
      await page.getByLabel('Wachtwoord', { exact: true }).fill('zon achter de wolken');
      await page.getByRole('button', { name: 'Inloggen' }).click();
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    });
  });
}

test.describe('few credits', () => {
  test.use({ world: 'few credits' });

  test('a premium member is warned', async ({ page }) => {
    await page.goto('/members');
    await expect(page.getByRole('link', { name: '8 credits over' }).locator('.badge-count.is-warning').filter({ visible: true }).first()).toContainText('8');
  });
});

test.describe('time bonus', () => {
  test.use({ world: 'time bonus' });

  test('a new member without credits sees it counted, and its code counts by itself', async ({ page }) => {
    await page.goto('/members');
    await expect(page.locator('.bonus-clock').filter({ visible: true }).first()).toHaveText(/^035\d\d\d$/);
    await page.goto('/credits');
    await expect(page.locator('.order-lines')).toContainText('TIMEBONUS25');
  });
});

test.describe('debit blocked', () => {
  test.use({ world: 'debit blocked' });

  test('direct debit is refused, and the other ways to pay stand right there', async ({ page }) => {
    await page.goto('/directdebit?bundle=1');
    await expect(page.getByText('Automatische incasso is geblokkeerd voor je account.')).toBeVisible();
    await expect(page.getByLabel('IBAN')).toHaveCount(0);
    await expect(page.locator('input[name=method]')).not.toHaveCount(0);
  });
});
