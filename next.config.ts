import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { writeBrowserZod } from './scripts/browser-zod.mjs';
import { catalogueFormat } from './scripts/locales/catalogue-format.mjs';

/** Pages named *.gallery.tsx: there while one develops, and in a preview build of its own folder; in no other build. docs/qa.md */
const isPreview = process.env.VONK_GALLERY === '1';
const hasGallery = isPreview || process.env.NODE_ENV === 'development';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiled messages need no parser in the browser.
  experimental: { messages: { path: './locales', locales: 'infer', format: catalogueFormat(process.env), precompile: true } },
});

const config: NextConfig = {
  poweredByHeader: false,
  // What the build says of itself: a word that is replaced where it stands, so that nobody can switch the gallery on later.
  env: { VONK_GALLERY: hasGallery ? '1' : '' },
  ...(hasGallery ? { pageExtensions: ['gallery.tsx', 'gallery.ts', 'tsx', 'ts', 'jsx', 'js'] } : {}),
  ...(isPreview ? { distDir: '.cache/preview' } : {}),
  // A folder that runs without node_modules, for images of containers: `npm start` has no use for it. See Dockerfile.
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  outputFileTracingIncludes: { '/**': ['./lib/server/migrations/**/*', './node_modules/@electric-sql/pglite/dist/*'] },
  outputFileTracingExcludes: { '/**': ['./gallery/**/*', './app/dev/gallery/**/*'] },
  reactStrictMode: true,
  // Stateful or native modules live outside the bundles, loaded once by Node.
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'compression', 'sharp', 'nodemailer', 'postgres', 'redis', 'prom-client', '@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http', 'web-push'],
  // Adds the content-security-policy, made from each page's own inline scripts, to every cached page.
  cacheHandler: path.resolve('lib/site/http/page-cache.mjs'),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // lib/api/compress-answers.ts does both, for a kept page once.
  compress: false,
  generateEtags: false,
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      'zod/mini': { browser: writeBrowserZod() },
      // Drawn by the server where they stand; in the browser their code comes after the page's own.
      '@/features/bonus/bonus-part': { browser: './features/bonus/bonus-part-browser.tsx' },
      '@/features/chat/list/chat-list-part': { browser: './features/chat/list/chat-list-part-browser.tsx' },
      '@/features/chat/menu/chat-menu-part': { browser: './features/chat/menu/chat-menu-part-browser.tsx' },
      '@/features/chat/gifts/gift-card-part': { browser: './features/chat/gifts/gift-card-part-browser.tsx' },
      '@/features/chat/messages/message-menu-part': { browser: './features/chat/messages/message-menu-part-browser.tsx' },
      '@/features/credits/credits-form-part': { browser: './features/credits/credits-form-part-browser.tsx' },
      '@/features/shell/account-items-part': { browser: './features/shell/account-items-part-browser.tsx' },
      '@/features/shell/language-menu-part': { browser: './features/shell/language-menu-part-browser.tsx' },
    },
  },
  sassOptions: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
  experimental: {
    // Going back to a page shows it as it was, without a request; what was fetched ahead is kept no longer than what was seen. Decision 274.
    staleTimes: { dynamic: 180, static: 180 },
    // What comes with a request that the middleware answers is held whole until it is there, twice; no page takes any. Bar S6.
    proxyClientMaxBodySize: 64 * 1024,
    // What a page needs comes in fewer and larger files, a fifth fewer requests; a library stays a file of its own, which outlives releases and
    // stands in no file twice. Bytes of code as it was written; beyond 60 kB a file is merged with no other.
    turbopackChunking: { minChunkSize: 300_000, maxMergeChunkSize: 60_000 },
    // Kept pages live in memory alone: on disk, a server started anew would show those of the one before, of another API_ORIGIN even.
    isrFlushToDisk: false,
  },
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/fonts/:file', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
    { source: '/sw.js', headers: [{ key: 'cache-control', value: 'no-cache' }] },
    { source: '/icons.svg(\\.br|\\.gz)?', headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' }] },
  ],
};

export default withNextIntl(config);
