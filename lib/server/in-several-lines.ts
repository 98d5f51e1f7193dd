// Work on a list, some at a time: as at counters with several lines, each takes the next as it becomes free.

/** Does `work` for each of a list, at most `lines` at once, in the list's order; begins with no further one once `stop` says so. */
export async function inSeveralLines<Item>(lines: number, list: readonly Item[], work: (item: Item) => Promise<unknown>, stop: () => boolean = () => false): Promise<void> {
  const rest = list.values();
  const line = async () => {
    for (const item of rest) {
      if (stop()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lines, list.length) }, line));
}
