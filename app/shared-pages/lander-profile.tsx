import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache, type ReactNode } from 'react';
import { missingPage, renderPage, titleOfTrouble } from '@/app/page-request/render-page';
import { siteRequest, type SiteRequest } from '@/app/page-request/site-request';
import { visitorAddress } from '@/lib/api/client-address';
import { callServer, type Caller } from '@/lib/api/server';
import { getProfile } from '@/lib/contract/members';
import type { Profile } from '@/lib/contract/person';
import { isId } from '@/lib/contract/wire';

export type LanderProps = { params: Promise<{ site: string; slug: string; id: string }> };

/** A page that is kept knows no headers: whoever asks for it has had the look counted by the middleware. (S8) */
const profileOf = cache(async (visitor: Caller, id: string) => (await callServer(getProfile, { query: { id } }, { ...visitor, address: visitorAddress(await headers()) })).profile);

/** The title of such a page: whom it is around. Members' pages stand in no index. */
export async function landerMetadata({ params }: LanderProps): Promise<Metadata> {
  const [{ id }, { visitor }] = await Promise.all([params, siteRequest(params)]);
  const named = isId(id) ? await profileOf(visitor, id).then(({ name }) => name, titleOfTrouble) : await titleOfTrouble(null);
  return { title: named, robots: { index: false } };
}

/** A lander around one member: the profile as any visitor may see it. Nobody of that number is the 404 page. (R06, R07) */
export function landerPage(params: LanderProps['params'], draw: (profile: Profile, request: SiteRequest) => ReactNode): Promise<ReactNode> {
  return renderPage(async () => {
    const [{ id }, request] = await Promise.all([params, siteRequest(params)]);
    if (!isId(id)) return missingPage();
    return draw(await profileOf(request.visitor, id), request);
  });
}
