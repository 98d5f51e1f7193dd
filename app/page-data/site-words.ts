import { createTranslator } from 'next-intl';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { messagesOf } from '@/lib/i18n/messages';
import { countryOf } from '@/lib/site/site-info';
import type { Variant } from '@/lib/site/addresses/slugs';
import { wordsIn } from '@/lib/site/languages/words-in';

/** Title and description of a site in a language: the operator's, or what its home says in that language. (E04) */
export async function siteWords(settings: SiteSettings, { locale, niche }: Variant): Promise<{ title: string; description: string }> {
  const { index_title, description, domain_language } = settings;
  const messages = await messagesOf(locale, countryOf(settings));
  const t = createTranslator<Record<string, never>>({ locale, messages: messages as Record<string, never> });
  return {
    title: wordsIn(index_title, locale, domain_language) ?? t(`home.${niche}.title`).replace(/\.$/, ''),
    description: wordsIn(description, locale, domain_language) ?? t(`home.${niche}.lead`),
  };
}
