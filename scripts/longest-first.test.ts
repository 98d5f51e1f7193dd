import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { longest, LongestFirst } from './longest-first.mjs';

test('the long files begin first, from the longest on; each is there', async () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
  const project = { name: 'node', config: { sequence: { groupOrder: 0 }, isolate: true } };
  const files = ['lib/a.test.ts', ...longest.toReversed(), 'lib/z.test.ts'].map((file) => ({ moduleId: `/vonk/${file}`, project }) as unknown as TestSpecification);
  const order = new LongestFirst({ cache: { getTestSpecificationResult: () => undefined } } as never);
  const sorted = (await order.sort(files)).map(({ moduleId }) => moduleId.replace('/vonk/', ''));
  expect(sorted).toEqual([...longest, 'lib/a.test.ts', 'lib/z.test.ts']);
});
