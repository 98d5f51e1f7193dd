// Which message tells of an error code. Specification, section 8; decisions, 'Calls'. By itself, so that the browser's first
// script knows the messages without the table of codes.
import type { ErrorCode } from './error-codes';

/** Codes that do not have a message of their own name. */
const others: Partial<Record<ErrorCode, string>> = {
  login_failed: 'err.login',
  locked_out: 'err.lockout',
  account_exists: 'err.email_taken',
  too_many_resets: 'err.reset_limit',
  method_not_allowed: 'err.generic',
  not_acceptable_type: 'err.generic',
  internal: 'err.generic_retry',
};

/** The key of the message for a code of the table: 'err.not_found' for not_found. */
export function messageKeyOf(code: ErrorCode): string {
  return others[code] ?? `err.${code}`;
}
