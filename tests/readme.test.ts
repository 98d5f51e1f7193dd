import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoWorld } from '@/lib/server/seed/demo-world';
import { floors } from './house/rooms';

const readme = readFileSync('README.md', 'utf8');

test('the README names every demo login, and their password', () => {
  const { logins, password } = demoWorld(new Date());
  expect([...logins.map(({ email }) => email), password].filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});

test('the README stays under 120 lines', () => expect(readme.split('\n').length).toBeLessThan(120));

/** What is read to know the house; examples in the page for QA are files that a reader makes. */
const pages = ['README.md', ...readdirSync('docs').filter((file) => file.endsWith('.md') && file !== 'qa.md').map((file) => `docs/${file}`)];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const places = /(?<![\w/.-])(?:app|components|deploy|docs|e2e|features|gallery|lib|locales|public|scripts|styles|tests)\/[\w\-./()[\]]*[\w)\]]/g;

const there = (place: string) => ['', '.ts', '.tsx', '.mjs', '.scss'].some((ending) => existsSync(place.replace(/[.)]+$/, '') + ending));

test.each(pages)('%s names files and commands that there are', (page) => {
  const text = readFileSync(page, 'utf8');
  const named = [...text.matchAll(/`[^`\n]+`/g)].map(([code]) => code).filter((code) => !/[<{*…]/.test(code)).flatMap((code) => code.match(places) ?? []);
  expect(named.filter((place) => !there(place))).toEqual([]);
  expect([...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('comments name files that there are', () => {
  // Made by the build.
  const made = ['public/sw.js'];
  const sources = ['app', 'components', 'e2e', 'features', 'gallery', 'lib', 'scripts', 'styles', 'tests'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|mjs|scss)$/.test(file) && !file.includes('.generated.')).map((file) => `${room}/${file}`),
  );
  const breaches = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *(?:\/\/|\/\*\*?|\*) (.*)$/gm)]
      .flatMap(([, words]) => words!.match(places) ?? [])
      .filter((place) => !made.includes(place) && !there(place))
      .map((place) => `${file} tells of ${place}.`),
  );
  expect(breaches).toEqual([]);
});

test('the README has every room of lib on its floor', () => {
  const rows = [...readme.matchAll(/^\| (\d) \| ([^|]+) \|/gm)].flatMap(([, floor, rooms]) => [...rooms!.matchAll(/`([^`]+)`/g)].map(([, room]) => [room!, Number(floor)]));
  expect(Object.fromEntries(rows)).toMatchObject(floors);
});

test('the README names every setting of the environment', () => {
  const settings = readFileSync('.env.example', 'utf8').match(/^#?\s*[A-Z][A-Z0-9_]+(?==)/gm)!.map((line) => line.replace(/^#?\s*/, ''));
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
