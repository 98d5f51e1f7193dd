// The one source of chance in the demo world: the same seed gives the same numbers for ever. Design, section 8.

/** Gives the next number, 0 up to but not including 1. */
export type Random = () => number;

/** A generator for a seed text (xmur3 to mix the text, mulberry32 to draw numbers). */
export function rng(seed: string): Random {
  let state = 1779033703 ^ seed.length;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list that has at least one item; draws one number. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)]!;
}
