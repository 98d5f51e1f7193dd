import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { matchesOf } from '@/app/matches-of';
import { renderPage } from '@/app/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/site-request';
import { Alert } from '@/components/ui/alert';
import { ChatsScreen } from '@/features/chat/chats-screen';
import { listChats } from '@/lib/contract/chats';

type Props = { params: SiteParams; searchParams: Promise<{ gone?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('chat.list');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { user, call } = await memberRequest(params);
    const [{ chats }, matches] = await Promise.all([call(listChats, {}), matchesOf(call)]);
    const { gone } = await searchParams;
    const t = await getTranslations('safety');
    return (
      <>
        {gone ? <Alert live title={t('talk_gone')} /> : null}
        <ChatsScreen chats={chats} user={user} matches={matches} />
      </>
    );
  });
}
