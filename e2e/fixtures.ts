// What every journey starts from: a browser that fails the test when it complains, and members who are signed in.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { BrowserErrors } from './browser-errors';
import { waitForScripts } from './live';

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

/** A member made for one test. */
export type NewMember = { page: Page; id: number; name: string; email: string; password: string };
export type Wishes = { name?: string; gender?: 'man' | 'woman'; lookingFor?: 'man' | 'woman'; confirmed?: boolean };

const newPassword = 'zon achter de wolken';
let members = 0;

/** The path, with its token, that the last mail to an address leads to. */
export async function mailedLink(context: BrowserContext, origin: string, email: string): Promise<string> {
  const list = await (await context.request.get(`${origin}/dev/outbox?to=${encodeURIComponent(email)}`)).text();
  const mail = await (await context.request.get(`${origin}${/href="(\/dev\/outbox\/\d+)"/.exec(list)![1]}`)).text();
  return /https?:\/\/[^/]+([^"<\s]*token=[\w-]+)/.exec(mail)![1]!;
}

const byte = () => 1 + Math.floor(Math.random() * 254);
/** Of this machine, and of one browser alone: what the server counts by address is then counted for one test. */
const ownAddress = () => ({ 'x-forwarded-for': `127.${byte()}.${byte()}.${byte()}` });

/** Signs up as a browser does and follows the link of the mail. */
async function signUp(context: BrowserContext, origin: string, { name = 'Robin', gender = 'woman', lookingFor = 'man', confirmed = true }: Wishes): Promise<Omit<NewMember, 'page'>> {
  const number = (members += 1);
  const headers = { 'x-request-type': 'client', origin };
  const email = `member-${process.pid}-${Date.now()}-${number}@vonk.test`;
  const data = { email, name, password: newPassword, date_of_birth: '1990-03-14', gender, looking_for: lookingFor, country: 'NL', language: 'nl' };
  const answer = await context.request.post(`${origin}/api/signup.php`, { data, headers });
  expect(answer.status(), `signing up: ${await answer.text()}`).toBe(200);
  const { user } = (await answer.json()) as { user: { id: number } };
  if (confirmed) {
    const followed = await context.request.get(origin + (await mailedLink(context, origin, email)), { maxRedirects: 0 });
    expect(followed.headers()['location'], 'following the link of the mail').toMatch(/\/activate\/done$/);
  }
  return { id: user.id, name, email, password: newPassword };
}

type Fixtures = {
  /** What the browsers of this test complain of; `allow` what the test provokes. */
  browserErrors: BrowserErrors;
  /** Signs the test's own browser in, through the call that the login screen makes. */
  login: (email: string, password?: string) => Promise<void>;
  /** A page in another browser, signed in as somebody else, or as nobody. */
  otherBrowser: (email?: string) => Promise<Page>;
  /** A member of the general site who has just signed up and confirmed the address, in a browser of their own like the test's. */
  newMember: (wishes?: Wishes) => Promise<NewMember>;
};

/** A question whose connection breaks is asked again: the server closes one that has rested for five seconds, perhaps at the moment it is used. */
function getAgain({ request }: BrowserContext): void {
  const get = request.get.bind(request);
  request.get = (address, options) => get(address, { maxRetries: 3, ...options });
}

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...ownAddress() }),

  context: async ({ context, javaScriptEnabled }, use) => {
    getAgain(context);
    if (javaScriptEnabled !== false) waitForScripts(context);
    await use(context);
  },

  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = new BrowserErrors();
      browserErrors.watch(context);
      await use(browserErrors);
      expect(browserErrors.heard(), 'Browsers complained; mend the cause, or allow it with browserErrors.allow(...).').toEqual([]);
    },
    { auto: true },
  ],

  login: async ({ context, baseURL }, use) => {
    await use((email, password = demo().password) => signIn(context, baseURL ?? '', email, password));
  },

  otherBrowser: async ({ browser, baseURL, browserErrors, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (email) => {
      const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
      getAgain(context);
      if (javaScriptEnabled !== false) waitForScripts(context);
      contexts.push(context);
      browserErrors.watch(context);
      if (email) await signIn(context, baseURL ?? '', email, demo().password);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  newMember: async ({ browser, baseURL, browserErrors, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (wishes = {}) => {
      const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
      getAgain(context);
      if (javaScriptEnabled !== false) waitForScripts(context);
      contexts.push(context);
      browserErrors.watch(context);
      const member = await signUp(context, baseURL ?? '', wishes);
      return { ...member, page: await context.newPage() };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
