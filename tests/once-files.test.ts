// What runs at one width alone is told in one way for each test: by its file's name in the list, or by a tag.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onceFiles } from '@/e2e/once-files';

test('each file of the list is there, stands in it once, and needs no tag', () => {
  expect(onceFiles.filter((name) => !existsSync(`e2e/${name}`))).toEqual([]);
  expect(onceFiles).toEqual([...new Set(onceFiles)].toSorted());
  expect(onceFiles.filter((name) => readFileSync(`e2e/${name}`, 'utf8').includes('@once'))).toEqual([]);
});
