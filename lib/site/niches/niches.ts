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

/** Whom the texts of a niche promise, as far as a search can ask for them. */
export type Audience = { gender?: 'woman' | 'man'; min_age?: number; max_age?: number };

const audiences: Record<Niche, Audience> = {
  general: {},
  she: { gender: 'woman' },
  bdsm: {},
  bbw: {},
  gilf: { min_age: 58 },
  milf: { gender: 'woman', min_age: 36, max_age: 52 },
  gay: { gender: 'man' },
};

/** Whom a visitor's page in the look of a niche shows: on a site of that niche its members, whoever they are. */
export function audienceOf(niche: Niche, ofSite: Niche): Audience {
  return niche === ofSite ? {} : audiences[niche];
}

/** The same, and nobody of another gender than the niche is about, if it is. */
export function shownOf(niche: Niche, audience: Audience): Audience {
  const { gender } = audiences[niche];
  return gender ? { gender, ...audience } : audience;
}

/** The niche of a settings value 1 to 7 (number, or a string that holds one); anything else is general. (A11) */
export function nicheOf(value: unknown): Niche {
  return niches[Number(value) - 1] ?? 'general';
}

/** The settings value, 1 to 7, of a niche. */
export function nicheNumber(niche: Niche): number {
  return niches.indexOf(niche) + 1;
}
