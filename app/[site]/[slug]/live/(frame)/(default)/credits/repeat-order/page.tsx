import '@/styles/credits.scss';
import type { Metadata } from 'next';
import { creditsMetadata, repeatPage } from '@/app/credits-page';
import type { SiteParams } from '@/app/site-request';

type Props = { params: SiteParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return creditsMetadata(params, 'repeat.page_title');
}

export default function Page({ params }: Props) {
  return repeatPage(params);
}
