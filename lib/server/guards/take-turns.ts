// Few tries of what a machine could try often: by account, by network. Each counts before any work is done. Decisions, 'Product' (strict limits).
import { Failure } from '../failure';
import type { Bucket } from '../limits';
import type { Caller } from '../route';

export type Turn = { key: string; bucket: Bucket; /** Of whoever shares a network. */ network?: true };

/** A turn of whoever shares the caller's network address; none where the address is unknown, as in process. */
export function networkTurn(name: string, { request }: Pick<Caller, 'request'>, bucket: Bucket): Turn[] {
  const address = request.headers.get('x-client-address');
  return address ? [{ key: `${name}:network:${address}`, bucket, network: true }] : [];
}

/**
 * Takes each turn, those of networks first: whoever makes accounts up is stopped before a bucket is made for each. Throws too_many_requests, with
 * when to come back, at the first that is not to be had.
 */
export async function takeTurns(turns: readonly Turn[], { parts: { limits } }: Pick<Caller, 'parts'>): Promise<void> {
  for (const { key, bucket } of turns.toSorted((one, other) => Number(other.network ?? false) - Number(one.network ?? false))) {
    const pause = await limits.take(key, bucket);
    if (pause > 0) throw new Failure('too_many_requests', { retryAfter: pause });
  }
}

/** Gives turns back that turned out to be harmless. */
export async function giveTurnsBack(turns: readonly Turn[], { parts: { limits } }: Pick<Caller, 'parts'>): Promise<void> {
  for (const { key, bucket } of turns) await limits.giveBack(key, bucket);
}
