// The fields of a sign-up as they are typed: what can be told before it is sent. Every rule is the server's too. Specification, section 5. (V01, V02, V03, E03, T15)
import * as z from 'zod/mini';
import { birthDateFault } from '../site/members/birth-date';
import { birthDateOf } from '../site/members/birth-date-of';
import { minimumAgeIn } from '../site/countries/countries';
import { cleanName, profileNameFault } from '../site/members/profile-name';
import { address } from './form-faults';
import { newPassword } from './password-form';

/** Of how many letters a name is, and of which, only the server says: a PHP server may take others than ours. */
const isOfServer = (fault: string | null) => fault === 'name_length' || fault === 'name_characters';

const isAddress = (text: string) => address().safeParse(text).success;

/** Of `country` is who names none. The code of an invitation is needed where its field stands. */
export const signUpForm = (country?: string | null) =>
  z
    .catchall(z.object({ email: address(), name: z.string(), password: newPassword(), country: z.string(), birth_day: z.string(), birth_month: z.string(), birth_year: z.string() }), z.string())
    .check(({ value, issues }) => {
      const found = {
        name: profileNameFault(cleanName(value.name), value.email, isAddress),
        date_of_birth: birthDateFault(birthDateOf(value), minimumAgeIn(value.country || country), new Date()),
        invite: value.invite === undefined || value.invite.trim() ? null : 'required',
      };
      for (const [name, message] of Object.entries(found)) if (message && !isOfServer(message)) issues.push({ code: 'custom', path: [name], message, input: value, continue: true });
    });
