// Makes a named call from the browser, with its schemas: loaded by the first call, after the page stands. Specification, sections 4 and 7.
import type { Input, Result } from '../contract/endpoint';
import { endpoints, type EndpointName } from '../contract/endpoints';
import { requestRetries } from '../site/constants';
import { answerLimit } from './answer-limit';
import { ApiError, MalformedAnswerError } from './api-error';
import { sessionEnded } from './browser';
import { call, wait, type Transport } from './call';
import { noteStall } from './stall';

/** The way to make a request: fetch, for as long as an answer may take. */
export const inTime: Transport['fetch'] = (request) =>
  // Browsers of before 2024 cannot join two signals.
  noteStall('any' in AbortSignal ? fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(answerLimit)]) }) : fetch(request));

function transport(signal?: AbortSignal, send = inTime): Transport {
  return {
    fetch: send,
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

/** The call of `callApi`, once its code is there. Throws ApiError. `send` is another way to make the request, whose stalls are its own matter. (T01, C01) */
export async function callByName<Name extends EndpointName>(
  name: Name,
  input: Input<(typeof endpoints)[Name]>,
  signal?: AbortSignal,
  send?: Transport['fetch'],
): Promise<Result<(typeof endpoints)[Name]>> {
  try {
    return await call(endpoints[name], input, transport(signal, send));
  } catch (error) {
    if (error instanceof MalformedAnswerError) console.warn(error.message);
    if (error instanceof ApiError && error.authenticationRequired) sessionEnded();
    throw error;
  }
}
