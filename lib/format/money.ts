// Amounts of money as people read them. Decisions, 'Product': whole minor units and a currency, shown by locale.

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in minor units (495 with EUR is € 4,95) in a locale with its country ('nl-NL').
 * Throws RangeError for what is no currency code.
 */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, intlLocale: string): string {
  const key = `${intlLocale} ${currency}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(intlLocale, { style: 'currency', currency })));
  // Swiss thousands carry an apostrophe, which versions of Intl write in two ways; ours is the typographic one.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replaceAll("'", '’');
}
