import { describe, expect, test } from 'vitest';
import { portrait } from './portrait';
import { pathAt, turned, widthAt } from './head-rotation';

/** How far the middle between the eyes lies from the middle of the head, and how wide each eye is drawn. */
function eyesOf(svg: string) {
  const [left, right] = [...svg.matchAll(/translate\(([\d.]+) 300\)"><g transform="rotate\([^)]*\) scale\((-?[\d.]+)/g)].map((match) => ({ x: Number(match[1]), width: Math.abs(Number(match[2])) }));
  return { shift: (left!.x + right!.x) / 2 - 300, left: left!.width, right: right!.width };
}

describe('a turned head', () => {
  test('looks to either side, its far eye narrower, and shows one ear', () => {
    const ears = (svg: string) => svg.match(/312\) scale\(/g)?.length ?? 0;
    const [ahead, right, left] = [0, 2, -2].map((turn) => portrait({ seed: 'ears', sex: 'm', hair: 'crop', age: 30, turn })) as [string, string, string];
    expect(eyesOf(ahead).shift).toBeCloseTo(0, 0);
    expect(eyesOf(right).shift).toBeGreaterThan(12);
    expect(eyesOf(left).shift).toBeLessThan(-12);
    expect(eyesOf(right).right).toBeLessThan(eyesOf(right).left);
    expect(eyesOf(left).left).toBeLessThan(eyesOf(left).right);
    expect([ahead, right, left].map(ears)).toEqual([2, 1, 1]);
  });

  test('is what a third to a half of all seeds have, and not all to the same side', () => {
    const shifts = Array.from({ length: 200 }, (_, number) => eyesOf(portrait({ seed: `turn-${number}` })).shift);
    const half = shifts.filter((shift) => Math.abs(shift) > 10);
    expect(half.length).toBeGreaterThan(60);
    expect(half.length).toBeLessThan(100);
    for (const side of [-1, 1]) expect(half.filter((shift) => shift * side > 0).length).toBeGreaterThan(20);
  });

  test('both eyes look the same way and have their light on the same side', () => {
    const svg = portrait({ seed: 'gaze', sex: 'f', age: 30, turn: 2.2 });
    const pupils = [...svg.matchAll(/<circle cx="(-?[\d.]+)" cy="-.6" r="10.4"/g)].map((match) => Number(match[1]));
    expect(pupils).toHaveLength(2);
    // The right eye is drawn mirrored.
    expect(pupils[1]).toBe(-pupils[0]!);
  });
});

test('what lies at the edge of a head stays where it is, what lies in front moves most', () => {
  const at = turned(2);
  expect([at(184), at(416)]).toEqual([184, 416]);
  expect(at(300) - 300).toBeGreaterThan(at(250) - 250);
  expect(widthAt(2, 342)).toBeLessThan(widthAt(2, 300));
});

test('a path’s relative lengths do not move with it', () => {
  expect(pathAt('M300,10q2,7 3,13', (x) => x + 5)).toBe('M305,10q2,7 3,13');
  expect(pathAt('M1,2H9V4C1,1 2,2 3,3Z', (x) => x + 1)).toBe('M2,2H10V4C2,1 3,2 4,3Z');
});
