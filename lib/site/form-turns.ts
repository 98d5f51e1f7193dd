// How often one network may send a form: each may leave something for the page that comes, before any call counts it. Decision 312.
import { networkOf } from '../network-of';
import { once } from '../once';
import { isOwnAddress } from './this-machine';

/** What counts, laid down as the server starts: takes a turn of a network, and gives the milliseconds until there is one. */
export const formTurns = (): { take?: (network: string) => Promise<number> } => once('form turns', () => ({}));

/** Takes a turn to send a form from a network address; the milliseconds until there is one. What asks on this machine needs none. */
export async function formPause(address: string | undefined): Promise<number> {
  return address === undefined || isOwnAddress(address) ? 0 : ((await formTurns().take?.(networkOf(address))) ?? 0);
}
