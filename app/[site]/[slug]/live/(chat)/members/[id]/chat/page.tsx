import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { conversationPage } from '@/app/conversation-page';
import type { SiteParams } from '@/app/site-request';
import { isId } from '@/lib/contract/wire';

type Props = { params: SiteParams & Promise<{ id: string }> };

export const metadata: Metadata = { robots: { index: false } };

export default async function Page({ params }: Props) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return conversationPage(params, { member: id });
}
