import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from '@/gallery/all-scenes';
import { documents } from '@/gallery/documents';
import { orderStates } from '@/lib/contract/orders';
import { alertNames } from '@/lib/site/cookies/dismissals';
import { plainTexts } from '@/lib/site/languages/plain-texts';
import { shownParts } from './house/shown-parts';

const all = [...scenes, ...documents];
const scenesOf = (what: string) => all.filter(({ of }) => of.includes(what)).length;
const files = ['app', 'components', 'features'].flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((place) => `${room}/${place}`)).filter((path) => /\.tsx?$/.test(path) && !/\.(test|gallery)\.tsx?$|\/testing\//.test(path));

test('every modal, alert, banner, empty or failed state and toast of the product has its scenes in the gallery: at least as many as stand in its file', () => {
  const missing = files.flatMap((path) => {
    const parts = shownParts({ path, text: readFileSync(path, 'utf8') });
    const most = Object.values(parts).reduce((sum, each) => sum + each, 0);
    const shown = scenesOf(path.replace(/\.tsx?$/, ''));
    return shown < most ? [`${path} has ${Object.entries(parts).map(([kind, count]) => `${kind} x ${count}`).join(', ')}, and ${shown} scenes in gallery/scenes name it.`] : [];
  });
  expect(missing).toEqual([]);
});

test('every alert of a member, every mail and every outcome of an order has a scene', () => {
  expect(orderStates.filter((state) => !all.some(({ name }) => name === `payment-${state}`))).toEqual([]);
  const letters = readFileSync('lib/server/mail/letter.ts', 'utf8');
  const kinds = [...letters.matchAll(/^\s*(?:\| \{ )?kind: ([^;]+);/gm)].flatMap(([, words]) => [...words!.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind!));
  const outcomes = [...letters.matchAll(/status: ([^;}]+)/g)].flatMap(([, words]) => [...words!.matchAll(/'(\w+)'/g)].map(([, status]) => status!));
  expect(kinds.length).toBeGreaterThan(15);
  expect(outcomes.length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => scenesOf(`mail:${kind}`) === 0)).toEqual([]);
  expect(outcomes.filter((status) => !documents.some(({ name }) => name.startsWith(`mail-order-${status.replace('_', '-')}`)))).toEqual([]);
  expect(alertNames.filter((name) => scenesOf(`alert:${name}`) === 0)).toEqual([]);
  expect(Object.keys(plainTexts).filter((text) => scenesOf(`plain:${text}`) === 0)).toEqual([]);
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
  const there = new Set([...files, 'lib/site/http/plain-page.ts', 'lib/site/http/offline-page.ts'].map((path) => path.replace(/\.tsx?$/, '')));
  expect(all.flatMap(({ name, of }) => of.filter((what) => !what.includes(':') && !there.has(what)).map((what) => `${name}: ${what}`))).toEqual([]);
});
