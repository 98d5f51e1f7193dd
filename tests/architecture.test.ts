import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importBreaches } from './house/import-rules';
import { shapeBreaches } from './house/shape-rules';
import type { SourceFile } from './house/source-file';
import { unusedExports } from './house/unused-exports';
import { unusedBreaches } from './house/unused-files';

const rooms = ['app', 'components', 'e2e', 'features', 'gallery', 'lib', 'scripts', 'styles', 'tests'];
const isText = /\.(tsx?|mts|mjs|cjs|js|scss|sql|sh)$/;

const house = (): SourceFile[] => {
  const inRooms = rooms.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((place) => `${room}/${place.replaceAll('\\', '/')}`));
  const entryFiles = readdirSync('.').filter((name) => /^(middleware|instrumentation.*|next\.config)\.ts$/.test(name));
  return [...inRooms, ...entryFiles].filter((path) => isText.test(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
};

const files = house();

test('the whole house is looked at', () => expect(files.length).toBeGreaterThan(50));
test('imports go down the floors, never up and never into a neighbour', () => expect(importBreaches(files)).toEqual([]));
test('files have good names, one size, a first comment and named exports', () => expect(shapeBreaches(files)).toEqual([]));
test('every part is used by the product', () => expect(unusedBreaches(files)).toEqual([]));
test('and so is every export of lib', () => expect(unusedExports(files)).toEqual([]));
