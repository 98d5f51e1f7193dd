import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = ['./tests/setup/console-noise.ts', './tests/setup/unhandled-requests.ts'];
const databases = './tests/setup/test-databases.ts';
const inBrowserLikeDocument = ['**/*.test.tsx', 'components/**/*.test.ts', 'features/**/*.test.ts'];
// Files of the server that cannot share a worker with others.
const alone = [
  'lib/server/embedded.test.ts', // opens the one server of a process, in an environment of its own
  'lib/server/passwords.test.ts', // puts a mock in a module's place
  'lib/server/routes/hostile-photos.test.ts', // weighs the memory of its process
  'lib/server/routes/order-overtaken.test.ts', // puts a mock in a module's place
  'lib/server/routes/order-repeats.test.ts', // puts a mock in a module's place
];
const ofTheServer = ['lib/server/**/*.test.ts'];
const never = ['**/node_modules/**', '.next/**', '.data/**', '.cache/**', 'e2e/**'];

// Dates are written in the product's home time zone in every test, wherever the machine stands.
process.env.TZ = 'Europe/Amsterdam';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    maxWorkers: 2,
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
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: [...never, ...inBrowserLikeDocument, ...ofTheServer], setupFiles: shared, globalSetup: databases },
      },
      {
        extends: true,
        test: { name: 'server-alone', environment: 'node', include: alone, exclude: never, setupFiles: shared, globalSetup: databases },
      },
      {
        // Its files share a worker: its modules, its database (lib/server/testing/database.ts), and what they leave on globalThis.
        extends: true,
        test: { name: 'server', environment: 'node', isolate: false, include: ofTheServer, exclude: [...never, ...alone], setupFiles: shared, globalSetup: databases },
      },
      {
        extends: true,
        test: { name: 'screen', environment: 'jsdom', include: inBrowserLikeDocument, exclude: never, setupFiles: [...shared, './tests/setup/document.ts'] },
      },
    ],
  },
});
