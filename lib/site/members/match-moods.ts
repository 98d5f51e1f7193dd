// What the answers of the match finder have in common, in one word: the title of the result. Specification, section 2.
import type { MatchAnswer } from './match-questions';

export const matchMoods = ['home', 'city', 'outside', 'close'] as const;
export type MatchMood = (typeof matchMoods)[number];

const moods: Record<MatchAnswer, MatchMood> = {
  eating_out: 'city', hiking: 'outside', art: 'city', dancing: 'city',
  books: 'home', sports: 'outside', cooking: 'home', yoga: 'outside',
  films: 'home', gaming: 'home', music: 'home', wine: 'close',
  nature: 'outside', travel: 'city', festivals: 'city', sauna: 'close',
  humour: 'close', kissing: 'close', massage: 'close', animals: 'outside',
  photography: 'city', cycling: 'outside', relationship: 'home',
};

/** The mood of most of the answers; of several with as many the one that was answered first. */
export function moodOf(answers: readonly MatchAnswer[]): MatchMood | undefined {
  const found = answers.map((answer) => moods[answer]);
  const count = (mood: MatchMood) => found.filter((each) => each === mood).length;
  return found.toSorted((a, b) => count(b) - count(a))[0];
}
