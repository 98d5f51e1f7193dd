// Gives each demo profile its own text in its own language: no two the same. Design, section 13 (tone).
import type { Locale } from '@/lib/site/languages/locales';
import type { Niche } from '@/lib/site/niches/niches';
import { pick, rng, type Random } from '../portraits/rng';
import { da } from './about/da';
import { de } from './about/de';
import { en } from './about/en';
import { es } from './about/es';
import { fi } from './about/fi';
import { fr } from './about/fr';
import { it } from './about/it';
import { nb } from './about/nb';
import { nl } from './about/nl';
import type { Phrasebook } from './about/phrasebook';
import { pl } from './about/pl';
import { sv } from './about/sv';

const phrasebooks: Record<Locale, Phrasebook> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

export type AboutWriter = (locale: Locale, niche: Niche) => string;

/** Of sentences, one of those said least so far; `fits` leaves out pairs that were written before. */
function leastSaid(sentences: readonly string[], said: Map<string, number>, random: Random, fits: (sentence: string) => boolean): string {
  const free = sentences.filter(fits);
  const list = free.length > 0 ? free : sentences;
  const least = Math.min(...list.map((sentence) => said.get(sentence) ?? 0));
  const chosen = pick(random, list.filter((sentence) => (said.get(sentence) ?? 0) === least));
  said.set(chosen, (said.get(chosen) ?? 0) + 1);
  return chosen;
}

/** Writes texts one after another: each language goes through its sentences evenly and never pairs two of them twice. */
export function aboutWriter(): AboutWriter {
  const random = rng('about texts');
  const said = new Map<string, number>();
  const pairs = new Set<string>();
  let written = 0;
  return (locale, niche) => {
    const { openings, middles, endings, niche: own } = phrasebooks[locale];
    const opening = leastSaid(openings, said, random, () => true);
    const ofNiche = own?.[niche];
    const fits = (sentence: string) => !pairs.has(`${opening} ${sentence}`);
    const middle = leastSaid(ofNiche && random() < 0.6 ? ofNiche : middles, said, random, fits);
    const ending = leastSaid(endings, said, random, fits);
    pairs.add(`${opening} ${middle}`).add(`${opening} ${ending}`);
    written += 1;
    return written % 7 === 5 ? `${opening} ${middle}` : `${opening} ${middle} ${ending}`;
  };
}
