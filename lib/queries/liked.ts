// What the hearts of a tab tell of each other, and of the likes that were given elsewhere. Specification, section 2 (new-like match modal). (S19)
import type { QueryClient } from '@tanstack/react-query';
import type { Result } from '../contract/endpoint';
import type { setLike } from '../contract/likes';
import type { Person } from '../contract/person';
import { likedKey, likeKey } from './members';

/** Hears of each match that a press of this tab makes; gives back how to stop. */
export function onMatchMade(client: QueryClient, listener: (profile: number) => void): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [kind, profile] = event.mutation.options.mutationKey ?? [];
    if (kind === 'like' && typeof profile === 'number' && (event.action.data as Result<typeof setLike>).match) listener(profile);
  });
}

/** The hearts on the page show what was liked elsewhere: in another tab, on another device. `before`: whom the member liked as far as was known. */
export function keepLiked(client: QueryClient, now: readonly Person[], before: readonly Person[] | null): void {
  const [liked, known] = [new Set(now.map(({ id }) => id)), new Set(before?.map(({ id }) => id))];
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['liked'] })) {
    const id = Number(queryKey[1]);
    const isTold = liked.has(id) || known.has(id);
    if (isTold && client.isMutating({ mutationKey: likeKey(id) }) === 0) client.setQueryData(likedKey(id), liked.has(id));
  }
}
