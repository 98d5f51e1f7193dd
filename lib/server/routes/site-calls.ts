// settings.php, companyinfo.php, regions.php, interests.php: what a site is. Specification, sections 3 and 7. (C13, C16, E04, E05)
import { regions } from '@/lib/site/countries/regions.generated';
import type { Route } from '../route';
import { interestKeys } from '../store/interest-store';

/** These change seldom and are the same for everybody. */
const forAll = 'public, max-age=60';

/** Push messages are this server's own, whatever key a site's record names. */
/** The host decides which site answers; a domain in the query never does. (C13) */
export const getSettings: Route<'getSettings'> = (_, { parts, site, answer }) => {
  answer.set('cache-control', forAll);
  answer.append('vary', 'host');
  return Promise.resolve({ settings: { ...site.stored, time_bonus: site.settings.time_bonus, domain: site.domain, push_public_key: parts.pushKey ?? null } });
};

export const getCompanyInfo: Route<'getCompanyInfo'> = (_, { site, answer }) => {
  answer.set('cache-control', forAll);
  return Promise.resolve({ companyinfo: site.company });
};

export const getInterests: Route<'getInterests'> = async (_, { parts, answer }) => {
  answer.set('cache-control', forAll);
  return { interests: await interestKeys(parts.db) };
};

/** The regions of the countries that the site serves; of all where it names none. (C16) */
export const getRegions: Route<'getRegions'> = (_, { site, answer }) => {
  answer.set('cache-control', forAll);
  const { countries } = site.settings;
  const served = Object.entries(regions).filter(([country]) => countries.length === 0 || countries.includes(country));
  return Promise.resolve({ regions: Object.fromEntries(served) });
};
