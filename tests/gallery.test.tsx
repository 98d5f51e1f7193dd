import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from '@/gallery/all-scenes';
import { documents } from '@/gallery/documents';
import { orderStates } from '@/lib/contract/orders';
import { alertNames } from '@/lib/site/cookies/dismissals';
import { plainTexts } from '@/lib/site/languages/plain-texts';
import { shownParts } from './house/shown-parts';

const all = [...scenes, ...documents];
const scenesOf = (what: string) => all.filter(({ of }) => of.includes(what));
const files = ['app', 'components', 'features'].flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((place) => `${room}/${place}`)).filter((path) => /\.tsx?$/.test(path) && !/\.(test|gallery)\.tsx?$|\/testing\//.test(path));

const pathOf = (what: string) => what.replace(/\.tsx?$|#[\w-]+$/, '');
const partsOf = new Map(files.map((path) => [pathOf(path), shownParts({ path, text: readFileSync(path, 'utf8') })]));

/** Of a file with one part any scene shows it; one among several is shown by a scene of its kind, and one among several of its kind by a scene that says which: its file and '#alert-2'. */
const isShown = (path: string, part: string) =>
  all.some(({ kind, of }) => of.some((what) => pathOf(what) === path && (partsOf.get(path)!.length === 1 || (/\d$/.test(part) ? what === `${path}#${part}` : kind === part))));

test('every modal, alert, banner, empty or failed state and toast of the product has a scene in the gallery: two of one file never the same', () => {
  expect([...partsOf].flatMap(([path, parts]) => parts.filter((part) => !isShown(path, part)).map((part) => `${path}#${part}`))).toEqual([]);
});

test('every alert of a member, every mail and every outcome of an order has a scene', () => {
  expect(orderStates.filter((state) => !all.some(({ name }) => name === `payment-${state}`))).toEqual([]);
  const letters = readFileSync('lib/server/mail/letter.ts', 'utf8');
  const kinds = [...letters.matchAll(/^\s*(?:\| \{ )?kind: ([^;]+);/gm)].flatMap(([, words]) => [...words!.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind!));
  const outcomes = [...letters.matchAll(/status: ([^;}]+)/g)].flatMap(([, words]) => [...words!.matchAll(/'(\w+)'/g)].map(([, status]) => status!));
  expect(kinds.length).toBeGreaterThan(15);
  expect(outcomes.length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => scenesOf(`mail:${kind}`).length === 0)).toEqual([]);
  expect(outcomes.filter((status) => !documents.some(({ name }) => name.startsWith(`mail-order-${status.replace('_', '-')}`)))).toEqual([]);
  expect(alertNames.filter((name) => scenesOf(`alert:${name}`).length === 0)).toEqual([]);
  expect(Object.keys(plainTexts).filter((text) => scenesOf(`plain:${text}`).length === 0)).toEqual([]);
});

test('every push notice, every file that draws pages of operators, the page of the sandbox and the text message to a phone have a scene', () => {
  const [, kinds = ''] = /type PushKind = ([^;]+);/.exec(readFileSync('lib/server/store/schema/pushes.ts', 'utf8')) ?? [];
  const pushes = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => `push:${kind}`);
  const drawn = readdirSync('lib/server/operator', { encoding: 'utf8' }).filter((file) => !/\.test\.ts$|^operator-(?:frame|pages)\./.test(file)).map((file) => `lib/server/operator/${file}`).filter((path) => readFileSync(path, 'utf8').includes('operatorHtml('));
  expect([pushes.length, drawn.length]).toEqual([4, 5]);
  expect([...pushes, ...drawn.map(pathOf), 'lib/server/payments/sandbox-page', 'lib/server/orders/send-debit-code'].filter((what) => scenesOf(what).length === 0)).toEqual([]);
});

test('every text that a form of the settings is answered with stands in a scene', () => {
  const answers = readFileSync('app/forms/settings-forms.ts', 'utf8').match(/'(?:settings|alerts)\.[\w.]+'/g) ?? [];
  const scenes = readFileSync('gallery/scenes/settings.tsx', 'utf8');
  expect(answers.length).toBeGreaterThan(7);
  expect(answers.filter((key) => !scenes.includes(key))).toEqual([]);
});

test('each scene has a name of its own, and what it shows is there', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at || !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  const isThere = (what: string) => ['.ts', '.tsx'].some((end) => existsSync(pathOf(what) + end)) && (!what.includes('#') || partsOf.get(pathOf(what))?.includes(what.split('#')[1]!));
  expect(all.flatMap(({ name, of }) => of.filter((what) => !what.includes(':') && !isThere(what)).map((what) => `${name}: ${what}`))).toEqual([]);
});

test('each sheet that a page brings by itself is one of the gallery’s, but for those of whole pages of which it has no part', () => {
  const whole = /^lander-(?!maplanding)|^(?:page-shapes|premium|pricing)$/;
  const brought = readFileSync('gallery/all-styles.ts', 'utf8');
  const sheets = readdirSync('styles').filter((file) => /^[a-z].*\.scss$/.test(file)).map((file) => file.replace('.scss', ''));
  expect(sheets.filter((sheet) => !whole.test(sheet) && !brought.includes(`'@/styles/${sheet}.scss'`))).toEqual([]);
});
