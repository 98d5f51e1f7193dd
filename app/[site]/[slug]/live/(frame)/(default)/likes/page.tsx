import '@/styles/likes.scss';
import type { Metadata } from 'next';
import { likesMetadata, likesPage } from '@/app/shared-pages/likes-page';
import type { SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams; searchParams: Promise<{ show?: string | string[] }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return likesMetadata(params);
}

export default function Page(props: Props) {
  return likesPage('received', props);
}
