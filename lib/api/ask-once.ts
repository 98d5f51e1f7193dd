// One try of a call that reads, for who wants to know no more than whether the server answers. Decision 212.
import type { Input, Result } from '../contract/endpoint';
import type { EndpointName, endpoints } from '../contract/endpoints';
import { ApiError } from './api-error';
import { callApi } from './browser';
import { answerPatience, noteSilence } from './silence';

/** A pause that nobody waits for: the call is not repeated. */
const atOnce = { retryAfter: Infinity };

async function send(request: Request): Promise<Response> {
  const answer = await noteSilence(fetch(request, { signal: AbortSignal.timeout(answerPatience) })).catch((error: unknown) => {
    throw new ApiError('No answer came', { status: 0, ...atOnce }, { cause: error });
  });
  if (answer.status === 429 || answer.status >= 500) throw new ApiError(`The server answered ${answer.status}`, { status: answer.status, ...atOnce });
  return answer;
}

/** Makes a call once, and gives it up after ten seconds: throws an ApiError with status 0, as where no answer comes. */
export function askOnce<Name extends EndpointName>(name: Name, input: Input<(typeof endpoints)[Name]>): Promise<Result<(typeof endpoints)[Name]>> {
  return callApi(name, input, undefined, send);
}
