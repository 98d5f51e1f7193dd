import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import { PricingScreen } from '@/features/premium/pricing-screen';
import { NotFoundScreen } from '@/features/shell/not-found-screen';
import { ApiError } from '@/lib/api/api-error';
import { callServer } from '@/lib/api/server';
import { askedOr } from '@/lib/api/unanswered';
import { getCredits } from '@/lib/contract/credits';
import type { Result } from '@/lib/contract/endpoint';
import { countryInfo } from '@/lib/site/countries/countries';
import { alternatesOf } from '../page-request/page-links';
import { liveRequest, siteRequest, type SiteParams } from '../page-request/site-request';

export type PricingParams = Promise<Awaited<SiteParams> & { country?: string[] }>;

export async function pricingMetadata(params: SiteParams): Promise<Metadata> {
  const request = await siteRequest(params);
  const t = await getTranslations('pricing');
  return { title: t('page_title'), description: t('description', { site: request.site.name }), alternates: alternatesOf(request, 'pricing') };
}

/** The bundles that are answered, or none; `offered`: the site sells them. */
const bundlesOf = (asked: Promise<Result<typeof getCredits>>) =>
  askedOr(
    asked.then((answer) => ({ ...answer, offered: true })),
    (error) => ({ bundles: [], country: undefined, offered: !(error instanceof ApiError && error.notOffered) }),
  );

/** The prices of the country that a visitor chose, else of the site's own. Where they cannot be had the page says so. */
export async function pricingPage(params: PricingParams) {
  const { site, settings, visitor } = await siteRequest(params);
  const asked = (await params).country?.[0];
  const chosen = asked && site.countries.includes(asked) && countryInfo(asked) ? asked : undefined;
  // It names its status itself, as every kept page does: Next's notFound() would send a document that only a script fills. (decision 16)
  if (asked && !chosen) return <NotFoundScreen />;
  const { bundles, country, offered } = await bundlesOf(callServer(getCredits, { query: { country: chosen } }, visitor));
  const { gift_credits, signup_credits } = settings;
  return <PricingScreen site={site} country={country ?? chosen ?? site.country ?? site.countries[0] ?? 'NL'} bundles={bundles} offered={offered} giftCredits={gift_credits} signupCredits={signup_credits} />;
}

/** The same for who is signed in: in the own country. */
export async function memberPricingPage(params: PricingParams) {
  const { site, settings, call, user } = await liveRequest(params);
  const { bundles, country, offered } = await bundlesOf(call(getCredits, { query: {} }));
  const { gift_credits, signup_credits } = settings;
  return (
    <PricingScreen
      site={site} country={country ?? user?.profile?.country ?? site.country ?? 'NL'} bundles={bundles} offered={offered} giftCredits={gift_credits} signupCredits={user ? 0 : signup_credits}
      fixedCountry={user !== null}
    />
  );
}
