import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoWorld } from '@/lib/server/seed/demo-world';

const readme = readFileSync('README.md', 'utf8');

test('the README names every demo login, and their password', () => {
  const { logins, password } = demoWorld(new Date());
  expect([...logins.map(({ email }) => email), password].filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});

test('the README stays under 120 lines', () => expect(readme.split('\n').length).toBeLessThan(120));
