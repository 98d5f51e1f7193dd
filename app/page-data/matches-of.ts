import { listLikes, type Liker } from '@/lib/contract/likes';
import { matchesAmong } from '@/lib/stores/likes-lists';
import type { LiveRequest } from '../page-request/site-request';

/** Those with whom a like goes both ways; nobody where the server does not say. */
export async function matchesOf(call: LiveRequest['call']): Promise<Liker[]> {
  return matchesAmong(await call(listLikes, {}).catch(() => ({ profiles: [], liked_by: [] })));
}
