// Work on a list with a limit of how much of it runs at once.

/** Does `work` for each of a list, at most `most` at once, in the list's order; begins with no further one once `stop` says so. */
export async function forEachLimit<Item>(most: number, list: readonly Item[], work: (item: Item) => Promise<unknown>, stop: () => boolean = () => false): Promise<void> {
  const rest = list.values();
  const worker = async () => {
    for (const item of rest) {
      if (stop()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, list.length) }, worker));
}
