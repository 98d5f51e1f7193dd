// What npm start gives to whoever started it, with nothing set: nobody stands between this browser and the server.
import { demo, expect, test } from './fixtures';
import { withSecondApp } from './second-app';

/** This app's German catalogue comes without one text. */
const lacking = { QA_MISSING: 'Willkommen zurück', NODE_OPTIONS: `--import ${new URL('./mock/missing-text.mjs', import.meta.url).href}` };

test('[A07] on the machine that it runs on whoever started it reads its mails, sees its landers and signs in as its operator; a text that a language lacks is lent by Dutch', async ({ browser }) => {
  await withSecondApp(lacking, async (port) => {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: {} });
    const page = await context.newPage();
    for (const path of ['/dev/outbox', '/dev/landers']) expect((await page.goto(path))?.status(), path).toBe(200);
    await page.goto('/operator/landers');
    await expect(page).toHaveURL(/\/operator\/login$/);
    await page.getByLabel('E-mailadres').fill('operator@vonk.test');
    await page.getByLabel('Wachtwoord').fill(demo().password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
    await page.getByRole('link', { name: 'Landingspagina’s' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page).toHaveURL(/\/operator\/landers\?lander=/);
    await expect(page.locator('#link')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/operator\/reports$/);
    await context.addCookies([{ name: 'locale', value: 'de', url: `http://127.0.0.1:${port}` }]);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom terug');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await context.close();
  });
});
