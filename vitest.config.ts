import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.mjs';

const shared = ['./tests/setup/console-noise.ts', './tests/setup/unhandled-requests.ts'];
const databases = './tests/setup/test-databases.ts';
const inBrowserLikeDocument = ['**/*.test.tsx', 'components/**/*.test.ts', 'features/**/*.test.ts'];
const ofTheServer = ['lib/server/**/*.test.ts'];
// Rules, forms, stores and tools that put back what they change: their files share a worker.
const together = ['{app,gallery,scripts,styles}/**/*.test.ts', 'lib/{contract,format,i18n,push,queries,site,stores}/**/*.test.ts'];
// Files of these rooms that cannot share a worker with others; where no reason stands, they put a mock in a module’s place, or start modules anew.
const alone = [
  'app/forms/credits-forms.test.ts',
  'app/forms/debit-forms.test.ts',
  'app/forms/pressed-twice.test.ts', // opens a database
  'app/forms/signup-data.test.ts',
  'app/forms/upgrade-data.test.ts',
  'app/page-data/start-of-signup.test.ts',
  'app/page-request/flash.test.ts',
  'app/page-request/render-page.test.ts',
  'app/page-request/site-request.test.ts',
  'app/shared-pages/lander-page.test.ts',
  'app/shared-pages/tinderswipe-title.test.ts',
  'lib/i18n/american-english.test.ts',
  'lib/i18n/messages.test.ts',
  'lib/i18n/swiss-german.test.ts',
  'lib/push/worker/show-push.test.ts',
  'lib/server/embedded.test.ts', // opens the one server of a process, in an environment of its own
  'lib/server/accounts/passwords.test.ts',
  'lib/server/routes/hostile-photos.test.ts', // weighs the memory of its process
  'lib/server/routes/order-overtaken.test.ts',
  'lib/server/routes/order-repeats.test.ts',
  'scripts/say-welcome.test.ts',
];
// Screens whose tests put another location in the window's place, which a window of its own does not allow.
const screensAlone = [
  'features/deletion/deletion-screens.test.tsx',
  'features/recovery/new-password.test.tsx',
  'features/session/login-screen.test.tsx',
  'features/shell/chunk-reload.test.tsx',
  'features/shell/end-session.test.ts',
  'features/shell/session-end.test.tsx',
  'features/signup/after-the-account.test.tsx',
];
const never = ['**/node_modules/**', '.next/**', '.data/**', '.cache/**', 'e2e/**'];

// Dates are written in the product's home time zone in every test, wherever the machine stands.
process.env.TZ = 'Europe/Amsterdam';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    // Two cores, and a worker more for what waits: a database, a process, a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // next-intl names Next's modules without an extension, which Node alone does not resolve.
    server: { deps: { inline: ['next-intl'] } },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: [...never, ...inBrowserLikeDocument, ...ofTheServer, ...together], setupFiles: shared, globalSetup: databases },
      },
      {
        // A process for each of these files costs five times what they do.
        extends: true,
        test: { name: 'together', environment: 'node', isolate: false, include: together, exclude: [...never, ...inBrowserLikeDocument, ...alone], setupFiles: shared },
      },
      {
        extends: true,
        test: { name: 'alone', environment: 'node', include: alone, exclude: never, setupFiles: shared, globalSetup: databases },
      },
      {
        // Its files share a worker: its modules, its database (lib/server/testing/database.ts), and what they leave on globalThis.
        extends: true,
        test: { name: 'server', environment: 'node', isolate: false, include: ofTheServer, exclude: [...never, ...alone], setupFiles: shared, globalSetup: databases },
      },
      {
        // A context for each file in place of a process: jsdom itself is loaded once a worker.
        extends: true,
        test: { name: 'screen', environment: 'jsdom', pool: 'vmForks', include: inBrowserLikeDocument, exclude: [...never, ...screensAlone], setupFiles: ['./tests/setup/node-globals.ts', ...shared, './tests/setup/document.ts'] },
      },
      {
        extends: true,
        test: { name: 'screen-alone', environment: 'jsdom', include: screensAlone, exclude: never, setupFiles: [...shared, './tests/setup/document.ts'] },
      },
    ],
  },
});
