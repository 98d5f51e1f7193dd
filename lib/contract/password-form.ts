// The fields of a new password as they are typed: what the browser can tell by itself. Every rule is the server's too. Specification, section 5. (V04)
import * as z from 'zod/mini';
import { minimumPasswordLength } from '../site/constants';

/** A password that somebody has: nothing of it is trimmed. */
export const ownPassword = () => z.string().check(z.minLength(1, 'required'));

/** A password that somebody chooses. */
export const newPassword = () => ownPassword().check(z.refine((password) => [...password].length >= minimumPasswordLength, 'password_short'));

const twice = { password: newPassword(), password_repeat: ownPassword() };
const isSame = z.refine<{ password: string; password_repeat: string }>(({ password, password_repeat }) => password === password_repeat, { path: ['password_repeat'], error: 'passwords_differ' });

/** With the link of a mail. */
export const newPasswordForm = z.object(twice).check(isSame);

/** By whoever knows the old one. */
export const changePasswordForm = z.object({ old_password: ownPassword(), ...twice }).check(isSame);
