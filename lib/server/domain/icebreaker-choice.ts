// Which opening lines a member is offered: three a day for each person, the same ones all day. Specification, section 1. (A02)
import { createHash } from 'node:crypto';

export const offered = 3;

/** Three of `lines`, chosen by who asks, about whom, and the day (UTC): a reload does not shuffle them. */
export function chooseIcebreakers(lines: readonly string[], askerId: number, memberId: number, now: Date): string[] {
  const day = now.toISOString().slice(0, 10);
  const rank = (line: string) => createHash('sha256').update(`${askerId}:${memberId}:${day}:${line}`).digest('hex');
  return lines
    .map((line) => ({ line, rank: rank(line) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, offered)
    .map(({ line }) => line);
}
