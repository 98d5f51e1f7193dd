import type { NextRequest } from 'next/server';
import { upgradeTexts, type UpgradeData } from '@/features/members/upgrade-data';
import { callServer } from '@/lib/api/server';
import { siteSettings } from '@/lib/api/site';
import { formatMoney } from '@/lib/format/money';
import { messagesOf, pickMessages } from '@/lib/i18n/messages';
import { nicheOf } from '@/lib/site/niches/niches';
import { siteInfo } from '@/lib/site/site-info';
import { hostName } from '@/lib/site/http/site-key';
import { claimSourceOf } from '@/lib/site/money/claim-source';
import { leastPaid } from '../page-data/least-paid';
import { askedLanguage } from './asked-language';

/** What the prompt over a locked photo says, in the language of that page, with what the cheapest bundle costs where there is one. */
export async function upgradeData(request: NextRequest): Promise<Response> {
  const host = hostName(request.headers.get('host')) ?? '';
  const settings = await siteSettings(host);
  const locale = askedLanguage(request, settings);
  const caller = { host, cookie: request.headers.get('cookie') ?? '' };
  const least = await leastPaid({ call: (endpoint, input) => callServer(endpoint, input, caller) });
  const { intlLocale, country } = siteInfo(settings, { locale, niche: nicheOf(settings.niche) });
  const data: UpgradeData = { locale, from: least ? formatMoney(least, intlLocale) : null, claimSource: claimSourceOf(settings, locale), messages: pickMessages(await messagesOf(locale, country), upgradeTexts) };
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } });
}
