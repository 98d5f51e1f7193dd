import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { conversationPage } from '@/app/shared-pages/conversation-page';
import { giftPage } from '@/app/shared-pages/gift-page';
import { missingPage } from '@/app/page-request/render-page';
import { liveRequest } from '@/app/page-request/site-request';
import { isId } from '@/lib/contract/wire';

type Props = { params: Promise<{ site: string; slug: string; id: string }>; searchParams: Promise<{ gift?: string | string[] }> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('chat.list');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { gift }] = await Promise.all([params, searchParams]);
  if (isId(id) && typeof gift === 'string') return giftPage(params, id, gift);
  return isId(id) ? conversationPage(params, { member: id }) : missingPage();
}
