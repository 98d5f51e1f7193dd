// What npm start gives to whoever started it, with nothing set: nobody stands between this browser and the server.
import { demo, expect, test } from './fixtures';
import { withSecondApp } from './second-app';

test('on the machine that it runs on whoever started it reads its mails, sees its landers and signs in at its desk', async ({ browser }) => {
  await withSecondApp({}, async (port) => {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: {} });
    const page = await context.newPage();
    for (const path of ['/dev/outbox', '/dev/landers']) expect((await page.goto(path))?.status(), path).toBe(200);
    await page.goto('/operator');
    await page.getByLabel('E-mailadres').fill('operator@vonk.test');
    await page.getByLabel('Wachtwoord').fill(demo().password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
    await context.close();
  });
});
