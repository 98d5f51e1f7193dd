// What members write about themselves. Specification, sections 2 (Profile editing) and 3 (profile attributes). (S13, E12)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders, ownGenders } from './genders';
import { attributes, profile } from './person';

const typed = (length: number) => z.optional(z.string().check(z.maxLength(length)));

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  /**
   * Only what is given changes; an empty text takes away what was said (region, city, about, any attribute but gender). Wrong fields have
   * codes of field-codes.ts, attributes under their path: { 'attributes.hair': 'not_offered' }; `params` { max } is the longest text.
   */
  body: z.object({
    name: typed(60),
    /** Up to `aboutLength` of lib/site/members/profile-attributes.ts. */
    about: typed(10_000),
    gender: z.optional(z.enum(ownGenders)),
    looking_for: z.optional(z.enum(genders)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** A region of the country; a new country takes the old one’s region away. */
    region: z.optional(z.string().check(z.regex(/^(?:[A-Z]{2}-[A-Z0-9]{1,3})?$/))),
    city: typed(80),
    /** Values of `profileAttributes` of lib/site/members/profile-attributes.ts. */
    attributes: z.optional(z.partial(attributes)),
    /** All of them, as keys of interests.php. */
    interests: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))),
  }),
  response: z.object({ profile }),
  errors: ['invalid_input'],
  access: 'member',
});
