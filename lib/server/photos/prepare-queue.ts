// Photos are prepared two at a time, however many arrive: each may need a few hundred megabytes for a moment. Bar S6.
import { once } from '@/lib/once';

const places = 2;
const queue = once('prepare queue', (): { busy: number; waiting: (() => void)[] } => ({ busy: 0, waiting: [] }));

/** Does `work` once one of the places is free. */
export async function inPrepareQueue<Value>(work: () => Promise<Value>): Promise<Value> {
  if (queue.busy >= places) await new Promise<void>((resolve) => queue.waiting.push(resolve));
  else queue.busy += 1;
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    if (next) next();
    else queue.busy -= 1;
  }
}
