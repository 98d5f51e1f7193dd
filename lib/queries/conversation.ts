// One conversation as calls answer it, and the small signals of someone who is in it. Specification, sections 2 and 4.
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError } from '../api/api-error';
import { callApi } from '../api/browser';
import { typingHold } from '../site/constants';

type Which = { conversation: number; member?: undefined } | { member: number; conversation?: undefined };

/** The newest messages of a conversation. What was loaded lives on in the chat store, so the answer itself is not kept. */
export const conversationQuery = (which: Which) =>
  queryOptions({
    queryKey: ['conversation', which],
    queryFn: ({ signal }) => callApi('getChat', { query: which }, signal),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });

/** A page of messages before or after one of them. Throws ApiError. */
export const loadMessages = (query: { conversation: number; before?: number; after?: number }, signal?: AbortSignal) =>
  callApi('getChat', { query }, signal);

/** Tells the server up to which message a conversation has been read; where it cannot hear that now, once more every half minute. (T06) */
export function useMarkRead() {
  return useMutation({
    mutationFn: (body: { conversation: number; read: number }) => callApi('markRead', { body }),
    retry: (times, { status }: ApiError) => times < 20 && !(status >= 400 && status < 500),
    retryDelay: 30_000,
  });
}

/** A signal is repeated after this long, and never later than it would count. */
const typingPause = typingHold / 2;
let typingOffered = true;

/**
 * Gives a function to call at every keystroke; at most every three seconds it tells the other party. Failures are ignored,
 * and a server that has no such call is not asked again.
 */
export function useSendTyping(conversation: number | null): () => void {
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = Date.now();
    if (conversation === null || !typingOffered || now - last.current < typingPause) return;
    last.current = now;
    void callApi('sendTyping', { body: { conversation } }, AbortSignal.timeout(typingPause)).catch((error: unknown) => {
      if (error instanceof ApiError && [404, 405, 501].includes(error.status) && !error.code) typingOffered = false;
    });
  }, [conversation]);
}
