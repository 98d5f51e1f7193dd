// Two tabs that talk on a channel, and a third beside them: what it hears they have heard, as a channel keeps the order.

/** Resolves once all tabs have heard `last` of what `say` says. */
export async function heardByAll(channel: string, last: string, say: () => void): Promise<void> {
  const thirdTab = new BroadcastChannel(channel);
  const came = new Promise<void>((resolve) => thirdTab.addEventListener('message', ({ data }: MessageEvent) => data === last && resolve()));
  say();
  await came;
  // The others hear it within this turn.
  await new Promise((resolve) => setImmediate(resolve));
  thirdTab.close();
}

/** Says a word that stands behind everything that was said before. */
export function saidLast(channel: string, word: string): void {
  const thirdTab = new BroadcastChannel(channel);
  thirdTab.postMessage(word);
  thirdTab.close();
}
