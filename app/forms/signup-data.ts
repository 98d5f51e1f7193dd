import type { NextRequest } from 'next/server';
import { personOf } from '@/app/start-of-signup';
import { accountTexts, stepTexts } from '@/features/signup/signup-texts';
import { callServer } from '@/lib/api/server';
import { interestsOf, siteSettings } from '@/lib/api/site';
import { messagesOf, pickMessages } from '@/lib/i18n/messages';
import { isLocale } from '@/lib/site/locales';
import { nicheOf } from '@/lib/site/niches';
import { resolveLocale } from '@/lib/site/resolve-locale';
import { readSignupStart } from '@/lib/site/signup-start';
import { siteInfo } from '@/lib/site/site-info';
import { hostName } from '@/lib/site/site-key';
import { hasTrafficSource, readTracking } from '@/lib/site/tracking';

/** What sign-up over a page needs, in the language of that page: the texts, the site, what a lander handed over. */
export async function signupData(request: NextRequest): Promise<Response> {
  const host = hostName(request.headers.get('host')) ?? '';
  const settings = await siteSettings(host);
  const asked = request.nextUrl.searchParams.get('lang');
  const locale = isLocale(asked) ? asked : resolveLocale({ cookie: request.cookies.get('locale')?.value, domainLanguage: settings.domain_language });
  const cookie = request.headers.get('cookie') ?? '';
  const start = readSignupStart(request.cookies);
  const member = request.nextUrl.searchParams.get('member') ?? start?.member;
  const [person, interests, messages] = await Promise.all([
    personOf(member, (endpoint, input) => callServer(endpoint, input, { host, cookie })),
    interestsOf(host),
    messagesOf(locale),
  ]);
  const message: Record<string, string> = start?.message && (!start.member || start.member === member) ? { signup_message: start.message } : {};
  const data = {
    locale, interests,
    messages: pickMessages(messages, [...new Set([...accountTexts, ...stepTexts])]),
    site: siteInfo(settings, { locale, niche: nicheOf(settings.niche) }, hasTrafficSource(readTracking(cookie))),
    start: { person, values: message },
    pushKey: settings.push_public_key ?? null,
  };
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } });
}
