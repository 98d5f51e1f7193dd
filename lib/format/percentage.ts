// Shares in per cent as people read them: '21%', '21 %'.

/** `share` in per cent (21 is a fifth and a bit), in a locale with its country ('nl-NL'). */
export function formatPercentage(share: number, intlLocale: string): string {
  return new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100);
}
