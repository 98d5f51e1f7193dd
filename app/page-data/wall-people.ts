import type { LiveRequest } from '@/app/page-request/site-request';
import { genders } from '@/lib/contract/genders';
import { listMembers } from '@/lib/contract/members';
import type { Person } from '@/lib/contract/person';

/** Members for the wall of portraits beside a form, of whom is looked for (`seeks`) where that is known: none where the site shows them to nobody outside, none where they cannot be had. */
export async function wallPeople({ site, call }: LiveRequest, seeks?: string | null): Promise<Person[]> {
  if (!site.loggedOutSearch) return [];
  return call(listMembers, { query: { gender: genders.find((each) => each === seeks) } }).then(({ members }) => members, () => []);
}
