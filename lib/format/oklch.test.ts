import { expect, test } from 'vitest';
import { hexOf } from './oklch';

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.628, 0.2577, 29.23, '#ff0000'],
  [0.8664, 0.2948, 142.5, '#00ff00'],
  [0.452, 0.3132, 264.05, '#0000ff'],
  [0.5999, 0, 0, '#808080'],
])('lightness %d, strength %d, hue %d is %s', (lightness, strength, hue, hex) => {
  const near = (one: string, other: string) => [1, 3, 5].every((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= 1);
  expect(near(hexOf(lightness, strength, hue), hex), hexOf(lightness, strength, hue)).toBe(true);
});

test('a colour that no screen can show keeps its lightness and loses strength', () => {
  const pale = hexOf(0.96, 0.3, 4);
  expect(pale).toMatch(/^#[0-9a-f]{6}$/);
  expect(parseInt(pale.slice(3, 5), 16)).toBeGreaterThan(220);
});
