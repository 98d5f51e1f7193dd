// npm run gallery: a picture of every scene of /dev/gallery, in the looks and sizes that are asked for, to be compared with those of another
// build. docs/qa.md
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { niches } from '@/lib/site/niches/niches';
import { locales } from '@/lib/site/languages/locales';
import { firstLook, themes } from '@/gallery/look';
import { settingsFor } from '@/gallery/stage';
import { startBuiltApp } from './built-app.mjs';
import { compareFolders } from './gallery/compare';
import { shootAll } from './gallery/shoot';
import { productNode, root, runCommand, toolEnv } from './run-command.mjs';

const usage = `npm run gallery                        a picture of every scene, into .cache/gallery/shots
npm run gallery -- --out FOLDER        into another folder
npm run gallery -- serve               the preview build, to be looked at by hand
npm run gallery -- compare A B         which pictures of two folders differ; the differences into .cache/gallery/differences

  --locales nl,de,en   --niches general   --themes light,dark   --sizes 390x844,1440x900   --only NAME
  --all                every language and niche, both themes
  --no-build           the preview build that is there
  --origin URL         a served preview build or npm run dev, in place of a build of its own
  --tolerance N        compare: a part of a colour may differ by so much, of 255 (default 3); the edges of letters and photos by more
  --dots N             compare: fewer dots than these are no difference (default 10)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' }, locales: { type: 'string', default: 'nl,de,en' }, niches: { type: 'string', default: 'general' }, themes: { type: 'string', default: 'light,dark' },
    sizes: { type: 'string', default: '390x844,1440x900' }, only: { type: 'string', default: '' }, origin: { type: 'string' }, all: { type: 'boolean', default: false }, tolerance: { type: 'string', default: '3' }, dots: { type: 'string', default: '10' },
    build: { type: 'boolean', default: true }, help: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const home = '.cache/gallery';
/** The day of the demo world in every picture, a little after the hour: what a server counts from its start falls in the same minute. */
const day = '2026-11-21T14:06:05.000Z';

/** The server behind the app: it knows the site, whose icon a scene may show, and nothing else; no database is filled for it. */
async function openNothing() {
  const settings = JSON.stringify({ settings: settingsFor(firstLook) });
  const server = createServer(({ url }, response) => (url?.startsWith('/api/settings.php') ? response.setHeader('content-type', 'application/json').end(settings) : response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Serves a preview build, which is a folder of its own: it never stands where the product is served from. */
async function servePreview() {
  const env = { VONK_GALLERY: '1', NODE_ENV: 'production' };
  if (values.build || !existsSync('.cache/preview/BUILD_ID')) {
    console.log('Building the preview ...');
    await runCommand(productNode(), [path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'], { env: toolEnv(env), failure: 'next build' });
    // Its routes are others than those of the product, by which the types are checked.
    rmSync('.cache/preview/types', { recursive: true, force: true });
  }
  const moved = new URL('../e2e/mock/moved-clock.mjs', import.meta.url).href;
  const nothing = await openNothing();
  const app = await startBuiltApp({ ...env, API_ORIGIN: nothing.origin, QA_NOW: day, NODE_OPTIONS: `--dns-result-order=ipv4first --import ${moved}` });
  const stop = async () => {
    await app.stop();
    nothing.close();
  };
  return { origin: app.origin, stop };
}

async function shoot(): Promise<void> {
  const app = values.origin ? null : await servePreview();
  try {
    const list = (given: string, every: readonly string[]) => (values.all ? every : given.split(','));
    const faults = await shootAll({
      origin: values.origin ?? app!.origin, folder: values.out ?? `${home}/shots`, only: values.only, day, sizes: values.sizes.split(','),
      locales: list(values.locales, locales), niches: list(values.niches, niches), themes: list(values.themes, themes),
    });
    if (faults > 0) process.exitCode = 1;
  } finally {
    await app?.stop();
  }
}

async function serve(): Promise<void> {
  const app = await servePreview();
  console.log(`${app.origin}/dev/gallery   (Ctrl-C ends it)`);
  await new Promise<void>((resolve) => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()));
  await app.stop();
}

const [command, first, second] = positionals;
if (values.help) console.log(usage);
else if (!command) await shoot();
else if (command === 'serve') await serve();
else if (command === 'compare' && first && second) process.exitCode = (await compareFolders(first, second, values.out ?? `${home}/differences`, { tolerance: Number(values.tolerance), dots: Number(values.dots) })) > 0 ? 1 : 0;
else {
  console.log(usage);
  process.exitCode = 2;
}
