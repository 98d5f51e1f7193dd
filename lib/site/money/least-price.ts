// What one pays at least, for prompts that say how one becomes premium. Specification, section 6. (P02)
import type { Money } from '../../contract/wire';

/** The price of the cheapest bundle; null where nothing can be bought. */
export function leastPrice(bundles: readonly { price: Money }[]): Money | null {
  return bundles.map(({ price }) => price).toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}
