// Who looks out of a visitor's home: those of the visitor's country first, then people of elsewhere, in each those with a photo before the others; of the gender that the site is about, if it is. Specification, section 2. (R01)
import { hasOpenPhoto } from '@/components/media/real-faces';
import { askedOr } from '@/lib/api/unanswered';
import type { listMembers } from '@/lib/contract/members';
import type { Input, Result } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/person';
import { roundRobin } from '@/lib/round-robin';
import { shownOf } from '@/lib/site/niches/niches';
import type { SiteRequest } from '../page-request/site-request';

/** As many as a home shows. */
const enough = 20;

type Ask = (query: Input<typeof listMembers>['query']) => Promise<Result<typeof listMembers>>;

/** Those whose photo a visitor sees, then the others: who joined last often has none yet. Of the former, a woman and somebody else in turn, for as long as there are both. */
function seenFirst(people: readonly Person[], isWoman: (person: Person) => boolean): Person[] {
  const seen = people.filter(hasOpenPhoto);
  const [women, others] = [varied(seen.filter(isWoman)), varied(seen.filter((person) => !isWoman(person)))];
  return [...roundRobin([women, others]), ...people.filter((person) => !hasOpenPhoto(person))];
}

/** One of each decade of ages after the other, in the order in which they came: no row is all of one age. */
function varied(people: readonly Person[]): Person[] {
  const decadeOf = ({ age }: Person) => Math.floor((age ?? 0) / 10);
  const decades = [...new Set(people.map(decadeOf))].map((decade) => people.filter((person) => decadeOf(person) === decade));
  return roundRobin(decades);
}

/** People for the home of a site; none where it shows them to nobody outside, and none where they cannot be had. */
export async function homePeople({ site, audience }: Pick<SiteRequest, 'site' | 'audience'>, ask: Ask): Promise<Person[]> {
  if (!site.loggedOutSearch) return [];
  const whom = shownOf(site.niche, audience);
  const found = (query: Input<typeof listMembers>['query']) => askedOr(ask(query).then(({ members }) => members), () => []);
  // A list does not say who is a woman: the women are asked for too.
  const of = async (where: { country?: string }) => {
    const [all, women] = await Promise.all([found({ ...whom, ...where }), whom.gender ? [] : found({ ...whom, ...where, gender: 'woman' })]);
    const [known, isWoman] = [all, women].map((list) => new Set(list.map(({ id }) => id))) as [Set<number>, Set<number>];
    return seenFirst([...all, ...women.filter(({ id }) => !known.has(id))], ({ id }) => isWoman.has(id));
  };
  const near = site.country ? await of({ country: site.country }) : [];
  if (near.length >= enough) return near;
  const known = new Set(near.map(({ id }) => id));
  return [...near, ...(await of({})).filter(({ id }) => !known.has(id))];
}
