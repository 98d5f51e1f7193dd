import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSprite } from './icon-names.generated';

const sprite = readFileSync('public/icons.svg', 'utf8');
const types = readFileSync('components/ui/icon-names.generated.ts', 'utf8');

test('every icon that the type names is in the sprite, and no more', () => {
  const named = [...types.matchAll(/^ {2}'?([a-z-]+)'?: (.+);$/gm)].flatMap(([, name, weights]) =>
    [...weights!.matchAll(/'(\w+)'/g)].map(([, weight]) => `${name}-${weight}`),
  );
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
  expect(named.toSorted()).toEqual(drawn.toSorted());
});

test('the sprite needs no style and runs no script', () => {
  expect(sprite).not.toMatch(/style|script|onload/i);
  expect(iconSprite).toMatch(/^\/icons\.svg\?v=[0-9a-f]{8}$/);
});
