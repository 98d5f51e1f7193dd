import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { conversationPage } from '@/app/shared-pages/conversation-page';
import { missingPage } from '@/app/page-request/render-page';
import { liveRequest } from '@/app/page-request/site-request';
import { isId } from '@/lib/contract/wire';

type Props = { params: Promise<{ site: string; slug: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('chat.list');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  return isId(id) ? conversationPage(params, { conversation: id }) : missingPage();
}
