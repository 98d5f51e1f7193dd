// What a test of QA starts from: a site of its own on a server that answers as the test says. docs/qa.md
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EndpointName } from '@/lib/contract/endpoints';
import { expect, test as base } from '../fixtures';
import { drawPictures } from '../pictures';
import { withSecondApp } from '../second-app';
import type { Asked, Mock, MockOptions } from './answers';
import { noteIn } from './changes';
import { Forwarded } from './forward';
import { PhpHost } from './php-host';
import { unheardOf } from './quiet';
import { beginsSignedIn, replay, type Scenario } from './scenario';
import { hasMember, photoHost, worldsAt, type World } from './worlds';

export { expect };
export * from './answers';
export { member, people, settingsWith } from './worlds';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#e8b4c8"/><circle cx="150" cy="150" r="70" fill="#a8547a"/></svg>';

type Options = {
  /** The world that the site begins with. */
  world: World;
  /** The name of a recording in e2e/mock/scenarios, in the place of a world. */
  scenario: string | null;
  /** Whether the browser has a session from the start; null: as the world or the recording begins. */
  signedIn: boolean | null;
};
type WorkerOptions = {
  /** What the clocks of the app and the browser say at the start, as ISO 8601. For a whole file: test.use at its top. */
  now: string | null;
};
type Fixtures = {
  /** The host of this test's site. */
  site: string;
  /** From now on a call answers so, for server rendering and browser alike. */
  mock: <Name extends EndpointName>(name: Name, answer: Mock<Name>, options?: MockOptions) => void;
  /** What the server was asked, the oldest first. */
  asked: (name?: EndpointName) => Asked[];
  /** From now on it is so much later, for the app, the browser and the server alike; only in a file with `now`. */
  forward: (time: string | number) => Promise<void>;
  quietAbout: void;
};
/** `ahead`: how far the clock of the tests is ahead of this machine's, in milliseconds. */
type Served = { php: PhpHost; port: number; ahead: number; forwarded: Forwarded };

let sites = 0;
const recordingOf = (name: string) => JSON.parse(readFileSync(`e2e/mock/scenarios/${name}.json`, 'utf8')) as Scenario;
const preload = (file: string) => `--import ${new URL(file, import.meta.url).href}`;

export const test = base.extend<Options & Fixtures, WorkerOptions & { served: Served }>({
  world: ['visitor', { option: true }],
  scenario: [null, { option: true }],
  signedIn: [null, { option: true }],
  now: [null, { option: true, scope: 'worker' }],

  served: [
    async ({ now }, use) => {
      const ahead = now ? Date.parse(now) - Date.now() : 0;
      const folder = mkdtempSync(path.join(tmpdir(), 'vonk-qa-'));
      const changes = path.join(folder, 'changes');
      const changed = noteIn(changes);
      changed(false);
      const php = await PhpHost.start({ ahead, changed });
      const file = path.join(folder, 'forwarded');
      const forwarded = new Forwarded(file, php);
      const environment = { API_ORIGIN: php.origin, QA_CHANGES: changes, QA_NOW: now ?? '', QA_FORWARDED: file, NODE_OPTIONS: `--dns-result-order=ipv4first ${preload('./moved-clock.mjs')} ${preload('./fresh-memory.mjs')}` };
      try {
        await withSecondApp(environment, (port) => use({ php, port, ahead, forwarded }));
      } finally {
        await php.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  site: async ({ served: { php, ahead }, world, scenario }, use) => {
    const site = `qa-${process.pid}-${++sites}.localhost`;
    if (scenario) php.open(site, replay(recordingOf(scenario)));
    else php.open(site, worldsAt(Date.now() + ahead)[world]);
    await use(site);
    php.close(site);
  },

  baseURL: async ({ served: { port }, site }, use) => use(`http://${site}:${port}`),

  context: async ({ context, baseURL, served: { ahead }, world, scenario, signedIn, now }, use) => {
    drawPictures(context, photoHost, drawing);
    if (now) await context.clock.install({ time: Date.now() + ahead });
    if (signedIn ?? (scenario ? beginsSignedIn(recordingOf(scenario)) : hasMember(world))) await context.addCookies([{ name: 'auth', value: 'qa', url: baseURL!, httpOnly: true, sameSite: 'Lax' }]);
    await use(context);
  },

  forward: async ({ context, served: { forwarded }, now }, use) => {
    await use(async (time) => {
      if (!now) throw new Error("A clock goes on in a file that begins with test.use({ now: '…' }): there app and browser have one of their own.");
      await forwarded.forward(context, time);
    });
    forwarded.back();
  },

  quietAbout: [async ({ browserErrors }, use) => use(browserErrors.allow(...unheardOf)), { auto: true }],

  mock: async ({ served: { php }, site }, use) => use((name, answer, options) => php.mock(site, name, answer, options)),
  asked: async ({ served: { php }, site }, use) => use((name) => php.asked(site, name)),
});
