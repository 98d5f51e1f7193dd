import '@/styles/pricing.scss';
import type { Metadata } from 'next';
import { cachedPart } from '@/app/page-request/cached-part';
import { pricingMetadata, pricingPage, type PricingParams } from '@/app/shared-pages/pricing-page';

type Props = { params: PricingParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return pricingMetadata(params);
}

export default function Page({ params }: Props) {
  return cachedPart(() => pricingPage(params));
}
