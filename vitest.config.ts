import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = ['./tests/setup/console-noise.ts', './tests/setup/unhandled-requests.ts'];
const inBrowserLikeDocument = ['**/*.test.tsx', 'components/**/*.test.ts', 'features/**/*.test.ts'];
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
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: [...never, ...inBrowserLikeDocument], setupFiles: shared },
      },
      {
        extends: true,
        test: { name: 'screen', environment: 'jsdom', include: inBrowserLikeDocument, exclude: never, setupFiles: [...shared, './tests/setup/document.ts'] },
      },
    ],
  },
});
