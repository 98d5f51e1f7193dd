// page-hidden.php: a page was left; of one whose address says `lb`, and that nobody went further from, that is kept. Specification, sections 4 and 7. (C10, T18)
import { matchRoute } from '@/lib/site/addresses/routes';
import { pageOfBounces, wentFurther } from '@/lib/site/addresses/step-further';
import { readTracking } from '@/lib/site/cookies/tracking';
import { networkLimit, takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Route } from '../route';

/** Lines of the log that one network may make: so many, and then one a second. */
const perNetwork: Bucket = { size: 60, every: 1_000 };

/** Writes a bounce to the log: site, name of the page (its address may name a member) and where the visitor came from, nothing of who it was. Of all other pages nothing is kept. */
export const notePageHidden: Route<'notePageHidden'> = async (_, caller) => {
  const { parts, site, request: { headers } } = caller;
  const page = pageOfBounces(headers.get('referer'));
  if (!page || wentFurther(headers.get('cookie'), page)) return { ok: true };
  await takeFromLimits(networkLimit('page-hidden', caller, perNetwork), caller);
  parts.log({ level: 'info', event: 'page hidden', site: site.domain, page: matchRoute(page.pathname)?.name ?? null, ...readTracking(headers.get('cookie')) });
  return { ok: true };
};
