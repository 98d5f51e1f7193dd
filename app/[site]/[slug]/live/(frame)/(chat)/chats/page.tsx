import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { enoughFaces } from '@/app/page-data/enough-faces';
import { heldMessageOf } from '@/app/page-data/held-message-of';
import { matchesOf } from '@/app/page-data/matches-of';
import { offerFor } from '@/app/page-data/offer-for';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { Alert } from '@/components/ui/alert';
import { LazyBonus } from '@/features/bonus/lazy-bonus';
import { bonusTexts } from '@/features/bonus/bonus-texts';
import { ChatsScreen } from '@/features/chat/list/chats-screen';
import { firstPeople } from '@/features/chat/list/first-people';
import { listChats } from '@/lib/contract/chats';
import { listMembers } from '@/lib/contract/members';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { askedOf, startingSearch } from '@/lib/queries/member-search';
import { membersAreaPattern } from '@/lib/site/addresses/members-area';

type Props = { params: SiteParams; searchParams: Promise<{ gone?: string; remove?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('chat.list');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const { site, user, call } = request;
    const [{ chats }, matches, offer] = await Promise.all([call(listChats, {}), matchesOf(call), offerFor(request)]);
    const search = askedOf(startingSearch(user, site.countries));
    const isNew = chats.length === 0;
    const [people, held] = await Promise.all([
      isNew ? enoughFaces(firstPeople, (after) => call(listMembers, { query: { ...search, after } }).catch(() => null)) : [],
      isNew || user.status === 'not_confirmed' ? heldMessageOf(call) : null,
    ]);
    const { gone, remove } = await searchParams;
    const t = await getTranslations('safety');
    return (
      <>
        {gone ? <Alert live title={t('talk_gone')} /> : null}
        <ChatsScreen site={site} chats={chats} matches={matches} removing={remove} people={people} held={held} />
        {offer ? (
          <IslandMessages keys={bonusTexts}>
            <LazyBonus offer={offer} area={membersAreaPattern} banner={false} />
          </IslandMessages>
        ) : null}
      </>
    );
  });
}
