import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { siteRequest, type SiteParams, type SiteRequest } from '@/app/site-request';
import { callServer } from '@/lib/api/server';
import { getProfile, listMembers } from '@/lib/contract/members';
import type { Person, Profile } from '@/lib/contract/person';

export type LanderRequest = SiteRequest & {
  /** A page of the site's members; none where it shows them to members only, or where they cannot be had. */
  people: Person[];
};

/** What a lander about people knows. */
export async function landerRequest(params: SiteParams): Promise<LanderRequest> {
  const request = await siteRequest(params);
  const { host, site } = request;
  const people = site.loggedOutSearch ? await callServer(listMembers, { query: {} }, { host }).then(({ members }) => members, () => []) : [];
  return { ...request, people };
}

/** The whole profiles of those whom a lander lets speak, as a visitor sees them; who cannot be had is left out. */
export async function landerProfiles(host: string, people: readonly Person[]): Promise<Profile[]> {
  const asked = people.map(({ id }) => callServer(getProfile, { query: { id } }, { host }).then(({ profile }) => profile, () => null));
  return (await Promise.all(asked)).filter((profile) => profile !== null);
}

/** Title and description of a lander: its own first words. */
export async function landerMetadata(params: SiteParams, name: string): Promise<Metadata> {
  await siteRequest(params);
  const t = await getTranslations(`lander.${name}`);
  return { title: t('title'), description: t('lead') };
}
