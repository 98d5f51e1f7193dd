// People of a search until enough of them have a face to show: who was here last is found first, and has often no photo yet.
import { realFaces } from '@/components/media/real-faces';
import type { listMembers } from '@/lib/contract/members';
import type { Result } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/person';

/** So many pages are looked through for somebody who waits. */
const fewPages = 3;

type Page = Pick<Result<typeof listMembers>, 'members' | 'next'>;

/** Everybody on the pages of a search up to the one with which `enough` real faces are there. `ask` gives the page after a mark; null where it cannot be had. `mostPages` are looked through. */
export async function enoughFaces(enough: number, ask: (after: string | undefined) => Promise<Page | null>, mostPages = fewPages): Promise<Person[]> {
  const found: Person[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await ask(after);
    found.push(...(answer?.members ?? []));
    after = answer?.next;
    if (!after || realFaces(found).length >= enough) break;
  }
  return found;
}
