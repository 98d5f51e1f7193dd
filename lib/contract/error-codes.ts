// Every error code of the calls, in one table: code -> status -> message key. Specification, section 8; decisions, 'Calls'.
// By itself, so that the browser's first script knows the codes without the schemas.

const table = {
  authentication_required: { status: 403, message: 'err.authentication_required' },
  login_failed: { status: 401, message: 'err.login' },
  locked_out: { status: 429, message: 'err.lockout' },
  too_many_requests: { status: 429, message: 'err.too_many_requests' },
  invalid_input: { status: 422, message: 'err.invalid_input' },
  not_found: { status: 404, message: 'err.not_found' },
  member_gone: { status: 410, message: 'err.member_gone' },
  message_empty: { status: 422, message: 'err.message_empty' },
  message_too_long: { status: 422, message: 'err.message_too_long' },
  not_enough_credits: { status: 402, message: 'err.not_enough_credits' },
  awaiting_confirmation: { status: 409, message: 'err.awaiting_confirmation' },
  wrong_site: { status: 421, message: 'err.wrong_site' },
  cross_site: { status: 403, message: 'err.cross_site' },
  method_not_allowed: { status: 405, message: 'err.generic' },
  not_acceptable_type: { status: 415, message: 'err.generic' },
  body_too_large: { status: 413, message: 'err.body_too_large' },
  unavailable: { status: 503, message: 'err.unavailable' },
  internal: { status: 500, message: 'err.generic_retry' },
} as const;

export type ErrorCode = keyof typeof table;
export const errorTable: Record<ErrorCode, { status: number; message: string }> = table;
export const errorCodes = Object.keys(table) as [ErrorCode, ...ErrorCode[]];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
