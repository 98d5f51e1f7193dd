import '@/styles/legal.scss';
import type { Metadata } from 'next';
import { legalMetadata, legalRequest } from '@/app/shared-pages/legal-page';
import { LegalScreen } from '@/features/legal/legal-screen';

type Props = { params: Promise<{ site: string; slug: string; page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return legalMetadata(params, (await params).page);
}

export default async function Page({ params }: Props) {
  return <LegalScreen {...await legalRequest(params, (await params).page)} />;
}
