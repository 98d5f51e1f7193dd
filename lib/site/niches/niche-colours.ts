// The colours of a niche as hex numbers, for what no style sheet reaches: icons, share images, the browser's own bars. Design, section 2.
import { hexOf } from '../../format/oklch';
import type { Niche } from './niches';

/** Hue and strength of the niche's pink and orange; the same numbers as in styles/_niches.scss. */
export const nicheNumbers: Record<Niche, { h1: number; c1: number; h2: number; c2: number }> = {
  general: { h1: 4, c1: 0.222, h2: 52, c2: 0.168 },
  she: { h1: 344, c1: 0.215, h2: 32, c2: 0.15 },
  bdsm: { h1: 21, c1: 0.205, h2: 62, c2: 0.15 },
  bbw: { h1: 326, c1: 0.215, h2: 70, c2: 0.16 },
  gilf: { h1: 355, c1: 0.145, h2: 82, c2: 0.13 },
  milf: { h1: 14, c1: 0.22, h2: 44, c2: 0.172 },
  gay: { h1: 264, c1: 0.2, h2: 0, c2: 0.15 },
};

export type NicheColours = {
  /** The niche's pink. */
  primary: string;
  /** From pink to orange: the mark. */
  ember: readonly [string, string];
  /** From aubergine to orange: heroes and share images. */
  dusk: readonly [string, string, string];
  /** The page's ground in light and dark: what the browser's bars take on. */
  ground: Record<'light' | 'dark', string>;
};

/** The colours that the tokens of styles/_tokens.scss come to in a niche. */
export function nicheColours(niche: Niche): NicheColours {
  const { h1, c1, h2, c2 } = nicheNumbers[niche];
  return {
    primary: hexOf(0.575, c1, h1),
    ember: [hexOf(0.6, c1, h1), hexOf(0.775, c2, h2)],
    dusk: [hexOf(0.27, c1 * 0.36, h1 - 30), hexOf(0.4, c1 * 0.66, h1), hexOf(0.6, c2 * 0.95, h2 - 16)],
    ground: { light: hexOf(0.984, 0.006, h1), dark: hexOf(0.175, 0.014, h1 - 24) },
  };
}
