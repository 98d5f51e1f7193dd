import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { deadLine } from '../api/testing/dead-line';
import { useCreateOrder } from './credits';

it('[C01] an order on a line that is dead is given up after 45 seconds, and made again under its own key', async () => {
  await import('../api/browser-call');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const line = deadLine();
  vi.stubGlobal('fetch', line);
  const client = new QueryClient();
  const { result } = renderHook(() => useCreateOrder(), { wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> });
  act(() => result.current.mutate({ body: { bundle: 1, method: 'paypal', amount: 1000 } as never, key: 'k-1' }));
  await act(() => vi.advanceTimersByTimeAsync(44_000));
  expect(line).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(line.mock.calls.map(([request]) => (request as Request).headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 + 60_000));
  expect([line.mock.calls.length, result.current.isError, result.current.isPending]).toEqual([6, true, false]);
  vi.useRealTimers();
});
