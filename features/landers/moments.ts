import type { Profile } from '@/lib/contract/person';
import { aboutLines } from './about-lines';

/** A moment: a sentence that a member wrote, with or without a picture of what the member likes, or a choice between two of the interests. */
export type Moment = { person: Profile } & ({ kind: 'line'; line: string; still?: Still } | { kind: 'choice'; one: string; two: string });

export type Still = 'coffee' | 'moon' | 'pancakes' | 'record' | 'sun' | 'wine';

/** So many there are, and then the button: no endless list. */
export const mostMoments = 6;

/** The still life that goes with an interest. */
export const stillOf: Readonly<Record<string, Still>> = {
  music: 'record', festivals: 'record', cooking: 'pancakes', eating_out: 'wine', wine: 'wine', travel: 'sun', nature: 'sun', hiking: 'sun', cycling: 'sun', books: 'coffee', art: 'coffee', films: 'moon',
};

/** What stands where, so that pictures, choices and sentences alternate. */
const kinds = ['picture', 'choice', 'line', 'picture', 'choice', 'line'] as const;

function momentOf(person: Profile, kind: (typeof kinds)[number], used: ReadonlySet<Still>): Moment | null {
  const [line] = aboutLines(person.about ?? undefined, 1, 130);
  const [one, two] = person.interests;
  if (kind === 'choice' && one && two) return { kind: 'choice', person, one, two };
  if (!line) return one && two ? { kind: 'choice', person, one, two } : null;
  const still = kind === 'picture' ? person.interests.map((each) => stillOf[each]).find((each) => each && !used.has(each)) : undefined;
  return { kind: 'line', person, line, still };
}

/** One moment for each member who has something to tell, out of the profile and nothing else. (A05) */
export function momentsOf(people: readonly Profile[]): Moment[] {
  const moments: Moment[] = [];
  const used = new Set<Still>();
  for (const person of people) {
    const kind = kinds[moments.length];
    const moment = kind ? momentOf(person, kind, used) : null;
    if (!moment) continue;
    if (moment.kind === 'line' && moment.still) used.add(moment.still);
    moments.push(moment);
  }
  return moments;
}
