// POST match-finder.php: whose profile names the most of what was answered. Nothing is guessed: what a profile does not say counts for nobody.
// Specification, section 2 (/match-finder). (R11)
import { genders } from '@/lib/contract/genders';
import { searchPageSize } from '@/lib/site/constants';
import { countryOf } from '@/lib/site/site-info';
import { personAnswer } from '../domain/person-answer';
import { networkLimit, takeFromLimits, takeLook } from '../guards/rate-limit';
import { maySearch } from '../guards/search-rights';
import type { Bucket } from '../limits';
import type { Caller, Route } from '../route';
import { outOfSightOf } from '../store/block-store';
import { likedAmong } from '../store/like-store';
import { cardsOf, matchCandidates } from '../store/match-candidates';

const perNetwork: Bucket = { size: 60, every: 1_000 };
/** Of the members who fit, as many as were here last are compared; of all countries, which no index has in order, fewer. Decision 299. */
const candidates = 400;
const candidatesAnywhere = 100;

const countryFor = ({ session, site: { settings } }: Caller): string | undefined => session?.member.country ?? countryOf(settings) ?? undefined;

/** Whom one asked for; where that is not said, whom the member looks for. */
function genderOf(asked: (typeof genders)[number] | undefined, session: Caller['session']) {
  const wish = asked ?? genders.find((each) => each === session?.member.lookingFor);
  return wish === 'everyone' ? undefined : wish;
}

export const findMatches: Route<'findMatches'> = async ({ body }, caller) => {
  const { parts, site, session, now } = caller;
  await takeFromLimits(networkLimit('match-finder', caller, perNetwork), caller);
  // Visitors see members here where they may see them in search. (T16)
  if (!maySearch(caller)) return { matches: [], total: 0 };
  await takeLook(caller);
  const answers = new Set(body.answers);
  const gender = genderOf(body.gender, session);
  const except = session ? await outOfSightOf(parts.db, session.member.id) : [];
  const country = countryFor(caller);
  const filter = { siteId: site.id, self: session?.member.id, gender, country, real: session?.member.hideFictional, except };
  const rows = await matchCandidates(parts.db, filter, country ? candidates : candidatesAnywhere);
  // The order of the candidates, the last to be here first, decides among equals.
  const counted = rows.map(({ id, interests }) => ({ id, equal: new Set(interests.filter((key) => answers.has(key))).size }));
  const fitting = counted.filter(({ equal }) => equal > 0).toSorted((one, other) => other.equal - one.equal);
  const cards = await cardsOf(parts.db, fitting.slice(0, searchPageSize).map(({ id }) => id));
  const shown = fitting.flatMap(({ id, equal }) => {
    const row = cards.get(id);
    return row ? [{ row, equal }] : [];
  });
  const viewer = session?.member ?? null;
  const liked = viewer ? await likedAmong(parts.db, viewer.id, shown.map(({ row }) => row.id)) : new Set<number>();
  const view = { viewer, now, cdnPrefix: site.settings.cdn_prefix };
  return {
    matches: shown.map(({ row, equal }) => ({ member: personAnswer(row, view, liked.has(row.id)), equal })),
    total: fitting.length,
  };
};
