import type { LiveRequest } from '@/app/site-request';
import { listMembers } from '@/lib/contract/members';
import type { Person } from '@/lib/contract/person';

/** Members for the wall of portraits beside a form: none where the site shows them to nobody outside, none where they cannot be had. */
export async function wallPeople({ site, call }: LiveRequest): Promise<Person[]> {
  if (!site.loggedOutSearch) return [];
  return call(listMembers, { query: {} }).then(({ members }) => members, () => []);
}
