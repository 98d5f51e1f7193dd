// One try of a call that reads, for who wants to know no more than whether the server answers. Decision 212.
import type { Input, Result } from '../contract/endpoint';
import type { EndpointName, endpoints } from '../contract/endpoints';
import { ApiError } from './api-error';
import { callApi } from './browser';
import { retryAfter } from './retry-after';
import { answerPatience, noteStall } from './stall';

/** A pause that nobody waits for: the call is not repeated. */
const never = Infinity;

/** Makes a call once, and gives it up after ten seconds: throws an ApiError with status 0, as where no answer comes. Its `retryAfter` is what the server asks for. */
export function askOnce<Name extends EndpointName>(name: Name, input: Input<(typeof endpoints)[Name]>): Promise<Result<(typeof endpoints)[Name]>> {
  let pause: number | undefined;
  const send = async (request: Request): Promise<Response> => {
    const answer = await noteStall(fetch(request, { signal: AbortSignal.timeout(answerPatience) })).catch((error: unknown) => {
      throw new ApiError('No answer came', { status: 0, retryAfter: never }, { cause: error });
    });
    if (answer.status !== 429 && answer.status < 500) return answer;
    pause = retryAfter(answer.headers.get('retry-after'));
    throw new ApiError(`The server answered ${answer.status}`, { status: answer.status, retryAfter: never });
  };
  return callApi(name, input, undefined, send).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.retryAfter !== never) throw error;
    throw new ApiError(error.message, { status: error.status, retryAfter: pause }, { cause: error });
  });
}
