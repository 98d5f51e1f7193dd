// Who may search for members: everybody signed in, and visitors where the site lets them. Specification, section 4. (T16)
import { hasTrafficSource, readTracking } from '@/lib/site/cookies/tracking';
import { visitorRights } from '@/lib/site/members/visitor-rights';
import type { Caller } from '../route';

/** Visitors search unless the site hides it from them; what it says of those with a traffic source is for these alone. */
export function maySearch({ session, site: { settings }, request }: Caller): boolean {
  return !!session || visitorRights(settings, hasTrafficSource(readTracking(request.headers.get('cookie')))).search;
}
