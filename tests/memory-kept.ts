// For tests: what a piece of work leaves in the heap of its process, measured so that chance moves it down alone.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const [warmUp, perRound, rounds] = [30, 30, 6];

async function heap(): Promise<number> {
  // What waits for its turn lets go first.
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

/**
 * The bytes that each run of a piece of work leaves behind, in the round that left least: what is made once, and what the process does
 * beside it, fall in some rounds; what every run keeps falls in all. Ends with the first round that leaves at most `enough`.
 */
export async function keptByEach(work: () => Promise<unknown>, enough: number): Promise<number> {
  const times = async (count: number) => {
    for (let at = 0; at < count; at++) await work();
  };
  await times(warmUp);
  let least = Infinity;
  for (let round = 0, before = await heap(); round < rounds && least > enough; round++) {
    await times(perRound);
    const after = await heap();
    least = Math.min(least, (after - before) / perRound);
    before = after;
  }
  return least;
}
