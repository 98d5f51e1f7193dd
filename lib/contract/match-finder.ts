// The playful questionnaire: whose profile gives the same answers. Specification, section 2 (/match-finder).
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { genders } from './genders';
import { person } from './person';
import { list, number } from './wire';

/** The questions and what each answer stands for; a member's answers follow from what their profile names. */
export const matchQuestions = {
  evening: ['bar', 'home', 'concert', 'walk'],
  talk: ['talking', 'texting'],
  humour: ['dry', 'silly', 'warm'],
  weekend: ['city', 'nature', 'sea', 'sofa'],
  morning: ['early', 'late'],
  wish: ['spark', 'friendship', 'love', 'adventure'],
} as const;
export type MatchQuestion = keyof typeof matchQuestions;

const answer = z.optional(z.string().check(z.maxLength(20)));

export const findMatches = endpoint({
  method: 'POST',
  path: '/api/match-finder.php',
  body: z.object({
    /** A skipped question is left out. Preferences never stand in an address: hence POST. */
    answers: z.object({ evening: answer, talk: answer, humour: answer, weekend: answer, morning: answer, wish: answer }),
    gender: z.optional(z.enum(genders)),
  }),
  response: z.object({
    matches: list(z.object({ member: person, equal: number })),
    total: z.pipe(z.nullish(number), z.transform((value) => value ?? 0)),
  }),
  errors: ['invalid_input'],
  access: 'anyone',
  summary: 'Members whose answers are the most equal, with how many are.',
});
