// What members write about themselves. Specification, sections 2 (Profile editing) and 3 (profile attributes). (S13, E12)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders } from './genders';
import { attributes, profile } from './person';

const typed = (length: number) => z.optional(z.string().check(z.maxLength(length)));

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  /** Only what is given changes. */
  body: z.object({
    name: typed(60),
    about: typed(2_000),
    gender: z.optional(z.enum(['man', 'woman', 'other'])),
    looking_for: z.optional(z.enum(genders)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    region: z.optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    city: typed(80),
    attributes: z.optional(z.partial(attributes)),
    interests: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))),
  }),
  response: z.object({ profile }),
  errors: ['invalid_input'],
  access: 'member',
  summary: 'Saves what the member changed in the own profile.',
});
