import type { NextRequest } from 'next/server';
import { upgradeTexts, type UpgradeData } from '@/features/members/upgrade-data';
import { ApiError } from '@/lib/api/api-error';
import { callServer } from '@/lib/api/server';
import { siteSettings } from '@/lib/api/site';
import { getCredits } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';
import { messagesOf, pickMessages } from '@/lib/i18n/messages';
import { leastPrice } from '@/lib/site/money/least-price';
import { isLocale } from '@/lib/site/languages/locales';
import { nicheOf } from '@/lib/site/niches/niches';
import { resolveLocale } from '@/lib/site/languages/resolve-locale';
import { siteInfo } from '@/lib/site/site-info';
import { hostName } from '@/lib/site/http/site-key';
import { wordsIn } from '@/lib/site/languages/words-in';

/** What the prompt over a locked photo says, in the language of that page, with the price of the cheapest bundle where there is one. */
export async function upgradeData(request: NextRequest): Promise<Response> {
  const host = hostName(request.headers.get('host')) ?? '';
  const asked = request.nextUrl.searchParams.get('lang');
  const settings = await siteSettings(host);
  const locale = isLocale(asked) ? asked : resolveLocale({ cookie: request.cookies.get('locale')?.value, domainLanguage: settings.domain_language });
  const bundles = callServer(getCredits, { query: {} }, { host, cookie: request.headers.get('cookie') ?? '' }).then(
    (answer) => answer.bundles,
    (error: unknown) => {
      if (error instanceof ApiError) return [];
      throw error;
    },
  );
  const least = leastPrice(await bundles);
  const { intlLocale, country } = siteInfo(settings, { locale, niche: nicheOf(settings.niche) });
  const data: UpgradeData = { locale, from: least ? formatMoney(least, intlLocale) : null, claimSource: wordsIn(settings.premium_claim_source, locale, settings.domain_language), messages: pickMessages(await messagesOf(locale, country), upgradeTexts) };
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } });
}
