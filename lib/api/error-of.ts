// Which error a failed answer stands for. Specification, section 8; decisions, 'Calls'.
import { isErrorCode } from '../contract/error-codes';
import type { ErrorAnswer } from '../contract/errors';
import { ApiError } from './api-error';

/** The error that an answer with a failing status stands for. `body` is what `errorAnswer` read, or null. */
export function errorOf(status: number, body: ErrorAnswer | null, retryAfter?: number): ApiError {
  const error = body?.error;
  const named = typeof error === 'object' ? error : undefined;
  const known = [named?.code, error].find(isErrorCode);
  const authenticationRequired = status === 403 && (body?.authentication_required === true || known === 'authentication_required');
  const code = known ?? (authenticationRequired ? 'authentication_required' : undefined);
  const message = named?.message ?? (typeof error === 'string' ? error : `The server answered ${status}`);
  return new ApiError(message, { status, code, fields: named?.fields, params: named?.params, retryAfter, authenticationRequired });
}
