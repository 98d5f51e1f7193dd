import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { createQueryClient } from './client';
import { memberCountQuery, useLike } from './members';
import { regionsQuery } from './places';

const within = (client: QueryClient) => ({ wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> });

describe('a like', () => {
  test('pressed twice in a hurry reaches the server in order and ends as the last press said', async () => {
    const heard: boolean[] = [];
    let answerLike = () => {};
    const unliked = new Promise<void>((resolve) => (answerLike = resolve));
    mockServer.use(
      http.post('*/api/like.php', async ({ request }) => {
        const { like } = (await request.json()) as { like: boolean };
        heard.push(like);
        if (like) await unliked;
        return HttpResponse.json({ liked: like });
      }),
    );
    const client = createQueryClient();
    const { result } = renderHook(() => useLike(7, false), within(client));
    act(() => result.current.setLiked(true));
    await waitFor(() => expect(result.current.liked).toBe(true));
    act(() => result.current.setLiked(false));
    await waitFor(() => expect(result.current.liked).toBe(false));
    answerLike();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(result.current.liked).toBe(false);
    expect(heard).toEqual([true, false]);
  });

  test('is the same everywhere in the tab', async () => {
    mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ liked: true, match: true })));
    const client = createQueryClient();
    const card = renderHook(() => useLike(7, false), within(client));
    const page = renderHook(() => useLike(7, false), within(client));
    const other = renderHook(() => useLike(8, false), within(client));
    act(() => card.result.current.setLiked(true));
    await waitFor(() => expect(page.result.current.liked).toBe(true));
    expect(other.result.current.liked).toBe(false);
  });
});

test('[C16] the regions are loaded once, however many ask', async () => {
  let asked = 0;
  mockServer.use(
    http.get('*/api/regions.php', () => {
      asked++;
      return HttpResponse.json({ regions: { NL: { 'NL-UT': 'Utrecht' } } });
    }),
  );
  const read = { NL: [{ code: 'NL-UT', name: 'Utrecht' }] };
  const client = createQueryClient();
  const useRegions = () => useQuery(regionsQuery);
  const first = renderHook(useRegions, within(client));
  await waitFor(() => expect(first.result.current.data).toEqual(read));
  first.unmount();
  const second = renderHook(useRegions, within(client));
  expect(second.result.current.data).toEqual(read);
  expect(asked).toBe(1);
});

test('a count is of the filters alone, and says when it stopped counting', async () => {
  mockServer.use(http.get('*/api/members.php', ({ request }) => HttpResponse.json({ total: '1000', total_capped: new URL(request.url).search === '?gender=woman' })));
  expect(await createQueryClient().fetchQuery(memberCountQuery({ gender: 'woman' }))).toEqual({ total: 1000, capped: true });
});
