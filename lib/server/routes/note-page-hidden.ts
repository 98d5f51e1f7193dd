// page-hidden.php: a page of a visit from an advertisement was left. Specification, sections 4 and 7. (C10, T18)
import { matchRoute } from '@/lib/site/routes';
import { readTracking } from '@/lib/site/tracking';
import { networkTurn, takeTurns } from '../guards/take-turns';
import type { Bucket } from '../limits';
import type { Route } from '../route';

/** The name of the route that a page belongs to: never its address, which may name a member. */
function routeOf(referrer: string | null): string | null {
  return referrer && URL.canParse(referrer) ? (matchRoute(new URL(referrer).pathname)?.name ?? null) : null;
}

/** Lines of the log that one network may make: so many, and then one a second. */
const perNetwork: Bucket = { size: 60, every: 1_000 };

/** Writes the visit to the log: site, page and where the visitor came from, nothing of who it was. */
export const notePageHidden: Route<'notePageHidden'> = async (_, caller) => {
  const { parts, site, request: { headers } } = caller;
  await takeTurns(networkTurn('page-hidden', caller, perNetwork), caller);
  parts.log({ level: 'info', event: 'page hidden', site: site.domain, page: routeOf(headers.get('referer')), ...readTracking(headers.get('cookie')) });
  return { ok: true };
};
