// The standard rate of value-added tax within a price, per country, in per cent. Facts per country of 2026; where a tax comes on top by state or province, none is within.
import type { Country } from './countries';

const rates: Readonly<Record<string, number>> = {
  NL: 21, BE: 21, DE: 19, AT: 20, CH: 8.1, LU: 17, FR: 20, IT: 22, ES: 21, PL: 23, SE: 25, NO: 25, DK: 25, FI: 25.5, GB: 20, IE: 23, US: 0, CA: 0, AU: 10,
} satisfies Record<Country, number>;

/** The rate that a price in a country (two capital letters) includes; 0 where none is. */
export const taxRateIn = (country: string): number => rates[country] ?? 0;
