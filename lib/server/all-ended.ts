// Work that goes on side by side, and ends together.

/** Waits until all have ended, then throws what the first to fail threw: whoever waits for the end must not go while some still work. */
export async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason as Error;
}
