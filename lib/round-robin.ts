/** One of each list after the other, in their order, for as long as a list has any: [a b c], [x] gives a x b c. */
export const roundRobin = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
