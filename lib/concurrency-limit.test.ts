import { expect, test } from 'vitest';
import { acquire, uploadLimits } from './concurrency-limit';

test('[S6] a member sends six photos at once at most, a network sixteen, and whoever is done makes room', () => {
  const taken = Array.from({ length: 7 }, () => acquire(uploadLimits('call', 1, '192.0.2.7')));
  expect(taken.map(Boolean)).toEqual([...Array<boolean>(6).fill(true), false]);
  const others = Array.from({ length: 20 }, (_, at) => acquire(uploadLimits('call', 10 + at, '192.0.2.7')));
  expect(others.filter(Boolean)).toHaveLength(10);
  const elsewhere = acquire(uploadLimits('call', 50, '198.51.100.7'));
  expect(elsewhere).not.toBeNull();
  taken[0]!();
  taken[0]!();
  const again = [acquire(uploadLimits('call', 1, '192.0.2.7')), acquire(uploadLimits('call', 1, '192.0.2.7'))];
  expect(again.map(Boolean)).toEqual([true, false]);
  for (const release of [...taken, ...others, ...again, elsewhere]) release?.();
  expect(acquire(uploadLimits('call', 1, '192.0.2.7'))).not.toBeNull();
});
