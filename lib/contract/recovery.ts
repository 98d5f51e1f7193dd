// Getting an account back: a forgotten password, a new e-mail address, an account that waits to be deleted.
// Specification, sections 2, 4 and 8; every token is the one of a link in a mail, works once and expires.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { text } from './wire';

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));
const token = z.string().check(z.minLength(1), z.maxLength(200));
const password = z.string().check(z.maxLength(1024));

/** too_many_resets: three a day for an account. On a discreet site every address is answered as if it had one. (X03) */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password.php',
  body: z.object({ email }),
  response: z.unknown(),
  errors: ['email_not_found', 'too_many_resets', 'invalid_input', 'too_many_requests'],
  access: 'anyone',
});

export const checkResetLink = endpoint({
  method: 'GET',
  path: '/api/reset-password.php',
  query: z.object({ token }),
  /** The account's address, for password managers: who holds the link reads the mail of it. */
  response: z.object({ email: text }),
  errors: ['link_expired', 'too_many_requests'],
  access: 'anyone',
});

/**
 * `fields`: password with a code of field-codes.ts, password_repeat: 'passwords_differ'; the link is not used up by them. A repeat with
 * the same Idempotency-Key and password is the same one for ten minutes, and signed in.
 */
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/reset-password.php',
  body: z.object({ token, password, password_repeat: password }),
  response: z.unknown(),
  errors: ['link_expired', 'invalid_input', 'too_many_requests'],
  access: 'anyone',
});

/** `fields`: email 'new_email_invalid' or 'email_taken', password 'password_wrong'. (V05) */
export const requestMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change.php',
  body: z.object({ email, password }),
  response: z.unknown(),
  errors: ['invalid_input', 'too_many_requests'],
  access: 'member',
});

export const confirmMailChange = endpoint({
  method: 'PUT',
  path: '/api/mail-change.php',
  body: z.object({ token }),
  response: z.object({ email: text }),
  errors: ['link_expired', 'account_exists', 'too_many_requests'],
  access: 'anyone',
});

/** Also what the link under 'your password was changed' calls: the old password counts again. */
export const undoMailChange = endpoint({
  method: 'DELETE',
  path: '/api/mail-change.php',
  body: z.object({ token }),
  response: z.object({ email: text }),
  errors: ['link_expired', 'too_many_requests'],
  access: 'anyone',
});

export const requestReactivation = endpoint({
  method: 'POST',
  path: '/api/reactivate.php',
  body: z.object({ email }),
  response: z.unknown(),
  errors: ['email_not_found', 'too_many_requests'],
  access: 'anyone',
});

export const reactivate = endpoint({
  method: 'PUT',
  path: '/api/reactivate.php',
  body: z.object({ token }),
  response: z.unknown(),
  errors: ['link_expired'],
  access: 'anyone',
});
