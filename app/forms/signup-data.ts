import type { NextRequest } from 'next/server';
import { startOfSignup } from '@/app/page-data/start-of-signup';
import { accountTexts, modalTexts, stepTexts } from '@/features/signup/signup-texts';
import { refusal } from '@/lib/api/gateway';
import { visitorAddress } from '@/lib/api/client-address';
import { callServer } from '@/lib/api/server';
import { interestsOf, siteOfHost } from '@/lib/api/site';
import { messagesOf, pickMessages } from '@/lib/i18n/messages';
import { audienceOf, nicheOf, shownOf, type Audience } from '@/lib/site/niches/niches';
import { readSignupStart } from '@/lib/site/cookies/signup-start';
import { countryOf, siteInfo } from '@/lib/site/site-info';
import { parseSlug, type Variant } from '@/lib/site/addresses/slugs';
import { hasTrafficSource, readTracking } from '@/lib/site/cookies/tracking';
import { wishedInterests } from '@/lib/site/members/wished-interests';
import { askedLanguage } from './asked-language';

/** The query of the page over which sign-up opens, which the settings are asked with: the two say the same. (C13) */
function queryOfPage(referrer: string | null): Record<string, string> | undefined {
  return referrer && URL.canParse(referrer) ? Object.fromEntries(new URL(referrer).searchParams) : undefined;
}

/** Whom the page shows over which sign-up opens, where its path ends in a slug: a home or a lander in the look of another niche. */
function audienceOfPage(referrer: string | null, own: Variant): Audience {
  const slug = referrer && URL.canParse(referrer) ? (new URL(referrer).pathname.split('/').at(-1) ?? '') : '';
  return audienceOf(parseSlug(slug, own)?.niche ?? own.niche, own.niche);
}

/** What sign-up over a page needs, in the language of that page: the texts, the site, what a lander handed over. */
export async function signupData(request: NextRequest): Promise<Response> {
  const found = await siteOfHost(request.headers.get('host'), queryOfPage(request.headers.get('referer')));
  if ('trouble' in found) return found.trouble === 'wrongSite' ? refusal('wrong_site', 'No site answers on this host.') : refusal('unavailable', 'The server behind this site did not answer.', { 'retry-after': '5' });
  const { host, settings } = found;
  const locale = askedLanguage(request, settings);
  const cookie = request.headers.get('cookie') ?? '';
  const own = { locale, niche: nicheOf(settings.niche) };
  const audience = audienceOfPage(request.headers.get('referer'), own);
  const [start, interests, messages] = await Promise.all([
    startOfSignup((endpoint, input) => callServer(endpoint, input, { host, cookie, address: visitorAddress(request.headers) }), request.nextUrl.searchParams.get('member') ?? undefined, shownOf(own.niche, audience)),
    interestsOf(host),
    messagesOf(locale, countryOf(settings)),
  ]);
  const data = {
    locale, interests, start,
    wishes: wishedInterests(readSignupStart(request.cookies)?.wishes ?? [], interests),
    messages: pickMessages(messages, [...new Set([...accountTexts, ...modalTexts, ...stepTexts])]),
    site: siteInfo(settings, own, hasTrafficSource(readTracking(cookie))),
    pushKey: settings.push_public_key ?? null,
  };
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } });
}
