/** '25%', or '25 %', as the country writes it. */
export const percentOf = (percentage: number, intlLocale: string): string => new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 1 }).format(percentage / 100);
