// The built app in front of a stand-in PHP server: what an operator runs with API_ORIGIN. One of each for a browser worker.
import type { Page } from '@playwright/test';
import { password } from '../tests/php-server/operator';
import { PhpServer, type Recorded } from '../tests/php-server/php-server';
import { expect, test as base } from './fixtures';
import { drawPictures } from './pictures';
import { withSecondApp } from './second-app';

export { expect };

/** What the operator's picture host answers: nothing outside this machine is asked. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="gray"/></svg>';

type App = { php: PhpServer; port: number };

async function withApp(use: (app: App) => Promise<void>): Promise<void> {
  const php = await PhpServer.start();
  try {
    await withSecondApp({ API_ORIGIN: php.origin }, (port) => use({ php, port }));
  } finally {
    await php.stop();
  }
}

type Fixtures = {
  /** The PHP server; well at the start of each test. */
  php: PhpServer;
  /** Signs the browser in by the call that the login form makes. */
  signIn: () => Promise<void>;
  /** The address of a site that nobody has asked for yet. */
  newSite: () => string;
};

let sites = 0;

export const test = base.extend<Fixtures, { app: App }>({
  app: [async ({}, use) => withApp(use), { scope: 'worker', timeout: 90_000 }],

  baseURL: async ({ app }, use) => use(`http://127.0.0.1:${app.port}`),

  php: [
    async ({ app, browserErrors, context }, use) => {
      app.php.reset();
      drawPictures(context, 'https://cdn.operator.example/', picture);
      // This server has no live events: a tab learns that once, and the browser notes it.
      browserErrors.allow(/events\.php/);
      await use(app.php);
      app.php.reset();
    },
    { auto: true },
  ],

  signIn: async ({ context, baseURL, php }, use) => {
    await use(async () => {
      const answer = await context.request.post(`${baseURL}/api/user.php`, { data: { email: php.operator.email, password }, headers: { origin: baseURL ?? '', 'x-request-type': 'client' } });
      expect(answer.status()).toBe(200);
      php.requests.length = 0;
    });
  },

  newSite: async ({ app, php }, use) => {
    await use(() => {
      const host = `site-${++sites}-${process.pid}.localhost`;
      php.operator.domains.push(host);
      return `http://${host}:${app.port}`;
    });
  },
});

/** The first request of a kind, once it has come. */
export async function request(php: PhpServer, method: string, address: string): Promise<Recorded> {
  await expect.poll(() => php.asked(address, method).length, { message: `${method} ${address} is asked` }).toBeGreaterThan(0);
  return php.asked(address, method)[0]!;
}

/** Logs in by the page's form, with a wrong password first, of which the page says so. */
export async function logInAtSecondTry(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Login mislukt, probeer opnieuw')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}
