// Which error a failed answer stands for. Specification, section 8; decisions, 'Calls'.
import { errorTable, isErrorCode, type ErrorCode } from '../contract/error-codes';
import type { Endpoint } from '../contract/endpoint';
import { errorAnswer, type ErrorAnswer } from '../contract/errors';
import { ApiError } from './api-error';

/** Whether a good answer is that of the call without the query: the server does not know this one. */
export function isOverlooked({ mark }: Endpoint, body: unknown): boolean {
  return mark !== undefined && !(typeof body === 'object' && body !== null && mark in body);
}

/** The error of a call that the server does not have. */
export const notOffered = (status = 404) => new ApiError('The server does not have this call', { status, notOffered: true });

/**
 * The error that a call's failing answer stands for; `body` is what was sent as JSON, or anything else where it is none. A server without the
 * call says so with a page of its own, or with a code for calls in general: there is no such script, or it does not take this method.
 */
export function failureOf({ errors }: Endpoint, status: number, body: unknown, retryAfter?: number): ApiError {
  const read = errorAnswer.safeParse(body);
  // A login that is refused with no more than a status, by a server or by what stands before it: with a pause it is the lockout. (X02)
  const tooMany = retryAfter ? 'locked_out' : 'too_many_requests';
  const error = errorOf(status, read.success ? read.data : null, retryAfter, status === 429 && errors.includes('locked_out') ? tooMany : undefined);
  const noScript = status === 404 && !error.code && (!read.success || !errors.includes('not_found'));
  const noMethod = (status === 405 || status === 501) && (!error.code || error.code === 'method_not_allowed');
  return noScript || noMethod ? notOffered(status) : error;
}

/** The error that an answer with a failing status stands for. `body` is what `errorAnswer` read, or null; `unnamed` the code where it has none. */
function errorOf(status: number, body: ErrorAnswer | null, retryAfter?: number, unnamed?: ErrorCode): ApiError {
  const error = body?.error;
  const named = typeof error === 'object' ? error : undefined;
  const known = [named?.code, error].find(isErrorCode);
  const authenticationRequired = status === 403 && (body?.authentication_required === true || known === 'authentication_required');
  const code = known ?? (authenticationRequired ? 'authentication_required' : unnamed);
  const message = named?.message ?? (typeof error === 'string' ? error : `The server answered ${status}`);
  return new ApiError(message, { status, code, fields: named?.fields, params: named?.params, retryAfter, authenticationRequired });
}

const asksNothing = ({ response }: Endpoint) => response.def.type === 'unknown';

type Shape = { def: { type: string; shape?: object; in?: Shape; out?: Shape } };
/** The fields that an answer may have at its root. */
const fieldsOf = ({ def }: Shape): string[] => (def.type === 'pipe' ? [...fieldsOf(def.in!), ...fieldsOf(def.out!)] : Object.keys(def.shape ?? {}));

const isNo = (value: unknown) => [false, 0, '0', 'false'].some((each) => each === value);
const isError = (value: unknown) => Boolean(value) && !isNo(value) && (typeof value !== 'object' || Object.keys(value!).length > 0);

/**
 * The error that a good answer holds in the place of what was asked, as PHP scripts write one: an error, `success` that is no, or a bare no where
 * nothing is asked back. Null for any other answer.
 */
export function refusedIn(endpoint: Endpoint, body: unknown): ApiError | null {
  const { error, success } = (typeof body === 'object' && body !== null ? body : { success: asksNothing(endpoint) ? body : undefined }) as { error?: unknown; success?: unknown };
  if (endpoint.anyAnswer || (!isError(error) && !isNo(success))) return null;
  // What was asked is there all the same.
  if (typeof body === 'object' && fieldsOf(endpoint.response as Shape).some((name) => name in body!)) return null;
  const read = errorAnswer.safeParse(body);
  const given = read.success ? read.data : null;
  const code = [typeof given?.error === 'object' ? given.error.code : undefined, given?.error].find(isErrorCode);
  return failureOf(endpoint, code ? errorTable[code].status : given?.authentication_required ? 403 : 400, body);
}

/** Whether a good answer that is no JSON says all the same that it is done: of logout.php anything, as it may lead to a page; of what else is asked nothing back a word for it. */
export const isDone = (endpoint: Endpoint, text: string): boolean => endpoint.anyAnswer === true || (asksNothing(endpoint) && /^\s*(?:ok(?:ay|e)?|done|success|succes|saved|sent|deleted|removed|yes)[\s.!]*$/i.test(text));
