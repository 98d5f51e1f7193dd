// Distances as a language writes them.

/** Of next-intl: writes numbers in the language of a page. */
type NumberFormatter = { number: (value: number, options: { style: 'unit'; unit: 'kilometer'; unitDisplay: 'short'; maximumFractionDigits: 0 }) => string };

/** A distance in whole kilometres, whose number and unit stay on one line. */
export const formatDistance = (km: number, format: NumberFormatter): string => format.number(km, { style: 'unit', unit: 'kilometer', unitDisplay: 'short', maximumFractionDigits: 0 }).replace(' ', '\u00A0');
