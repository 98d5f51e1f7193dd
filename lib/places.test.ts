import { expect, test } from 'vitest';
import { photoPlaces, takePlaces } from './places';

test('[S6] a member sends six photos at once at most, a network sixteen, and whoever is done makes room', () => {
  const taken = Array.from({ length: 7 }, () => takePlaces(photoPlaces('call', 1, '192.0.2.7')));
  expect(taken.map(Boolean)).toEqual([...Array<boolean>(6).fill(true), false]);
  const others = Array.from({ length: 20 }, (_, at) => takePlaces(photoPlaces('call', 10 + at, '192.0.2.7')));
  expect(others.filter(Boolean)).toHaveLength(10);
  const elsewhere = takePlaces(photoPlaces('call', 50, '198.51.100.7'));
  expect(elsewhere).not.toBeNull();
  taken[0]!();
  taken[0]!();
  const again = [takePlaces(photoPlaces('call', 1, '192.0.2.7')), takePlaces(photoPlaces('call', 1, '192.0.2.7'))];
  expect(again.map(Boolean)).toEqual([true, false]);
  for (const leave of [...taken, ...others, ...again, elsewhere]) leave?.();
  expect(takePlaces(photoPlaces('call', 1, '192.0.2.7'))).not.toBeNull();
});
