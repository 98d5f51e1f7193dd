// What a failed call looks like to the code that made it. Specification, section 8; decisions, 'Calls'.
import type { ErrorCode } from '../contract/error-codes';
import { messageKeyOf } from '../contract/error-messages';

type Details = {
  status: number;
  code?: ErrorCode;
  fields?: Record<string, string>;
  params?: Record<string, string | number>;
  retryAfter?: number;
  authenticationRequired?: boolean;
  notOffered?: boolean;
};

/**
 * A call that did not give what was asked. `status` is 0 where no answer came, `code` one of the contract's error codes
 * where the server named one, `retryAfter` in milliseconds.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code?: ErrorCode;
  readonly fields: Record<string, string>;
  readonly params: Record<string, string | number>;
  readonly retryAfter?: number;
  /** The session has ended: a 403 that carries authentication_required. (T01) */
  readonly authenticationRequired: boolean;
  /** The server does not have this call at all: what was asked is not missing, it cannot be asked. */
  readonly notOffered: boolean;

  constructor(message: string, details: Details, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.params = details.params ?? {};
    this.retryAfter = details.retryAfter;
    this.authenticationRequired = details.authenticationRequired ?? false;
    this.notOffered = details.notOffered ?? false;
  }

  /** The key of the message that tells a person what went wrong: the code's own, else by the status. (X01) */
  get messageKey(): string {
    if (this.code) return messageKeyOf(this.code);
    if (this.notOffered) return 'err.not_offered';
    if (this.status === 404) return 'err.not_found';
    return this.status === 0 || this.status >= 500 ? 'err.generic_retry' : 'err.generic';
  }

  /** No answer came at all: the network, or a server that is not there. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** An answer that came but is not what the contract says: a fault of the server, with the place of the first wrong field. */
export class MalformedAnswerError extends ApiError {
  readonly path: string;

  constructor(call: string, path: string, status: number, options?: ErrorOptions) {
    super(`${call} answered something else than agreed, at ${path || 'its root'}`, { status }, options);
    this.name = 'MalformedAnswerError';
    this.path = path;
  }

  override get messageKey(): string {
    return 'err.generic_retry';
  }
}
