// The language of the page that asks for a part of it: the one it names, else the one that the request would be answered in.
import type { NextRequest } from 'next/server';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { decidingCookies } from '@/lib/site/cookies/deciding-cookies';
import { isLocale, type Locale } from '@/lib/site/languages/locales';
import { resolveLocale } from '@/lib/site/languages/resolve-locale';

export function askedLanguage(request: NextRequest, settings: SiteSettings): Locale {
  const asked = request.nextUrl.searchParams.get('lang');
  return isLocale(asked) ? asked : resolveLocale({ cookie: decidingCookies(request.headers.get('cookie')).locale, domainLanguage: settings.domain_language });
}
