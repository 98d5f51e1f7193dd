// Likes as a call answers them, and the likes of the site itself. Specification, section 7. (C14, C11)
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/browser';

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: ({ signal }) => callApi('listLikes', {}, signal),
});

/** The profile in whose name the site likes the member; null where there is none. (C11) */
export const autoLikeQuery = queryOptions({
  queryKey: ['auto-like'],
  queryFn: ({ signal }) => callApi('getAutoLike', {}, signal),
});
