/** A list with one of its items at another place; the others close up. */
export function moved<Item extends { id: number }>(items: readonly Item[], id: number, to: number): Item[] {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  const others = items.filter((each) => each !== item);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
