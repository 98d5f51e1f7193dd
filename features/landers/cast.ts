import { hasOpenPhoto, realFaces } from '@/components/media/real-faces';
import type { Person } from '@/lib/contract/person';

/** One answer of the server after the other in a different order; a lander keeps its people, so they stand by their ids. */
const inOrder = (people: readonly Person[]) => people.toSorted((a, b) => a.id - b.id);

/** Those who may be decoration: nobody fictional, nobody behind a lock, nobody without a photo. (A05) */
export function decorativeCast(people: readonly Person[]): Person[] {
  return inOrder(realFaces(people));
}

/** Those who may be chosen or answered: members first, then fictional profiles, which carry their label wherever they are drawn. (A05) */
export function chosenCast(people: readonly Person[]): Person[] {
  return [...decorativeCast(people), ...inOrder(people.filter((person) => hasOpenPhoto(person) && person.fictional))];
}

/** The same people, begun at another place: `round` by `round` everybody comes to the front. */
export function turned(people: readonly Person[], round: number): Person[] {
  const start = people.length > 0 ? round % people.length : 0;
  return [...people.slice(start), ...people.slice(0, start)];
}
