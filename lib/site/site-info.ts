// What every screen may know of the site it stands on: the settings that are shown, the language, the country. Specification, section 3.
import type { CompanyInfo, SiteSettings } from '../contract/site-settings';
import type { Money } from '../contract/wire';
import { intlLocale } from './countries/countries';
import { localeTable, type Locale } from './languages/locales';
import type { Niche } from './niches/niches';
import { visibleLanguages } from './languages/visible-languages';
import { visitorRights } from './members/visitor-rights';
import { wordsIn } from './languages/words-in';

/** A language in its own words, so that no island carries the table of all. */
export type OfferedLanguage = { code: Locale; name: string };

export type SiteInfo = {
  name: string;
  locale: Locale;
  /** Language with country, for Intl: 'nl-BE'. */
  intlLocale: string;
  /** The languages that a menu offers: those of the visitor's country, the one being read among them. (B08) */
  languages: readonly OfferedLanguage[];
  niche: Niche;
  /** The visitor's country, as far as the server knows it. */
  country: string | null;
  countries: string[];
  cdnPrefix: string;
  messageCredits: number;
  /** What a message costs at least, in money, where the settings say so for the country. */
  messageCost: Money | null;
  messageLength: number;
  /** Gifts can be sent here. */
  gifts: boolean;
  searchFields: string[];
  /** The operator's own words for the label, in their language; where there are none, the translations speak. (A05) */
  fictional: { singular?: string; plural?: string; warning?: string; icon?: string };
  supportPhone?: string;
  supportEmail?: string;
  /** Visitors may look at members. (T16) */
  loggedOutSearch: boolean;
  /** Visitors may sign up; otherwise the site is by invitation. (T15) */
  signUpOpen: boolean;
  /** Demo people are shown, and every foot says that their portraits are illustrations. */
  illustrated: boolean;
};

/** The visitor's country, as far as the settings know it. */
export function countryOf({ geoip_selected_country, geoip_country }: Pick<SiteSettings, 'geoip_selected_country' | 'geoip_country'>): string | null {
  return geoip_selected_country ?? geoip_country ?? null;
}

/** The part of the settings that screens show, for a language and a niche. `trafficSource`: the visitor came by an advertisement. (T15, T16) */
export function siteInfo(settings: SiteSettings, variant: { locale: Locale; niche: Niche }, trafficSource = false): SiteInfo {
  const country = countryOf(settings);
  const cost = country ? settings.minimum_message_costs[country] : Object.values(settings.minimum_message_costs)[0];
  const rights = visitorRights(settings, trafficSource);
  const own = (words: string | undefined) => wordsIn(words, variant.locale, settings.domain_language);
  return {
    name: settings.name,
    locale: variant.locale,
    intlLocale: intlLocale(variant.locale, country, localeTable[variant.locale].iso),
    languages: visibleLanguages(country, variant.locale).map((code) => ({ code, name: localeTable[code].name })),
    niche: variant.niche,
    country,
    countries: settings.countries,
    cdnPrefix: settings.cdn_prefix,
    messageCredits: settings.message_credits,
    messageCost: cost ? { amount: cost.costs, currency: cost.currency } : null,
    messageLength: settings.message_length,
    gifts: settings.gift_credits > 0,
    searchFields: settings.search_fields,
    fictional: {
      singular: own(settings.fictional_singular),
      plural: own(settings.fictional_plural),
      warning: own(settings.fictional_warning),
      icon: settings.fictional_icon || undefined,
    },
    supportPhone: settings.support_phone,
    supportEmail: settings.support_email,
    loggedOutSearch: rights.search,
    signUpOpen: rights.signUp,
    illustrated: settings.portraits_are_illustrations ?? false,
  };
}

/** The site as a member sees it: the icon for fictional profiles is the member's own, where the server gives them one. (E01) */
export function siteOfMember(site: SiteInfo, { fictional_icon: icon }: { fictional_icon?: string }): SiteInfo {
  return icon ? { ...site, fictional: { ...site.fictional, icon } } : site;
}

/** One line about who runs the site, as it stands at the foot of every page: name, KvK, city. (E05) */
export function companyLine(company: CompanyInfo): string {
  return [company.name, company.kvk && `KvK ${company.kvk}`, company.city].filter(Boolean).join(' · ');
}
