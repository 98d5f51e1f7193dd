import { landerProfiles } from '@/app/shared-pages/lander-page';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { mapPins } from '@/features/landers/map-pins';
import type { MapRegion } from '@/features/landers/maplanding-screen';
import { regionMaps } from '@/features/landers/region-maps';
import { callServer } from '@/lib/api/server';
import { regionsOf } from '@/lib/api/site';
import { askedOr } from '@/lib/api/unanswered';
import { listMembers } from '@/lib/contract/members';
import type { Person } from '@/lib/contract/person';

/** The region that most of these people live in, as its place in the list; the first where nobody does. */
function busiest(people: readonly Person[], regions: readonly MapRegion[]): number {
  const counts = regions.map(({ code, name }) => people.filter(({ region, fictional }) => !fictional && (region === code || region === name)).length);
  return counts.indexOf(Math.max(...counts));
}

/** The number in an internal path that names a region, counted from 1; 0 where nobody chose one. (lib/site/addresses/presentation.ts) */
const chosenIn = (landing: readonly string[] = []) => Number(/^region-(\d+)$/.exec(landing.at(-1) ?? '')?.[1] ?? 0);

/** What the map lander shows: the regions of the site's country, the one that was chosen, and its members. */
export async function mapRequest(params: SiteParams & Promise<{ landing?: string[] }>) {
  const { host, site, visitor, audience } = await siteRequest(params);
  const { country } = site;
  const [drawn, named] = await Promise.all([regionMaps(country), regionsOf(host)]);
  const regions = (named[country ?? ''] ?? []).flatMap(({ code, name }): MapRegion[] => (drawn[code] ? [{ code, name, map: drawn[code] }] : []));
  const ask = async (countryregion?: string) => {
    if (!country || !site.loggedOutSearch) return [];
    return askedOr(callServer(listMembers, { query: { ...audience, country, countryregion } }, visitor).then(({ members }) => members), () => []);
  };
  const chosen = chosenIn((await params).landing) - 1;
  const at = regions[chosen] ? chosen : busiest(await ask(), regions);
  const region = regions[at];
  const pins = region ? mapPins(await ask(region.code), region.map) : [];
  return { site, regions, at, pins, profiles: await landerProfiles(visitor, pins.map(({ person }) => person)) };
}
