import { activation } from '@/lib/contract/signup';
import { heldMessage, type HeldMessage } from '@/lib/site/members/held-message';
import type { LiveRequest } from '../page-request/site-request';

/** The member's first message while it has not gone out; null where the server does not say. (S03) */
export async function heldMessageOf(call: LiveRequest['call']): Promise<HeldMessage | null> {
  return call(activation, {}).then(heldMessage, () => null);
}
