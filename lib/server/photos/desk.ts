// Photos are prepared two at a time, however many arrive: each may need a few hundred megabytes for a moment. Bar S6.
import { once } from '@/lib/once';

const places = 2;
const desk = once('photo desk', (): { busy: number; waiting: (() => void)[] } => ({ busy: 0, waiting: [] }));

/** Does `work` once there is a place at the desk. */
export async function atTheDesk<Value>(work: () => Promise<Value>): Promise<Value> {
  if (desk.busy >= places) await new Promise<void>((resolve) => desk.waiting.push(resolve));
  else desk.busy += 1;
  try {
    return await work();
  } finally {
    const next = desk.waiting.shift();
    if (next) next();
    else desk.busy -= 1;
  }
}
