// The answers of the match finder as they are chosen: each may be left out, but not all. Specification, section 2 (/match-finder). (R11)
import * as z from 'zod/mini';
import { matchQuestions, readAnswers } from '../site/members/match-questions';

const questions = Object.fromEntries(matchQuestions.map(({ key }) => [key, z.optional(z.string())]));

export const matchFinderForm = z.object(questions).check(z.refine((chosen) => readAnswers(Object.values(chosen)).length > 0, { path: ['answers'], error: 'required' }));
