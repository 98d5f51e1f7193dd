// The seven demo sites with every setting and the company behind them. Specification, section 3; design, screen 17.
import type { Locale } from '@/lib/site/languages/locales';
import { niches, nicheNumber, type Niche } from '@/lib/site/niches/niches';
import type { DemoCompany, DemoSettings, DemoSite } from './demo-world';
import { demoCountries } from './towns';

/** The names and lines of the design's seven themes. They are samples: an operator writes their own. */
const looks: Record<Niche, { name: string; title: string; description: string }> = {
  general: { name: 'Vonk', title: 'Begin met een vonk', description: 'Ontmoet volwassenen die hetzelfde zoeken. Lees eerst, like daarna, chat wanneer jij wilt.' },
  she: { name: 'She', title: 'Zij kiest het tempo', description: 'Daten waarbij zij begint, doorvraagt of even wacht. Alleen voor volwassenen.' },
  bdsm: { name: 'Knoop', title: 'Met wederzijds goedvinden', description: 'Voor volwassenen die eerst praten over wat ze willen, en dan over de rest.' },
  bbw: { name: 'Rond', title: 'Meer om van te houden', description: 'Voor mensen met rondingen en voor wie daarvan houdt. Alleen voor volwassenen.' },
  gilf: { name: 'Zilver', title: 'Rijper, vrijer, leuker', description: 'Daten voor wie niets meer hoeft en van alles wil.' },
  milf: { name: 'Gloed', title: 'Ze weet wat ze wil', description: 'Ontmoet vrouwen met ervaring, humor en een eigen plan.' },
  gay: { name: 'Kade', title: 'Mannen onder elkaar', description: 'Voor mannen die mannen zoeken: om te praten, te flirten of te blijven.' },
};

/** What the dearest bundle makes a message of five credits cost, in minor units. */
const messageCosts = {
  NL: { costs: 50, currency: 'EUR' }, BE: { costs: 50, currency: 'EUR' }, DE: { costs: 50, currency: 'EUR' },
  FR: { costs: 50, currency: 'EUR' }, ES: { costs: 50, currency: 'EUR' }, IT: { costs: 50, currency: 'EUR' },
  FI: { costs: 50, currency: 'EUR' }, PL: { costs: 215, currency: 'PLN' }, SE: { costs: 550, currency: 'SEK' },
  DK: { costs: 375, currency: 'DKK' }, NO: { costs: 575, currency: 'NOK' },
};

/** Says of itself that it is a sample. */
const claimSource: Record<Locale, string> = {
  nl: 'Voorbeeld van een bron: telling van Voorbeeld Media B.V. onder 1.200 leden, 2025. Dit is een demosite; het cijfer is niet gemeten.',
  en: 'Sample of a source: a count by Voorbeeld Media B.V. among 1,200 members, 2025. This is a demo site; the figure was not measured.',
  de: 'Beispiel einer Quelle: Zählung von Voorbeeld Media B.V. unter 1.200 Mitgliedern, 2025. Dies ist eine Demoseite; die Zahl wurde nicht gemessen.',
  fr: 'Exemple de source : décompte de Voorbeeld Media B.V. auprès de 1 200 membres, 2025. Ce site est une démo ; le chiffre n’a pas été mesuré.',
  es: 'Ejemplo de fuente: recuento de Voorbeeld Media B.V. entre 1200 miembros, 2025. Este es un sitio de demostración; la cifra no se ha medido.',
  it: 'Esempio di fonte: conteggio di Voorbeeld Media B.V. su 1.200 utenti, 2025. Questo è un sito dimostrativo; la cifra non è stata misurata.',
  pl: 'Przykład źródła: zestawienie Voorbeeld Media B.V. wśród 1200 osób, 2025. To strona demonstracyjna; tej liczby nie zmierzono.',
  sv: 'Exempel på källa: räkning av Voorbeeld Media B.V. bland 1 200 medlemmar, 2025. Det här är en demosida; siffran är inte uppmätt.',
  da: 'Eksempel på en kilde: optælling af Voorbeeld Media B.V. blandt 1.200 medlemmer, 2025. Dette er en demoside; tallet er ikke målt.',
  nb: 'Eksempel på en kilde: telling av Voorbeeld Media B.V. blant 1 200 medlemmer, 2025. Dette er et demonettsted; tallet er ikke målt.',
  fi: 'Esimerkki lähteestä: Voorbeeld Media B.V:n laskenta 1 200 jäsenen joukossa, 2025. Tämä on esittelysivusto; lukua ei ole mitattu.',
};

const supportPhone = '+31 20 123 45 67';

const company: DemoCompany = {
  name: 'Voorbeeld Media B.V.',
  address: 'Voorbeeldstraat 1, 3511 AA',
  kvk: '00000000',
  city: 'Utrecht',
  country: 'NL',
  tradenames: niches.map((niche) => looks[niche].name),
  vat_numbers: ['NL000000000B01'],
  support_phone: supportPhone,
  delete_discount: 25,
  added: '2023-12-01T12:00:00Z',
};

/** Links in mails name the first, which is the address that a start prints: a link from a mail finds the session of who signed up there. */
const hostsOf = (niche: Niche): string[] => (niche === 'general' ? ['127.0.0.1', 'localhost'] : [`${niche}.localhost`]);

/** What the cheapest gift costs. */
export const demoGiftCredits = 10;

function settingsOf(niche: Niche): DemoSettings {
  const { name, title, description } = looks[niche];
  return {
    name,
    domain: hostsOf(niche)[0]!,
    domain_language: 'nl',
    cdn_prefix: '/api/photo.php/',
    niche: nicheNumber(niche),
    index_title: title,
    description,
    countries: [...demoCountries],
    signups: 'all',
    logged_out_search: 'all',
    logged_out_search_trafficsource: 'all',
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    minimum_message_costs: messageCosts,
    message_credits: 5,
    signup_credits: 25,
    photo_credits: 0,
    gift_credits: demoGiftCredits,
    message_length: 500,
    support_phone: supportPhone,
    support_email: `support@${niche === 'general' ? 'vonk' : niche}.test`,
    // The server has a key pair of its own where the site names none.
    push_public_key: null,
    // One demo site asks on entry, so that the others can be walked through without it.
    enable_site_entry_popup: niche === 'she',
    // Null: the product's own icon and its translations.
    fictional_icon: null,
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
    visible_profile_fields: ['gender', 'sexuality', 'hair', 'eye', 'body', 'rel', 'tattoo'],
    visible_profile_notes: [],
    search_fields: ['gender', 'country', 'region', 'age'],
    refund_days: 14,
    // One demo site has a partner to lead to.
    delete_partner: niche === 'milf' ? { name: 'Tweede Kans', url: 'https://tweedekans.example/' } : null,
    member_resell: false,
    company_id: '1',
    mail_name: name,
    premium_claim_source: claimSource,
    portraits_are_illustrations: true,
    discreet: false,
    // One demo site gives the welcome discount in place of the time bonus, so that both can be looked at.
    time_bonus: niche !== 'gilf',
  };
}

/** One site per niche, in the order of the settings value. */
export function demoSites(): DemoSite[] {
  return niches.map((niche) => ({ niche, hosts: hostsOf(niche), settings: settingsOf(niche), company }));
}
