// The colours of a niche where no style sheet reaches: mails and pictures. Design, 'Tokens'; styles/_niches.scss and styles/_tokens.scss.
import { hexOf } from '../format/oklch';
import type { Niche } from './niches';

/** The six numbers of styles/_niches.scss, in its order; a test holds the two together. */
export const nicheNumbers: Record<Niche, readonly [h1: number, c1: number, h2: number, c2: number, hu: number, cu: number]> = {
  general: [4, 0.222, 52, 0.168, 284, 0.21],
  she: [344, 0.215, 32, 0.15, 270, 0.2],
  bdsm: [21, 0.205, 62, 0.15, 300, 0.2],
  bbw: [326, 0.215, 70, 0.16, 262, 0.2],
  gilf: [355, 0.145, 82, 0.13, 262, 0.17],
  milf: [14, 0.22, 44, 0.172, 286, 0.21],
  gay: [264, 0.2, 0, 0.15, 215, 0.11],
};

type Surfaces = Record<'bg' | 'surface' | 'surface2' | 'line' | 'ink' | 'ink2' | 'ink3' | 'primaryInk', string>;
export type NicheColours = {
  primary: string;
  secondary: string;
  /** The evening sky behind the name: three stops, dark to warm. */
  dusk: readonly [string, string, string];
  light: Surfaces;
  dark: Surfaces;
};

/** The roles of styles/_tokens.scss, as sRGB. */
export function nicheColours(niche: Niche): NicheColours {
  const [h1, c1, h2, c2] = nicheNumbers[niche];
  const night = h1 - 24;
  return {
    primary: hexOf(0.575, c1, h1),
    secondary: hexOf(0.775, c2, h2),
    dusk: [hexOf(0.27, c1 * 0.36, h1 - 30), hexOf(0.4, c1 * 0.66, h1), hexOf(0.6, c2 * 0.95, h2 - 16)],
    light: {
      bg: hexOf(0.984, 0.006, h1),
      surface: '#ffffff',
      surface2: hexOf(0.966, 0.009, h1),
      line: hexOf(0.905, 0.013, h1),
      ink: hexOf(0.23, 0.035, h1),
      ink2: hexOf(0.44, 0.03, h1),
      ink3: hexOf(0.52, 0.026, h1),
      primaryInk: hexOf(0.5, c1 * 0.92, h1),
    },
    dark: {
      bg: hexOf(0.175, 0.014, night),
      surface: hexOf(0.215, 0.017, night),
      surface2: hexOf(0.255, 0.02, night),
      line: hexOf(0.315, 0.022, night),
      ink: hexOf(0.955, 0.008, h1),
      ink2: hexOf(0.79, 0.016, h1),
      ink3: hexOf(0.7, 0.018, h1),
      primaryInk: hexOf(0.79, c1 * 0.62, h1),
    },
  };
}
