// What demo profiles are written from: sentences of one language that stand in any order of opening, middle, ending.
import type { Niche } from '@/lib/site/niches/niches';

export type Phrasebook = {
  /** Who I am. */
  openings: readonly string[];
  /** What I like, or look for. */
  middles: readonly string[];
  /** What to write to me. */
  endings: readonly string[];
  /** Middles that belong to one niche's site. */
  niche?: Partial<Record<Niche, readonly string[]>>;
};
