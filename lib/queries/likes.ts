// Likes as a call answers them, and liking. Specification, section 7. (C14)
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../api/browser';

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: ({ signal }) => callApi('listLikes', {}, signal),
});

/** Likes a profile, or takes the like back. Throws ApiError. */
export function useSetLike() {
  return useMutation({ mutationFn: (body: { profile: number; like: boolean }) => callApi('setLike', { body }) });
}
