import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { likesQuery } from '@/lib/queries/likes';
import { useLikesTab } from '@/lib/stores/likes-store-provider';

/** Asks for the likes anew, and waits for them. A failure changes nothing. */
export function useRefreshLikes(): () => Promise<void> {
  const client = useQueryClient();
  const likes = useLikesTab();
  return useCallback(() => client.fetchQuery({ ...likesQuery, staleTime: 0 }).then(likes.getState().receiveLikes, () => undefined), [client, likes]);
}
