// The fields of a sign-up as they are typed: what the browser can tell by itself. Every rule is the server's too. Specification, section 5. (V01, V02, V03, E03)
import * as z from 'zod/mini';
import { address, filled } from './form-faults';
import { newPassword } from './password-form';

const comparable = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '');

export const signUpForm = z
  .object({
    email: address(),
    name: filled().check(z.refine((name) => !comparable(name).startsWith('@'), 'name_at')),
    password: newPassword(),
    birth_day: z.string(),
    birth_month: z.string(),
    birth_year: z.string(),
  })
  .check(
    z.refine(({ email, name }) => comparable(name) !== comparable(email), { path: ['name'], error: 'name_is_email' }),
    z.refine(({ birth_day: day, birth_month: month, birth_year: year }) => Boolean(day && month && year), { path: ['date_of_birth'], error: 'birth_date' }),
  );
