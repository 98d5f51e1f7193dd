import { describe, expect, it } from 'vitest';
import { memoryLimits } from './limits';

function ground() {
  const moment = { now: 0 };
  const limits = memoryLimits({ now: () => new Date(moment.now) });
  return { limits, passes: (milliseconds: number) => (moment.now += milliseconds) };
}
const bucket = { size: 3, every: 1_000 };

describe('a token bucket', () => {
  it('gives as many as it holds, then says how long to wait', async () => {
    const { limits } = ground();
    const waits = [];
    for (let at = 0; at < 5; at++) waits.push(await limits.take('a', bucket));
    expect(waits).toEqual([0, 0, 0, 1_000, 1_000]);
  });
  it('regains one at a time, never more than it holds', async () => {
    const { limits, passes } = ground();
    for (let at = 0; at < 3; at++) await limits.take('a', bucket);
    passes(500);
    expect(await limits.take('a', bucket)).toBe(500);
    passes(500);
    expect(await limits.take('a', bucket)).toBe(0);
    passes(60_000);
    const waits = [];
    for (let at = 0; at < 4; at++) waits.push(await limits.take('a', bucket));
    expect(waits).toEqual([0, 0, 0, 1_000]);
  });
  it('counts parallel takers one by one', async () => {
    const { limits } = ground();
    const waits = await Promise.all(Array.from({ length: 50 }, () => limits.take('a', bucket)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
  it('takes back what was harmless, and starts afresh when told to', async () => {
    const { limits } = ground();
    for (let at = 0; at < 3; at++) await limits.take('a', bucket);
    await limits.giveBack('a', bucket);
    expect(await limits.take('a', bucket)).toBe(0);
    await limits.reset('a');
    for (let at = 0; at < 3; at++) expect(await limits.take('a', bucket)).toBe(0);
  });
  it('keeps one key apart from another', async () => {
    const { limits } = ground();
    for (let at = 0; at < 4; at++) await limits.take('a', bucket);
    expect(await limits.take('b', bucket)).toBe(0);
  });
  it('that is empty stays so, whatever number of others comes after it; those that are full again are forgotten', async () => {
    const { limits, passes } = ground();
    const slow = { size: 3, every: 900_000 };
    for (let at = 0; at < 3; at++) await limits.take('locked', slow);
    for (let flood = 0; flood < 4; flood++) {
      for (let at = 0; at < 30_000; at++) await limits.take(`flood ${flood} ${at}`, bucket);
      passes(3_000);
    }
    expect(await limits.take('locked', slow)).toBe(900_000 - 12_000);
    expect(limits.kept()).toBeLessThan(70_000);
  });
  it('a clock that goes back gives nothing away', async () => {
    const { limits, passes } = ground();
    for (let at = 0; at < 3; at++) await limits.take('a', bucket);
    passes(-10_000);
    expect(await limits.take('a', bucket)).toBe(1_000);
    // Nor does it when it goes forth again.
    passes(10_000);
    expect(await limits.take('a', bucket)).toBe(1_000);
  });
});
