// What is said of a discount code that was typed in and refused. Specification, section 8. (V06)
import { ApiError } from '@/lib/api/api-error';

/** The key of the message. A server that knows no codes of errors answers 404 in words: the code is not known there. */
export function codeRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return 'err.generic_retry';
  return error.status === 404 && !error.notOffered ? 'err.code_not_found' : error.messageKey;
}
