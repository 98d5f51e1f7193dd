import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { writeBrowserZod } from './scripts/browser-zod.mjs';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiled messages need no parser in the browser.
  experimental: { messages: { path: './locales', locales: 'infer', format: 'json', precompile: true } },
});

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Stateful or native modules live outside the bundles, loaded once by Node.
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'msw', 'nodemailer', 'postgres'],
  // Adds the content-security-policy, made from each page's own inline scripts, to every cached page.
  cacheHandler: path.resolve('lib/site/page-cache.mjs'),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  compress: true,
  images: { unoptimized: true },
  turbopack: { resolveAlias: { 'zod/mini': { browser: writeBrowserZod() } } },
  sassOptions: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
  experimental: {
    // Going back to a page shows it as it was, without a request.
    staleTimes: { dynamic: 180, static: 300 },
    // Kept pages live in memory alone: on disk, a server started anew would show those of the one before, of another API_ORIGIN even.
    isrFlushToDisk: false,
  },
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/fonts/:file', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
    { source: '/icons.svg', headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' }] },
  ],
};

export default withNextIntl(config);
