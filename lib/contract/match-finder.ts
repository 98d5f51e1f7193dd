// The playful questionnaire: whose profile names the same things. Specification, section 2 (/match-finder).
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders } from './genders';
import { person } from './person';
import { list, number, numberOr } from './wire';

export const findMatches = endpoint({
  method: 'POST',
  path: '/api/match-finder.php',
  body: z.object({
    /** One interest for each question that was answered (lib/site/members/match-questions). Preferences never stand in an address: hence POST. */
    answers: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(6)),
    gender: z.optional(z.enum(genders)),
  }),
  response: z.object({
    /** The most equal first; `equal` counts the answers that the member's profile names as an interest. */
    matches: list(z.object({ member: person, equal: number })),
    /** How many members name at least one, among the four hundred who were here last. */
    total: numberOr(0),
  }),
  errors: ['invalid_input', 'too_many_requests'],
  access: 'anyone',
});
