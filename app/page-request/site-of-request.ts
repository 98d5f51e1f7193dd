import { env } from '@/lib/api/server';
import { siteOfHost } from '@/lib/api/site';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { nicheOf, type Niche } from '@/lib/site/niches/niches';
import { plainPage } from '@/lib/site/http/plain-page';
import { isLocale, type Locale } from '@/lib/site/languages/locales';
import { resolveLocale } from '@/lib/site/languages/resolve-locale';
import { siteOrigin } from '@/lib/site/addresses/site-origin';

export type FoundSite = {
  settings: SiteSettings;
  niche: Niche;
  origin: string;
  /** The language that the address asks for (`lang`), else the site's: a file comes without cookies, and is kept for everybody. */
  locale: Locale;
};

const anHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** A file of the site on the host that was asked for; 421 where no site is, 503 where the server says nothing of it. */
export async function siteFile(request: Request, type: string, make: (site: FoundSite) => BodyInit | null | Promise<BodyInit | null>): Promise<Response> {
  const found = await siteOfHost(request.headers.get('host'));
  if ('trouble' in found) return plainPage(found.trouble, resolveLocale({}));
  const { host, settings } = found;
  const lang = new URL(request.url).searchParams.get('lang');
  const locale = isLocale(lang) ? lang : resolveLocale({ domainLanguage: settings.domain_language });
  const body = await make({ settings, niche: nicheOf(settings.niche), origin: siteOrigin(host, settings.domain, env().port), locale });
  if (body === null) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
  return new Response(body, { headers: { 'content-type': type, 'cache-control': anHour, vary: 'host' } });
}
