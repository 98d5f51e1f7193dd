// The browser's way to the server: five retries, and one place that notices the end of a session. Specification, sections 4 and 7.
import type { Endpoint, Input, Result } from '../contract/endpoint';
import { requestRetries } from '../site/constants';
import { ApiError, MalformedAnswerError } from './api-error';
import { call, wait, type Transport } from './call';

type SessionEnded = () => void;
const listeners = new Set<SessionEnded>();

/** Calls `listener` whenever an answer says that the session has ended; gives back how to stop. (T01) */
export function onSessionEnded(listener: SessionEnded): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that the session has ended, for what learns it otherwise than by a call: the live stream. (T01) */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

function transport(signal?: AbortSignal): Transport {
  return {
    fetch: (request) => fetch(request),
    origin: window.location.origin,
    retries: requestRetries,
    firstPause: 500,
    longestPause: 30_000,
    signal,
    wait,
    random: Math.random,
    newKey: () => crypto.randomUUID(),
  };
}

/**
 * Makes a call from the browser. Throws ApiError; a 403 with authentication_required also tells the listeners of
 * `onSessionEnded`. (T01, C01)
 */
export async function callApi<E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal): Promise<Result<E>> {
  try {
    return await call(endpoint, input, transport(signal));
  } catch (error) {
    if (error instanceof MalformedAnswerError) console.warn(error.message);
    if (error instanceof ApiError && error.authenticationRequired) sessionEnded();
    throw error;
  }
}
