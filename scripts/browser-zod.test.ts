import { expect, test } from 'vitest';
import { namesIn, usedNames } from './browser-zod.mjs';

test('the part of zod that browsers get has what is called with a type too, and no name that is a type alone', () => {
  expect(namesIn('z.custom<Record<string, never>>(isEmpty); z.pipe(a, b) as z.infer<typeof c>')).toEqual(['custom', 'pipe']);
  const names = usedNames();
  expect(names).toEqual(expect.arrayContaining(['object', 'pipe']));
  expect(names).not.toContain('infer');
});
