import { defineConfig, devices } from '@playwright/test';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { needsOfRun } from './e2e/needs';
import { usualBrowser } from './e2e/launch';
import { onceFiles } from './e2e/once-files';
import { freePort } from './scripts/listen-address.mjs';
import { worldFolder } from './scripts/prepared-world.mjs';

// The first process that reads this chooses port, folder and world; the workers it starts find them in the environment.
const dataRoot = path.resolve('.cache/e2e');
const isRunning = (id: string) => {
  try {
    return process.kill(Number.parseInt(id, 10), 0);
  } catch {
    return false;
  }
};
if (!process.env.E2E_PORT) {
  mkdirSync(dataRoot, { recursive: true });
  for (const id of readdirSync(dataRoot)) if (!isRunning(id)) rmSync(path.join(dataRoot, id), { recursive: true, force: true });
  process.env.E2E_DATA_DIR = path.join(dataRoot, String(process.pid));
  process.env.E2E_WORLD = worldFolder();
  process.env.E2E_PORT = String(await freePort());
}
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results/browser',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // What fails beside others npm test runs again at the end, alone.
  retries: 0,
  timeout: 60_000,
  globalTimeout: 80 * 60_000,
  expect: { timeout: 10_000 },
  // npm test alone says where to write: what conformance reads is always of a whole run.
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    baseURL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A worker in between hides requests from the tests that look at them; the tests of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording costs about a third of the time: only what is run again is recorded.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...usualBrowser,
  },
  projects: [
    // What comes to the same at every width runs on the desktop alone.
    { name: 'phone', testIgnore: ['timed.spec.ts', ...onceFiles], grepInvert: /@once/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
    { name: 'desktop', testIgnore: ['timed.spec.ts'], use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // What measures time: npm test runs it by itself, when all others are done.
    { name: 'timed', testMatch: ['timed.spec.ts'], use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    // The built app on a copy of the demo world; it is built, and the world made, first if the sources have changed. Tests that
    // start an app of their own do without it.
    command: 'node scripts/serve-tests.mjs',
    url: `${baseURL}/healthz`,
    timeout: 6 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: port, HOSTNAME: '127.0.0.1', DATA_DIR: process.env.E2E_DATA_DIR ?? dataRoot, E2E_NEEDS: needsOfRun(process.argv.slice(2)), API_ORIGIN: '', DATABASE_URL: '', TRUSTED_PROXIES: '1' },
  },
});
