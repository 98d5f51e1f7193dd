/** Chance that can be repeated: the same seed gives the same numbers. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
/** The same items in an order that chance gives. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items.map((item) => ({ item, at: random() })).toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}
