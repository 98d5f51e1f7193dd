import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './client';
import { conversationQuery } from './conversation';
import { likesQuery } from './likes';
import { memberCountQuery, membersQuery } from './members';
import { interestsQuery, regionsQuery } from './places';
import { profileQuery } from './profile';
import { userQuery } from './user';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Queries of a page that the server renders. */
const queries: [string, { queryKey: QueryKey; gcTime?: number }][] = [
  ['members', membersQuery({ gender: 'woman' })],
  ['the count of members', memberCountQuery({ gender: 'woman' })],
  ['a profile', profileQuery(7)],
  ['the likes', likesQuery],
  ['the member', userQuery],
  ['a conversation', conversationQuery({ conversation: 7 })],
  ['regions', regionsQuery],
  ['interests', interestsQuery],
];

test.each(queries)('rendering a page with %s leaves no timer on the server that would hold its memory', (_, { queryKey, gcTime }) => {
  const client = createQueryClient();
  client.getQueryCache().build(client, { queryKey, gcTime }).setData({});
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
