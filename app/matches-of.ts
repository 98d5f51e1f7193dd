import { listLikes, type Liker } from '@/lib/contract/likes';
import type { LiveRequest } from './site-request';

/** Those with whom a like goes both ways; nobody where the server does not say. */
export async function matchesOf(call: LiveRequest['call']): Promise<Liker[]> {
  const { profiles, liked_by } = await call(listLikes, {}).catch(() => ({ profiles: [], liked_by: [] }));
  const likedBack = new Set(liked_by.map(({ id }) => id));
  return profiles.filter(({ id, match }) => match ?? likedBack.has(id));
}
