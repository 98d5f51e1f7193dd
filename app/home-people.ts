// Who looks out of a visitor's home: those of the visitor's country first, then people of elsewhere, in each those with a photo before the others; of the gender that the site is about, if it is. Specification, section 2. (R01)
import { hasOpenPhoto } from '@/components/media/real-faces';
import { askedOr } from '@/lib/api/unanswered';
import type { listMembers } from '@/lib/contract/members';
import type { Input, Result } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/person';
import { shownOf } from '@/lib/site/niches';
import type { SiteRequest } from './site-request';

/** As many as a home shows. */
const enough = 20;

type Ask = (query: Input<typeof listMembers>['query']) => Promise<Result<typeof listMembers>>;

/** Those whose photo a visitor sees, then the others: who joined last often has none yet. */
const seenFirst = (people: readonly Person[]): Person[] => [...varied(people.filter(hasOpenPhoto)), ...people.filter((person) => !hasOpenPhoto(person))];

/** One of each decade of ages after the other, in the order in which they came: no row is all of one age. */
function varied(people: readonly Person[]): Person[] {
  const decadeOf = ({ age }: Person) => Math.floor((age ?? 0) / 10);
  const decades = [...new Set(people.map(decadeOf))].map((decade) => people.filter((person) => decadeOf(person) === decade));
  return people.flatMap((_, round) => decades.flatMap((each) => each[round] ?? []));
}

/** People for the home of a site; none where it shows them to nobody outside, and none where they cannot be had. */
export async function homePeople({ site, audience }: Pick<SiteRequest, 'site' | 'audience'>, ask: Ask): Promise<Person[]> {
  if (!site.loggedOutSearch) return [];
  const whom = shownOf(site.niche, audience);
  const found = (query: Input<typeof listMembers>['query']) => askedOr(ask(query).then(({ members }) => members), () => []);
  const near = site.country ? await found({ ...whom, country: site.country }) : [];
  if (near.length >= enough) return seenFirst(near);
  const known = new Set(near.map(({ id }) => id));
  return [...seenFirst(near), ...seenFirst((await found(whom)).filter(({ id }) => !known.has(id)))];
}
