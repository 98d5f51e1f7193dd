// Searching members and opening one. Specification, sections 2 and 3 (Search state).
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders } from './genders';
import { person, profile } from './person';
import { flag, id, list, number, numberOr, text } from './wire';

const age = z.pipe(number, z.int().check(z.minimum(18), z.maximum(99)));

/** What a search asks for; anything left out is open. (S04, E08) */
export const memberSearch = z.object({
  gender: z.optional(z.enum(genders)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  countryregion: z.optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  /** The page's number, for people; `after` is what finds it. */
  page: z.optional(z.pipe(number, z.int().check(z.minimum(1), z.maximum(10_000)))),
  /** Where the page before ended, as `next` of its answer gave it. */
  after: z.optional(z.string().check(z.maxLength(200))),
});
export type MemberSearch = z.infer<typeof memberSearch>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  query: memberSearch,
  response: z.object({
    members: list(person),
    /** How many there are; a least where `total_capped` says so. */
    total: numberOr(0),
    /** There are more than `total`: show it as '1000+'. */
    total_capped: z.optional(flag),
    /** Hand this in as `after` for the next page; missing on the last. */
    next: text,
    /** People who nearly fit, offered when few do. */
    similar: list(person),
  }),
  errors: ['invalid_input'],
  access: 'anyone',
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile.php',
  query: z.object({ id }),
  response: z.object({ profile }),
  errors: ['not_found', 'member_gone'],
  access: 'anyone',
});
