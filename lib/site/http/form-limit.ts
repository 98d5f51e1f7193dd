// How often one network may send a form: each may leave something for the page that comes, before any call counts it. Decision 312.
import { networkOf } from '../../network-of';
import { once } from '../../once';
import { isOwnAddress } from './this-machine';

/** What counts, laid down as the server starts: counts a form of a network, and gives the milliseconds until one may be sent. */
export const formLimit = (): { take?: (network: string) => Promise<number> } => once('form limit', () => ({}));

/** Counts a form from a network address; the milliseconds until one may be sent. What asks on this machine is not counted. */
export async function formPause(address: string | undefined): Promise<number> {
  return address === undefined || isOwnAddress(address) ? 0 : ((await formLimit().take?.(networkOf(address))) ?? 0);
}
