import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternatesOf } from '@/app/page-request/page-links';
import { enoughFaces } from '@/app/page-data/enough-faces';
import { realFaces } from '@/components/media/real-faces';
import { siteRequest, type SiteParams, type SiteRequest } from '@/app/page-request/site-request';
import { callServer, type Caller } from '@/lib/api/server';
import { askedOr } from '@/lib/api/unanswered';
import { getProfile, listMembers } from '@/lib/contract/members';
import type { SiteInfo } from '@/lib/site/site-info';
import type { Person, Profile } from '@/lib/contract/person';
import { matchRoute } from '@/lib/site/addresses/routes';

export type LanderRequest = SiteRequest & {
  /** A page of the site's members; none where it shows them to members only, or where they cannot be had. */
  people: Person[];
};

/** Fewer people with a photo than this in the visitor's own country make no lander: then others come after them. */
const enough = 12;
/** A lander is kept, so that it may look long: on a day when many sign up the newest hundreds have no photo yet. */
const mostPages = 12;

/** What a lander about people knows. */
export async function landerRequest(params: SiteParams): Promise<LanderRequest> {
  const request = await siteRequest(params);
  const { visitor, site, audience } = request;
  if (!site.loggedOutSearch) return { ...request, people: [] };
  const ask = (country?: string) => enoughFaces(enough, (after) => askedOr(callServer(listMembers, { query: { ...audience, country, after } }, visitor), () => null), mostPages);
  const near = await ask(site.country ?? undefined);
  if (!site.country || realFaces(near).length >= enough) return { ...request, people: near };
  const known = new Set(near.map(({ id }) => id));
  return { ...request, people: [...near, ...(await ask()).filter(({ id }) => !known.has(id))] };
}

/** The whole profiles of those whom a lander lets speak, as a visitor sees them; who cannot be had is left out. */
export async function landerProfiles(visitor: Caller, people: readonly Person[]): Promise<Profile[]> {
  const asked = people.map(({ id }) => askedOr(callServer(getProfile, { query: { id } }, visitor).then(({ profile }) => profile), () => null));
  return (await Promise.all(asked)).filter((profile) => profile !== null);
}

/** Title and description of a lander: its own first words, which may be others in a niche. */
export async function landerMetadata(params: SiteParams, name: string, titleOf: (site: SiteInfo) => string = () => 'title'): Promise<Metadata> {
  const request = await siteRequest(params);
  const t = await getTranslations(`lander.${name}`);
  const route = matchRoute(`/landers/${name}`)?.name;
  return { title: t(titleOf(request.site)), description: t('lead'), alternates: route && alternatesOf(request, route) };
}
