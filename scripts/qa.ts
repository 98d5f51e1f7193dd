// npm run qa: the built app by hand in a world of the tests, on a recording, or before a server that is recorded. docs/qa.md
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Mocks } from '@/e2e/mock/answers';
import { PhpHost } from '@/e2e/mock/php-host';
import { recorder } from '@/e2e/mock/recorder';
import { canSignIn, replay, type Scenario } from '@/e2e/mock/scenario';
import { hasMember, worlds, type World } from '@/e2e/mock/worlds';
import { buildApp } from './build-app.mjs';
import { startBuiltApp } from './built-app.mjs';
import { createProgress } from './progress.mjs';

const usage = `npm run qa -- world "NAME"                the app in a world: ${Object.keys(worlds).join(', ')}
npm run qa -- record NAME --origin URL    the app before a server; Ctrl-C writes e2e/mock/scenarios/NAME.json
                 [--site DOMAIN]          the site that is asked for; the host of --origin where it is left out
npm run qa -- replay NAME                 the app on that recording

NAME of a recording: letters, digits, - and _. The app is built first where its sources have changed.`;

const folder = 'e2e/mock/scenarios';
const site = 'localhost';
const options = parseArgs({ allowPositionals: true, strict: false, options: { origin: { type: 'string' }, site: { type: 'string' } } });
const [command, name] = options.positionals;
const given = (value: unknown) => (typeof value === 'string' ? value : undefined);
const origin = given(options.values.origin);

const untilStopped = () => new Promise<void>((resolve) => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()));

/** `keep`: what is to be written, before anything else ends: a terminal's Ctrl-C ends every process of it. */
async function serve(apiOrigin: string, hint: string, keep?: () => void): Promise<void> {
  await buildApp(createProgress(), { dataDir: '.data' });
  const app = await startBuiltApp({ API_ORIGIN: apiOrigin });
  console.log(`http://${site}:${app.port}   (Ctrl-C ends it; ${hint})`);
  await untilStopped();
  keep?.();
  await app.stop();
}

async function serveHost(mocks: Mocks, signsIn: boolean): Promise<void> {
  const php = await PhpHost.start();
  php.open(site, mocks);
  await serve(php.origin, signsIn ? 'any address and password sign in' : 'nobody can sign in');
  await php.stop();
}

async function record(target: string, asSite: string, file: string): Promise<void> {
  const { server: proxy, exchanges } = recorder(target, asSite);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const keep = () => {
    if (exchanges.length === 0) return console.log('No call was answered: nothing is written.');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ recorded: new Date().toISOString(), exchanges } satisfies Scenario, null, 1)}\n`);
    console.log(`${exchanges.length} answers are in ${file}. Look through it before you commit it.`);
  };
  await serve(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, 'it writes what was answered', keep);
  // Live events that the server still sends would keep this process.
  process.exit();
}

const file = `${folder}/${name}.json`;
const isName = name !== undefined && /^[\w-]+$/.test(name);
if (command === 'world' && name && name in worlds) await serveHost(worlds[name as World], hasMember(name as World));
else if (command === 'replay' && isName && existsSync(file)) {
  const scenario = JSON.parse(readFileSync(file, 'utf8')) as Scenario;
  await serveHost(replay(scenario), canSignIn(scenario));
} else if (command === 'record' && isName && origin && URL.canParse(origin)) await record(origin, given(options.values.site) ?? new URL(origin).hostname, file);
else {
  if (command === 'replay' && isName) console.error(`There is no ${file}.\n`);
  console.error(usage);
  process.exitCode = 2;
}
