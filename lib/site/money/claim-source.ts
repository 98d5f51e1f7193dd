// Where the claim that Premium is promoted with comes from. Specification, section 1.
import type { SiteSettings } from '@/lib/contract/site-settings';
import type { Locale } from '../languages/locales';
import { wordsIn } from '../languages/words-in';

/** The source of the claim '46% more chance' in a language, as the site's settings tell it; nothing where they have none in it: then it is not made. (A03) */
export const claimSourceOf = (settings: Pick<SiteSettings, 'premium_claim_source' | 'domain_language'>, locale: Locale): string | undefined =>
  wordsIn(settings.premium_claim_source, locale, settings.domain_language);
