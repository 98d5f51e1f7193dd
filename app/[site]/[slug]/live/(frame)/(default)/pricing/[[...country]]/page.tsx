import '@/styles/pricing.scss';
import { memberPricingPage, type PricingParams } from '@/app/shared-pages/pricing-page';

export { generateMetadata } from '@/app/[site]/[slug]/cached/(default)/pricing/[[...country]]/page';

export default function Page({ params }: { params: PricingParams }) {
  return memberPricingPage(params);
}
