import '@/styles/swipe.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { SwipeScreen } from '@/features/swipe-game/swipe-screen';
import { listSwipeCards } from '@/lib/contract/swipe';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('swipe');
  return { title: t('title'), robots: { index: false } };
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { user, call } = await memberRequest(params);
    const renderedAt = today().toISOString();
    const answer = await call(listSwipeCards, {});
    return <SwipeScreen user={user} page={{ answer, renderedAt }} />;
  });
}
