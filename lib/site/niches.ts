// The seven themed variants of a site and the word each puts before the language in a slug. Specification, section 1.

export const niches = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;
export type Niche = (typeof niches)[number];

/** What a niche changes besides its six numbers in `styles/_niches.scss`: the theme it opens in. (A11) */
export const nicheTheme: Record<Niche, 'light' | 'dark'> = {
  general: 'light',
  she: 'light',
  bdsm: 'dark',
  bbw: 'light',
  gilf: 'light',
  milf: 'light',
  gay: 'light',
};

/** The niche of a settings value 1 to 7 (number, or a string that holds one); anything else is general. (A11) */
export function nicheOf(value: unknown): Niche {
  return niches[Number(value) - 1] ?? 'general';
}

/** The settings value, 1 to 7, of a niche. */
export function nicheNumber(niche: Niche): number {
  return niches.indexOf(niche) + 1;
}
