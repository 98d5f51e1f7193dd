// How often a password may be tried: by network, then in a browser that is known, or from a network for an account, and for an account in all. Bars S8, S16; decision 266.
import { networkOf } from '@/lib/network-of';
import type { Bucket } from '../limits';
import { knownBrowser, type KnownTo, type Owner } from './known-browser';
import type { ServerParts } from '../server-parts';

const minute = 60_000;
/** Wrong tries from one network address, whatever the accounts. */
const perNetwork: Bucket = { size: 10, every: 5 * minute };
/** Wrong tries in a browser that is known, or for an account from one network. */
const perPlace: Bucket = { size: 5, every: 15 * minute };
/** Wrong tries for an account from all networks whose browsers are not known. No operator is sent a new password by mail: a few networks must not shut one out. */
const perAccount: Record<KnownTo, Bucket> = { members: { size: 10, every: 15 * minute }, operator: { size: 60, every: 15 * minute } };

type Try = { key: string; bucket: Bucket };
type Asked<Found extends Owner> = {
  /** What is signed in to: names of accounts are its own. */
  kind: KnownTo;
  /** The account, as the tries for it are counted, whether there is one or not. */
  account: string;
  request: Request;
  /** Looks the account up, once the network has had its try. */
  find: () => Promise<Found | undefined>;
};

/** What was found, and what a right password undoes of the tries. */
export type Tried<Found> = { found: Found | undefined; succeed: () => Promise<void> };

/**
 * Takes a try of each kind before any password is looked at, so that parallel tries are counted too: the network's first, so that whoever makes
 * accounts up is stopped before a bucket is made for each. Throws what `refuse` makes of the milliseconds until there is a try again.
 */
export async function takePasswordTries<Found extends Owner>({ limits }: Pick<ServerParts, 'limits'>, { kind, account, request, find }: Asked<Found>, refuse: (pause: number) => Error): Promise<Tried<Found>> {
  const take = async ({ key, bucket }: Try) => {
    const pause = await limits.take(key, bucket);
    if (pause > 0) throw refuse(pause);
  };
  const told = request.headers.get('x-client-address');
  const address = told && networkOf(told);
  const network = address && { key: `password:${kind}:network:${address}`, bucket: perNetwork };
  if (network) await take(network);
  const found = await find();
  const browser = knownBrowser(kind, request, found);
  const place = { key: browser ? `password:${kind}:browser:${browser}` : `password:${kind}:place:${account}:${address ?? ''}`, bucket: perPlace };
  const whole = !browser && { key: `password:${kind}:account:${account}`, bucket: perAccount[kind] };
  await take(place);
  if (whole) await take(whole);
  return {
    found,
    succeed: async () => {
      await limits.reset(place.key);
      for (const each of [network, whole]) if (each) await limits.giveBack(each.key, each.bucket);
    },
  };
}
