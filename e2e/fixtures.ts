// What every journey starts from: a browser that fails the test when it complains, and members who are signed in.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { Complaints } from './complaints';

export { expect };

type Demo = { password: string; logins: { role: string; site: string; email: string; member: number }[] };

/** The demo logins, as `npm start` prints them. */
export const demo = () => JSON.parse(readFileSync('.cache/demo/logins.json', 'utf8')) as Demo;

/** The e-mail address of the demo login with a role: 'free', 'premium', 'low credits', 'no credits'. */
export const demoEmail = (role: string, site = 'general'): string => {
  const login = demo().logins.find((one) => one.role === role && one.site === site);
  if (!login) throw new Error(`There is no demo login '${role}' on ${site}.`);
  return login.email;
};

const signIn = async (context: BrowserContext, origin: string, email: string, password: string) => {
  const answer = await context.request.post(`${origin}/api/user.php`, {
    data: { email, password },
    headers: { 'x-request-type': 'client', origin },
  });
  expect(answer.status(), `signing in as ${email}: ${await answer.text()}`).toBe(200);
};

type Fixtures = {
  /** What the browsers of this test complain of; `allow` what the test provokes. */
  complaints: Complaints;
  /** Signs the test's own browser in, through the call that the login screen makes. */
  login: (email: string, password?: string) => Promise<void>;
  /** A page in another browser, signed in as somebody else, or as nobody. */
  otherBrowser: (email?: string) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.watch(context);
      await use(complaints);
      expect(complaints.heard(), 'Browsers complained; mend the cause, or allow it with complaints.allow(...).').toEqual([]);
    },
    { auto: true },
  ],

  login: async ({ context, baseURL }, use) => {
    await use((email, password = demo().password) => signIn(context, baseURL ?? '', email, password));
  },

  otherBrowser: async ({ browser, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (email) => {
      const context = await browser.newContext();
      contexts.push(context);
      complaints.watch(context);
      if (email) await signIn(context, baseURL ?? '', email, demo().password);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
