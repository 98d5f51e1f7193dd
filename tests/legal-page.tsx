import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import { legalTexts } from '@/lib/i18n/legal-texts';
import type { Locale } from '@/lib/site/languages/locales';
import { siteInfo } from '@/lib/site/site-info';
import type { StaticPage } from '@/lib/site/addresses/static-pages';

/** What a static page is drawn from, with what a test says of settings and company. */
export async function legalPage(page: StaticPage, settings: object = {}, company: object = {}, locale: Locale = 'nl') {
  const parsed = siteSettings.parse({ name: 'Vonk', ...settings });
  return { page, settings: parsed, company: companyInfo.parse(company), site: siteInfo(parsed, { locale, niche: 'general' }), texts: await legalTexts(page, locale), host: 'vonk.test' };
}
