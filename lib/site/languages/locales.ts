// The eleven languages of the product and how each one is written. Specification, sections 1 and 3 (Locale).

/** A language of the product: its code, its tag for the html element, its locale for GIF search, its catalogue. (E11) */
export type LocaleInfo = {
  /** Two letters, as in the `locale` cookie and in `PUT /api/user.php`. */
  code: string;
  /** BCP 47 tag with the language's home country, for Intl when the visitor's country is unknown. */
  iso: string;
  /** The language code that picture services know. */
  gifLocale: string;
  /** The catalogue in `locales/`. */
  file: string;
  /** The language's name in itself. */
  name: string;
};

const table = {
  da: { code: 'da', iso: 'da-DK', gifLocale: 'da', file: 'da.json', name: 'Dansk' },
  de: { code: 'de', iso: 'de-DE', gifLocale: 'de', file: 'de.json', name: 'Deutsch' },
  en: { code: 'en', iso: 'en-GB', gifLocale: 'en', file: 'en.json', name: 'English' },
  es: { code: 'es', iso: 'es-ES', gifLocale: 'es', file: 'es.json', name: 'Español' },
  fi: { code: 'fi', iso: 'fi-FI', gifLocale: 'fi', file: 'fi.json', name: 'Suomi' },
  fr: { code: 'fr', iso: 'fr-FR', gifLocale: 'fr', file: 'fr.json', name: 'Français' },
  it: { code: 'it', iso: 'it-IT', gifLocale: 'it', file: 'it.json', name: 'Italiano' },
  nb: { code: 'nb', iso: 'nb-NO', gifLocale: 'no', file: 'nb.json', name: 'Norsk bokmål' },
  nl: { code: 'nl', iso: 'nl-NL', gifLocale: 'nl', file: 'nl.json', name: 'Nederlands' },
  pl: { code: 'pl', iso: 'pl-PL', gifLocale: 'pl', file: 'pl.json', name: 'Polski' },
  sv: { code: 'sv', iso: 'sv-SE', gifLocale: 'sv', file: 'sv.json', name: 'Svenska' },
} as const satisfies Record<string, LocaleInfo>;

export type Locale = keyof typeof table;

export const localeTable: Record<Locale, LocaleInfo> = table;
export const locales = Object.keys(table) as Locale[];

/** The language of a visitor about whom nothing is known. (A07) */
export const defaultLocale: Locale = 'en';
/** The language that lends its text where another has none. (A07) */
export const fallbackLocale: Locale = 'nl';
/** Whether `value` (any string) is the code of one of the eleven languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
