import '@/styles/members.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { SearchScreen } from '@/features/members/search-screen';
import { ApiError } from '@/lib/api/api-error';
import { regionsOf } from '@/lib/api/site';
import { listMembers } from '@/lib/contract/members';
import { askedOf, startingSearch } from '@/lib/queries/member-search';
import { parseMemberSearch } from '@/lib/queries/parse-member-search';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('members.search');
  return { title: t('title'), robots: { index: false } };
}

/** The members' home is where every page leads back to: a server that knows no list leaves it standing, and it says so. */
function withoutList(error: unknown): null {
  if (!(error instanceof ApiError && (error.notOffered || error.status === 404))) throw error;
  return null;
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { host, site, user, deadline, call } = await liveRequest(params);
    const search = parseMemberSearch(await searchParams, startingSearch(user, site.countries));
    const visible = user !== null || site.loggedOutSearch;
    const [answer, regions] = await Promise.all([visible ? call(listMembers, { query: askedOf(search) }).catch(withoutList) : null, regionsOf(host, deadline)]);
    return <SearchScreen site={site} search={search} answer={answer} regions={regions} user={user} />;
  });
}
