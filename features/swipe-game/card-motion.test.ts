import { expect, test } from 'vitest';
import { decisionOf, flightOf, leanOf, speedOf, transformOf } from './card-motion';

const width = 400;
const pull = (x: number, speed = 0) => ({ x, y: 20, speed, width });

test('a card follows the finger, leans with it and never more than eight degrees', () => {
  expect(transformOf(pull(0))).toBe('translate(0.0px, 7.0px) rotate(0.00deg)');
  expect(transformOf(pull(70))).toBe('translate(70.0px, 7.0px) rotate(4.00deg)');
  for (const x of [140, 900]) expect(transformOf(pull(x))).toContain('rotate(8.00deg)');
  expect(transformOf(pull(-900))).toContain('rotate(-8.00deg)');
});

test('35 % of the width decides, less does not', () => {
  expect([139, 140, -139, -140].map((x) => decisionOf(pull(x)))).toEqual([null, true, null, false]);
  expect([leanOf(pull(70)), leanOf(pull(-70)), leanOf(pull(999))]).toEqual([0.5, -0.5, 1]);
});

test('a flick decides too, in its own direction; one back to the middle takes the pull back', () => {
  expect(decisionOf(pull(40, 0.9))).toBe(true);
  expect(decisionOf(pull(-40, -0.9))).toBe(false);
  expect(decisionOf(pull(200, -0.9))).toBeNull();
  expect(decisionOf(pull(10, 3))).toBeNull();
});

test('a flight leaves the screen, sooner when it is fast, never sudden and never slow', () => {
  const fast = flightOf(pull(200, 4), true, 1440);
  const slow = flightOf(pull(140), false, 390);
  expect(fast.transform).toMatch(/^translate\(960px, 7\.0px\) rotate\(16deg\)$/);
  expect(slow.transform).toContain('translate(-435px');
  for (const { duration } of [fast, slow, flightOf(pull(0), true, 4000), flightOf(pull(0, 90), true, 4000)]) {
    expect(duration).toBeGreaterThanOrEqual(180);
    expect(duration).toBeLessThanOrEqual(380);
  }
});

test('the speed is that of the last moments: a pause before letting go leaves none', () => {
  expect(speedOf([{ x: 0, at: 0 }, { x: 50, at: 50 }, { x: 100, at: 100 }], 100)).toBe(1);
  expect(speedOf([{ x: 0, at: 0 }, { x: 100, at: 50 }], 400)).toBe(0);
  expect(speedOf([{ x: 100, at: 50 }], 60)).toBe(0);
  expect(speedOf([], 60)).toBe(0);
});
