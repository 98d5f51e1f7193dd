import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { homePeople } from '@/app/page-data/home-people';
import { cachedPart } from '@/app/page-request/cached-part';
import { alternatesOf } from '@/app/page-request/page-links';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { HomeScreen } from '@/features/home/home-screen';
import { EndedNotice } from '@/features/shell/ended-notice';
import { callServer } from '@/lib/api/server';
import { listMembers } from '@/lib/contract/members';

export async function generateMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  return { alternates: alternatesOf(await siteRequest(params), 'index') };
}

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { site, visitor, audience } = await siteRequest(params);
    const people = await homePeople({ site, audience }, (query) => callServer(listMembers, { query }, visitor));
    return (
      <>
        <EndedNotice />
        <HomeScreen site={site} people={people} />
      </>
    );
  });
}
