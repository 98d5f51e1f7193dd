import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './client';

type Options = { queryKey: QueryKey; gcTime?: number };

/** What a query is of, where it is made from something. */
const of: Record<string, readonly unknown[]> = {
  membersQuery: [{ gender: 'woman' }],
  memberCountQuery: [{ gender: 'woman' }],
  conversationQuery: [{ conversation: 7 }],
  orderQuery: ['key-1'],
};

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });
const queries = Object.values(files).flatMap((file) => Object.entries(file)).filter(([name]) => name.endsWith('Query'))
  .map(([name, query]) => [name, (typeof query === 'function' ? (query as (...given: readonly unknown[]) => unknown)(...(of[name] ?? [])) : query) as Options] as const);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('there are queries to look at', () => expect(queries.length).toBeGreaterThan(10));

test.each(queries)('rendering a page with %s leaves no timer on the server that would hold its memory', (_, { queryKey, gcTime }) => {
  const client = createQueryClient();
  client.getQueryCache().build(client, { queryKey, gcTime }).setData({});
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
