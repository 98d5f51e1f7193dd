// The questions of the match finder. Each answer is an interest that profiles name, so that "equal" means what it says. Specification, section 2.

export const matchQuestions = [
  { key: 'date', answers: ['eating_out', 'hiking', 'art', 'dancing'] },
  { key: 'sunday', answers: ['books', 'sports', 'cooking', 'yoga'] },
  { key: 'rain', answers: ['films', 'gaming', 'music', 'wine'] },
  { key: 'away', answers: ['nature', 'travel', 'festivals', 'sauna'] },
  { key: 'melt', answers: ['humour', 'kissing', 'massage', 'animals'] },
  { key: 'photo', answers: ['photography', 'cycling', 'relationship'] },
] as const;

export type MatchQuestion = (typeof matchQuestions)[number];
export type MatchAnswer = MatchQuestion['answers'][number];

/** The answers among `values`, at most one for each question, in the order of the questions; anything else is dropped. */
export function readAnswers(values: readonly unknown[]): MatchAnswer[] {
  return matchQuestions.flatMap(({ answers }) => answers.find((answer) => values.includes(answer)) ?? []);
}
