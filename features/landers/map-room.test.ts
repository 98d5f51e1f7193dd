import { expect, test } from 'vitest';
import { isUnderCard, mapRoom } from './map-room';

test('what a phone would cut at its edges, under its bar or under its sheet is beyond; what lies behind the sheet of a desktop is behind', () => {
  expect(mapRoom(700, 700, 29)).toBeNull();
  expect([mapRoom(900, 700, 29), mapRoom(530, 700, 29), mapRoom(700, 500, 29), mapRoom(850, 550, 29), mapRoom(700, 880, 29)]).toEqual(Array(5).fill('is-beyond'));
  expect(mapRoom(450, 700, 29)).toBe('is-beyond is-behind');
});

test('what stands below the first pin lies under its card, above it where that pin is low', () => {
  const [first, low] = [{ x: 700, y: 700 }, { x: 700, y: 800 }];
  expect([isUnderCard(first, { x: 790, y: 740 }), isUnderCard(first, { x: 900, y: 740 }), isUnderCard(first, { x: 700, y: 600 })]).toEqual([true, false, false]);
  expect([isUnderCard(low, { x: 700, y: 700 }), isUnderCard(low, { x: 700, y: 850 }), isUnderCard(undefined, low)]).toEqual([true, false, false]);
});
