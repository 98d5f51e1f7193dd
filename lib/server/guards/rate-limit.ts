// Few tries of what a machine could try often: by account, by network. Each counts before any work is done. Decisions, 'Product' (strict limits).
import { networkOf } from '@/lib/network-of';
import { isOwnAddress } from '@/lib/site/http/this-machine';
import { Failure } from '../failure';
import type { Bucket } from '../limits';
import type { Caller } from '../route';

export type RateLimit = { key: string; bucket: Bucket; /** Of whoever shares a network. */ network?: true };

/** The limit of whoever shares the caller's network address; none where the address is unknown, as in process. */
export function networkLimit(name: string, { request }: Pick<Caller, 'request'>, bucket: Bucket): RateLimit[] {
  const address = request.headers.get('x-client-address');
  return address ? [{ key: `${name}:network:${networkOf(address)}`, bucket, network: true }] : [];
}

/** What may be asked of one account: from one network, and from all of them. Whoever has many networks empties the second for its owner too: only what no day's bound holds has one. */
export type AccountBuckets = { perPlace: Bucket; inAll?: Bucket };

/** The limits of what is asked of an account, whether there is one or not: for who asks from here, then for everybody. Decision 295. */
export function accountLimits(name: string, account: string, { request }: Pick<Caller, 'request'>, { perPlace, inAll }: AccountBuckets): RateLimit[] {
  const network = networkOf(request.headers.get('x-client-address') ?? '');
  return [{ key: `${name}:place:${account}:${network}`, bucket: perPlace }, ...(inAll ? [{ key: `${name}:account:${account}`, bucket: inAll }] : [])];
}

/**
 * Counts against each limit, those of networks first: whoever makes accounts up is stopped before a bucket is made for each. Throws
 * too_many_requests, with when to come back, at the first that is reached.
 */
export async function takeFromLimits(rateLimits: readonly RateLimit[], { parts: { limits } }: Pick<Caller, 'parts'>): Promise<void> {
  for (const { key, bucket } of rateLimits.toSorted((one, other) => Number(other.network ?? false) - Number(one.network ?? false))) {
    const pause = await limits.take(key, bucket);
    if (pause > 0) throw new Failure('too_many_requests', { retryAfter: pause });
  }
}

/** So much a network's visitors look at, and then two things a second: many people share one, and a machine reads thousands. */
const looking: Bucket = { size: 300, every: 500 };

/**
 * Counts a visitor's look at members; not that of whoever is signed in, nor of what asks on this machine, as a proxy does that is not counted.
 * Throws too_many_requests.
 */
export async function takeLook(caller: Pick<Caller, 'parts' | 'request' | 'session'>): Promise<void> {
  if (!caller.session && !isOwnAddress(caller.request.headers.get('x-client-address') ?? '')) await takeFromLimits(networkLimit('look', caller, looking), caller);
}

/** Gives back what turned out to be harmless. */
export async function giveBackToLimits(rateLimits: readonly RateLimit[], { parts: { limits } }: Pick<Caller, 'parts'>): Promise<void> {
  for (const { key, bucket } of rateLimits) await limits.giveBack(key, bucket);
}
