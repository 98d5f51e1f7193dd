// A refusal with a code of the contract. Routes and rules throw it; the handler makes the answer. Decisions, 'Calls'.
import { errorTable, type ErrorCode } from '@/lib/contract/error-codes';

type Details = {
  fields?: Record<string, string>;
  params?: Record<string, string | number>;
  /** Milliseconds after which another try makes sense. */
  retryAfter?: number;
  /** The methods that the path does answer, for method_not_allowed. */
  allow?: string;
};

/** What the server says to developers; people read the translations. */
const words: Record<ErrorCode, string> = {
  authentication_required: 'Log in first.',
  login_failed: 'The address and the password do not belong together.',
  locked_out: 'Too many wrong tries; the account is blocked for some minutes.',
  too_many_requests: 'Too many requests.',
  invalid_input: 'Some of the input is not valid.',
  not_found: 'There is no such thing here.',
  member_gone: 'This member has left.',
  message_empty: 'The message has no text.',
  message_too_long: 'The message is too long.',
  not_enough_credits: 'There are not enough credits.',
  gift_unknown: 'This site has no such gift.',
  message_read: 'The message has been read, so that it can no longer be taken back.',
  awaiting_confirmation: 'Writing is possible once the e-mail address is confirmed.',
  swipe_limit: 'Today’s likes of the swipe game are used up.',
  signups_closed: 'This site takes no sign-ups of this kind now.',
  account_suspended: 'The operator has blocked this account.',
  account_exists: 'The address has an account here.',
  account_pending_deletion: 'The account of this address waits to be deleted; a mail holds the link that keeps it.',
  already_confirmed: 'The address is confirmed already.',
  email_not_found: 'No account has this address.',
  link_expired: 'The link has expired, was used, or is none of ours.',
  too_many_resets: 'Too many mails for a new password were sent today.',
  photo_unreadable: 'The file is no photo that can be read.',
  photo_too_small: 'The photo is too small.',
  photo_too_large: 'The photo is too large.',
  photo_limit: 'The member has as many photos as there may be.',
  price_changed: 'The amount is another one by now; `params` has it.',
  code_not_found: 'There is no such discount code.',
  code_used: 'The discount code was used before.',
  code_open: 'An order with the discount code may still be paid; `params` names it.',
  code_expired: 'The discount code is over.',
  code_minimum: 'The order is too small for the discount code.',
  code_method: 'The discount code does not count for this way to pay.',
  method_unavailable: 'This way to pay is not offered now.',
  spend_limit: 'The order would go over the limit that the member has set.',
  limit_currency: 'The limit that the member has set is in another currency.',
  payment_unavailable: 'The payment provider does not answer; nothing was charged.',
  withdrawal_over: 'The purchase can no longer be undone.',
  otp_invalid: 'The one-time code is not right.',
  directdebit_blocked: 'The account may not pay by direct debit.',
  directdebit_limit: 'The account has reached its limit for direct debit.',
  wrong_site: 'No site answers on this host.',
  cross_site: 'This call is only taken from the site itself.',
  method_not_allowed: 'This path does not take that method.',
  not_acceptable_type: 'The body must be JSON.',
  body_too_large: 'The body is too large.',
  unavailable: 'The server cannot answer right now.',
  internal: 'Something went wrong.',
};

export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(words[code]);
    this.name = 'Failure';
  }
}

/** The answer that a failure stands for: status and body from the contract's table. (T01) */
export function failureResponse({ code, message, details: { fields, params, retryAfter, allow } }: Failure): Response {
  const body = { error: { code, message, fields, params }, ...(code === 'authentication_required' ? { authentication_required: true } : {}) };
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfter / 1000))));
  if (allow !== undefined) headers.set('allow', allow);
  // The rest of the body would stand before the next request.
  if (code === 'body_too_large' || code === 'photo_too_large') headers.set('connection', 'close');
  return Response.json(body, { status: errorTable[code].status, headers });
}
