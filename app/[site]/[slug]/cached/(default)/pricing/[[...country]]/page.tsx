import '@/styles/pricing.scss';
import type { Metadata } from 'next';
import { pricingMetadata, pricingPage, type PricingParams } from '@/app/pricing-page';

type Props = { params: PricingParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return pricingMetadata(params);
}

export default function Page({ params }: Props) {
  return pricingPage(params);
}
