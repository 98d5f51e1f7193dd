// Leaving: why, what could be enough instead, and the end of the account. Specification, sections 2 and 4. (S10, T13, B05)
import * as z from 'zod/mini';
import { leaveReasons } from './leave-reasons';
import { endpoint } from './endpoint';
import { moment, number } from './wire';

/** `fields`: password 'password_wrong'. A repeat is answered as the first call was. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/delete-account.php',
  body: z.object({ password: z.string().check(z.maxLength(1024)), reason: z.optional(z.enum(leaveReasons)) }),
  /** `until`: the account can be brought back up to this moment, which is the end of a day of the site. */
  response: z.object({ until: z.optional(moment) }),
  errors: ['authentication_required', 'invalid_input', 'too_many_requests'],
  access: 'anyone',
});

export const keepDiscount = endpoint({
  method: 'PUT',
  path: '/api/delete-account.php',
  /** `reason`: why the member meant to leave. */
  body: z.object({ reason: z.optional(z.enum(leaveReasons)) }),
  /** Per cent off the next purchase. */
  response: z.object({ discount: z.optional(number) }),
  errors: ['not_found'],
  access: 'member',
});
