// The browser's way to the server: five retries, and one place that notices the end of a session. Specification, sections 4 and 7.
import type { Input, Result } from '../contract/endpoint';
import type { EndpointName, endpoints } from '../contract/endpoints';
import { awaitPart } from '../live-page';
import { ApiError } from './api-error';

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

/** Fetches the code of all calls, so that the first of them need not wait for it. Never throws: the call itself tells of a failure. */
export function prepareCalls(): void {
  void awaitPart(import('./browser-call')).catch(() => null);
}

/**
 * Makes a call from the browser. Throws ApiError; a 403 with authentication_required also tells the listeners of
 * `onSessionEnded`. Schemas and retries come with the first call: a page can be seen and used without them. `send` is another way to
 * make the request than fetch. (T01, C01)
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  input: Input<(typeof endpoints)[Name]>,
  signal?: AbortSignal,
  send?: (request: Request) => Promise<Response>,
): Promise<Result<(typeof endpoints)[Name]>> {
  const { callByName } = await import('./browser-call').catch((error: unknown) => {
    // After a new release it never comes: whoever listens for lost code begins the page anew.
    reportError(error);
    throw new ApiError('Its code did not come', { status: 0 }, { cause: error });
  });
  return callByName(name, input, signal, send);
}
