// How postcodes are written in each country, with one that exists. Facts per country. Specification, section 2 (direct-debit form). (S09)
import type { Country } from './countries';

type Written = { pattern: RegExp; example: string; /** What phone numbers begin with. */ dials: string };

const table: Readonly<Record<string, Written>> = {
  NL: { pattern: /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/, example: '1012 AB', dials: '+31' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '1000', dials: '+32' },
  DE: { pattern: /^(?!00)\d{5}$/, example: '10115', dials: '+49' },
  AT: { pattern: /^[1-9]\d{3}$/, example: '1010', dials: '+43' },
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001', dials: '+41' },
  LU: { pattern: /^[1-9]\d{3}$/, example: '1009', dials: '+352' },
  FR: { pattern: /^(?!00|96|99)\d{5}$/, example: '75001', dials: '+33' },
  IT: { pattern: /^\d{5}$/, example: '00184', dials: '+39' },
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28013', dials: '+34' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001', dials: '+48' },
  SE: { pattern: /^[1-9]\d{2} ?\d{2}$/, example: '111 20', dials: '+46' },
  NO: { pattern: /^\d{4}$/, example: '0150', dials: '+47' },
  DK: { pattern: /^\d{4}$/, example: '1050', dials: '+45' },
  FI: { pattern: /^\d{5}$/, example: '00100', dials: '+358' },
  GB: { pattern: /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPSTUW]) ?\d[ABD-HJLNP-UW-Z]{2})$/, example: 'SW1A 1AA', dials: '+44' },
  IE: { pattern: /^(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 AF30', dials: '+353' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001', dials: '+1' },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/, example: 'K1A 0B1', dials: '+1' },
  AU: { pattern: /^\d{4}$/, example: '2000', dials: '+61' },
} satisfies Record<Country, Written>;

/** A postcode as the post writes it: capitals, one blank. */
export const plainPostcode = (typed: string): string => typed.trim().toUpperCase().replace(/\s+/g, ' ');

/** Whether a text can be a postcode of a country; any short text where the country is unknown. */
export const isPostcode = (typed: string, country: string): boolean => (table[country]?.pattern ?? /^[A-Z0-9 -]{2,12}$/).test(plainPostcode(typed));

/** A postcode that exists, for saying how one looks. */
export const postcodeExample = (country: string): string => table[country]?.example ?? '1012 AB';

/** How a phone number of a country begins. */
export const phoneExample = (country: string): string => table[country]?.dials ?? '+31';
