import { describe, expect, it } from 'vitest';
import { chooseIcebreakers } from './icebreaker-choice';

const lines = Array.from({ length: 10 }, (_, at) => `line ${at}`);
const morning = new Date('2026-11-21T06:00:00Z');

describe('[A02] icebreakers', () => {
  it('are three different lines, the same all day', () => {
    const chosen = chooseIcebreakers(lines, 1, 2, morning);
    expect(new Set(chosen).size).toBe(3);
    expect(lines).toEqual(expect.arrayContaining(chosen));
    expect(chooseIcebreakers(lines, 1, 2, new Date('2026-11-21T23:59:59Z'))).toEqual(chosen);
  });
  it('change with the day and with the person', () => {
    const of = (member: number, day: Date) => chooseIcebreakers(lines, 1, member, day).join();
    const days = Array.from({ length: 10 }, (_, at) => new Date(morning.getTime() + at * 86_400_000));
    expect(new Set(days.map((day) => of(2, day))).size).toBeGreaterThan(5);
    expect(new Set(lines.map((_, at) => of(at + 2, morning))).size).toBeGreaterThan(5);
  });
  it('are fewer where there are fewer', () => expect(chooseIcebreakers(['one'], 1, 2, morning)).toEqual(['one']));
});
