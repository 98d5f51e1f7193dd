// The fields for another e-mail address as they are typed: what the browser can tell by itself. Every rule is the server's too. Specification, section 5. (V04, V05)
import * as z from 'zod/mini';
import { address } from './form-faults';
import { ownPassword } from './password-form';

export const newEmailForm = z.object({ email: address('new_email_invalid'), password: ownPassword() });
