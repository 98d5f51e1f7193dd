import '@/styles/visitor.scss';
import { siteRequest, type SiteParams } from '@/app/site-request';
import { HomeScreen } from '@/features/home/home-screen';
import { callServer } from '@/lib/api/server';
import { listMembers } from '@/lib/contract/members';

export default async function Page({ params }: { params: SiteParams }) {
  const { site, visitor } = await siteRequest(params);
  const people = site.loggedOutSearch
    ? await callServer(listMembers, { query: {} }, visitor).then(({ members }) => members, () => [])
    : [];
  return <HomeScreen site={site} people={people} />;
}
