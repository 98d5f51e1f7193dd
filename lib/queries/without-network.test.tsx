import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { callApi } from '../api/browser';
import { useRemoveChat } from './chats';
import { createQueryClient } from './client';
import { useMarkRead } from './conversation';
import { useUnsend } from './unsend';
import { useLogout } from './user';

vi.mock('../api/browser', () => ({ callApi: vi.fn() }));
const call = vi.mocked(callApi);
const client = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  call.mockReset();
});

it('a logout without a network fails at once: nobody leaves in the belief that they are out', async () => {
  onlineManager.setOnline(false);
  call.mockRejectedValue(new ApiError('no', { status: 0 }));
  const { result } = renderHook(() => useLogout(), { wrapper });
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
});

it('[T07] so does the removal of a conversation', async () => {
  onlineManager.setOnline(false);
  call.mockRejectedValue(new ApiError('no', { status: 0 }));
  const { result } = renderHook(() => useRemoveChat(), { wrapper });
  await expect(act(() => result.current.mutateAsync(7))).rejects.toThrow();
});

it('so does taking a message back: it does not vanish long after somebody gave up', async () => {
  onlineManager.setOnline(false);
  call.mockRejectedValue(new ApiError('no', { status: 0 }));
  const { result } = renderHook(() => useUnsend(), { wrapper });
  await expect(act(() => result.current.mutateAsync({ conversation: 7, message: 9 }))).rejects.toThrow();
});

it('what was read is told once more where the server was away, and not where it refused', async () => {
  vi.useFakeTimers();
  call.mockRejectedValueOnce(new ApiError('no', { status: 503 })).mockResolvedValueOnce({} as never).mockRejectedValueOnce(new ApiError('no', { status: 404 }));
  const { result } = renderHook(() => useMarkRead(), { wrapper });
  act(() => result.current.mutate({ conversation: 7, read: 9 }));
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(call).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ body: { conversation: 7, read: 9 } }, { body: { conversation: 7, read: 9 } }]);
  act(() => result.current.mutate({ conversation: 7, read: 10 }));
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(call).toHaveBeenCalledTimes(3);
});
