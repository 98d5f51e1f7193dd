import '@/styles/visitor.scss';
import { redirect } from 'next/navigation';
import { homePeople } from '@/app/page-data/home-people';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { HomeScreen } from '@/features/home/home-screen';
import { EndedNotice } from '@/features/shell/ended-notice';
import { listMembers } from '@/lib/contract/members';
import { pathTo } from '@/lib/site/addresses/routes';

export default async function Page({ params, searchParams }: { params: SiteParams; searchParams: Promise<{ lb?: string | string[] }> }) {
  const [{ site, user, call, audience }, { lb }] = await Promise.all([liveRequest(params), searchParams]);
  // An advertisement leads members here too: where they go on to is left as a page of it. (T18)
  if (user) redirect(pathTo('members', {}, { lb: lb === undefined ? undefined : 1 }));
  const people = await homePeople({ site, audience }, (query) => call(listMembers, { query }));
  return (
    <>
      <EndedNotice />
      <HomeScreen site={site} people={people} />
    </>
  );
}
