// The colours of a mail in a niche: grounds, inks and lines, for readers in the light and in the dark. Design, 'Tokens' and screen 72.
import { hexOf } from '@/lib/format/oklch';
import { nicheNumbers } from '@/lib/site/niches/niche-colours';
import type { Niche } from '@/lib/site/niches/niches';

type Grounds = Record<'bg' | 'surface' | 'surface2' | 'line' | 'ink' | 'ink2' | 'ink3' | 'primaryInk', string>;
export type MailColours = { secondary: string; light: Grounds; dark: Grounds };

/** The roles of styles/_tokens.scss that a mail uses beside the niche's own colours. */
export function mailColours(niche: Niche): MailColours {
  const { h1, c1, h2, c2 } = nicheNumbers[niche];
  const night = h1 - 24;
  return {
    secondary: hexOf(0.775, c2, h2),
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
