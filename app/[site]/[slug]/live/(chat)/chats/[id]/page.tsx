import type { Metadata } from 'next';
import { conversationPage } from '@/app/conversation-page';
import { missingPage } from '@/app/render-page';
import { isId } from '@/lib/contract/wire';

type Props = { params: Promise<{ site: string; slug: string; id: string }> };

export const metadata: Metadata = { robots: { index: false } };

export default async function Page({ params }: Props) {
  const { id } = await params;
  return isId(id) ? conversationPage(params, { conversation: id }) : missingPage();
}
