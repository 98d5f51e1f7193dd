import '@/styles/visitor.scss';
import { redirect } from 'next/navigation';
import { homePeople } from '@/app/page-data/home-people';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { HomeScreen } from '@/features/home/home-screen';
import { EndedNotice } from '@/features/shell/ended-notice';
import { listMembers } from '@/lib/contract/members';
import { pathTo } from '@/lib/site/addresses/routes';
import { passedOn } from '@/lib/site/addresses/step-further';

export default async function Page({ params, searchParams }: { params: SiteParams; searchParams: Promise<{ lb?: string | string[] }> }) {
  const [{ site, user, call, audience }, { lb }] = await Promise.all([liveRequest(params), searchParams]);
  if (user) redirect(pathTo('members', {}, passedOn(lb)));
  const people = await homePeople({ site, audience }, (query) => call(listMembers, { query }));
  return (
    <>
      <EndedNotice />
      <HomeScreen site={site} people={people} />
    </>
  );
}
