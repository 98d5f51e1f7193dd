import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { argonPasswords } from './passwords';

vi.mock(import('@node-rs/argon2'), async (actual) => {
  const real = await actual();
  return { ...real, verify: vi.fn(real.verify) };
});

it('a password is kept as a hash that only it opens', async () => {
  const kept = await argonPasswords.hash('tuinslang88kade');
  expect(kept).toMatch(/^\$argon2id\$/);
  expect([await argonPasswords.verify(kept, 'tuinslang88kade'), await argonPasswords.verify(kept, 'tuinslang88kadf')]).toEqual([true, false]);
});

it('[bar S8] nobody’s password is checked against a hash of the same cost, so that an unknown address takes as long as a known one', async () => {
  const kept = await argonPasswords.hash('tuinslang88kade');
  for (const each of [kept, null]) expect(await argonPasswords.verify(each, 'wrong')).toBe(false);
  const costs = vi.mocked(verify).mock.calls.slice(-2).map(([held]) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(held as string)?.[0]);
  expect(costs).toEqual([costs[1], costs[0]]);
  expect(costs[0]).toContain('m=32768,t=3,p=1');
  expect(await hash('x', { memoryCost: 1024 })).not.toContain(costs[0]);
});
