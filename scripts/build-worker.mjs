// Builds the service worker after the app: public/sw.js, with the list of the files that every page has in common.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// A preview build lies in a folder of its own and has no worker: the gallery registers none.
if (process.env.VONK_GALLERY === '1') process.exit(0);

const buildId = readFileSync('.next/BUILD_ID', 'utf8').trim();
const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));

/** 'There is something new for you', by language. */
const generic = Object.fromEntries(
  readdirSync('locales')
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, 2), JSON.parse(readFileSync(path.join('locales', name), 'utf8')).push.generic]),
);

const [icons] = /\/icons\.svg\?v=\w+/.exec(readFileSync('components/ui/icon-names.generated.ts', 'utf8'));
const fonts = readdirSync('public/fonts').filter((name) => /-latin-wght-.*\.woff2$/.test(name));
const precached = [
  ...fonts.map((name) => ({ url: `/fonts/${name}`, revision: createHash('sha256').update(readFileSync(`public/fonts/${name}`)).digest('hex').slice(0, 32) })),
  // The addresses of the others change with what is in them.
  { url: icons, revision: null },
  ...rootMainFiles.filter((file) => existsSync(path.join('.next', file))).map((file) => ({ url: `/_next/${file}`, revision: null })),
];

await build({
  entryPoints: ['lib/push/worker/service-worker.ts'],
  outfile: 'public/sw.js',
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'error',
  // A new build is a new worker, whatever else is the same: its pages are told that there is a new version.
  banner: { js: `/* ${buildId} */` },
  define: { __GENERIC__: JSON.stringify(generic), 'self.__WB_MANIFEST': JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
});
