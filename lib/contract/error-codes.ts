// Every error code of the calls, in one table: code -> status -> message key. Specification, section 8; decisions, 'Calls'.
import { messageKeyOf } from './error-messages';

const statuses = {
  authentication_required: 403,
  login_failed: 401,
  locked_out: 429,
  too_many_requests: 429,
  invalid_input: 422,
  not_found: 404,
  member_gone: 410,
  message_empty: 422,
  message_too_long: 422,
  not_enough_credits: 402,
  awaiting_confirmation: 409,
  gift_unknown: 422,
  message_read: 409,
  swipe_limit: 409,
  signups_closed: 403,
  account_suspended: 403,
  account_exists: 409,
  account_pending_deletion: 409,
  already_confirmed: 409,
  email_not_found: 404,
  link_expired: 410,
  too_many_resets: 429,
  photo_unreadable: 415,
  photo_too_small: 422,
  photo_too_large: 413,
  photo_limit: 409,
  price_changed: 409,
  code_not_found: 404,
  code_used: 409,
  code_open: 409,
  code_expired: 410,
  code_minimum: 409,
  code_method: 409,
  method_unavailable: 409,
  spend_limit: 409,
  limit_currency: 409,
  payment_unavailable: 503,
  withdrawal_over: 410,
  otp_invalid: 422,
  directdebit_blocked: 409,
  directdebit_limit: 409,
  wrong_site: 421,
  cross_site: 403,
  method_not_allowed: 405,
  not_acceptable_type: 415,
  body_too_large: 413,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof statuses;
export const errorCodes = Object.keys(statuses) as [ErrorCode, ...ErrorCode[]];
export const errorTable = Object.fromEntries(
  errorCodes.map((code) => [code, { status: statuses[code], message: messageKeyOf(code) }]),
) as Record<ErrorCode, { status: number; message: string }>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(statuses, value);
}
