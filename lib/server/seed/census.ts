// Who lives where in the demo world: how many members of each site come from which country, of which gender and age.
import type { Niche } from '@/lib/site/niches/niches';
import type { PersonOptions } from '../portraits/portrait-options';
import { pick, type Random } from '../portraits/rng';
import type { DemoMember, Gender } from './demo-world';
import type { DemoCountry } from './towns';

/** Members besides the named cast. */
const generalCensus: Record<DemoCountry, number> = { NL: 43, BE: 9, DE: 9, FR: 6, ES: 6, IT: 5, PL: 5, SE: 4, DK: 4, NO: 3, FI: 3 };
const nicheCensus: Record<DemoCountry, number> = { NL: 11, BE: 2, DE: 2, FR: 1, ES: 1, IT: 1, PL: 1, SE: 1, DK: 1, NO: 1, FI: 1 };

/** Those of the named cast who also stand on a niche's site, in the place of as many Dutch members. */
export const castOnNiche: Record<Exclude<Niche, 'general'>, readonly string[]> = {
  she: ['mila', 'noor', 'fleur'],
  bdsm: ['raven'],
  bbw: ['bo', 'roos', 'chantal'],
  gilf: ['marijke', 'ingrid', 'henk'],
  milf: ['vera', 'iris', 'petra'],
  gay: ['youssef', 'kofi', 'finn', 'luca'],
};

/** The countries of a site's members besides the cast, one after another; the Dutch first. */
export function countriesOf(niche: Niche): DemoCountry[] {
  const census = niche === 'general' ? generalCensus : { ...nicheCensus, NL: nicheCensus.NL - castOnNiche[niche].length };
  return (Object.keys(census) as DemoCountry[]).flatMap((country) => Array.from({ length: census[country] }, () => country));
}

const ages: Record<Niche, readonly [least: number, most: number]> = {
  general: [25, 75], she: [25, 58], bdsm: [26, 60], bbw: [25, 58], gilf: [58, 70], milf: [36, 52], gay: [25, 66],
};

/** An age of a site's members; on the general site the young are more, and every age occurs. */
export function ageOf(niche: Niche, index: number, random: Random): number {
  const [least, most] = ages[niche];
  if (niche !== 'general') return least + Math.floor(random() * (most - least + 1));
  return index % 2 ? 25 + ((index * 13) % 51) : 25 + Math.floor(random() * random() * 50);
}

const everyone: readonly Gender[] = ['woman', 'man', 'woman', 'man', 'woman', 'man', 'nonbinary', 'woman', 'man', 'woman', 'man', 'other', 'woman', 'man', 'woman', 'man', 'woman', 'man', 'nonbinary'];
const mostlyWomen: readonly Gender[] = ['woman', 'woman', 'man', 'woman', 'woman', 'woman'];

export function genderOf(niche: Niche, index: number): Gender {
  if (niche === 'she') return 'woman';
  if (niche === 'gay') return 'man';
  const list = niche === 'general' || niche === 'bdsm' ? everyone : mostlyWomen;
  return list[index % list.length]!;
}

export function lookingForOf(niche: Niche, gender: Gender, random: Random): DemoMember['lookingFor'] {
  if (niche === 'gay') return 'man';
  if (niche === 'she') return pick(random, ['woman', 'woman', 'everyone', 'woman', 'everyone']);
  if (gender === 'woman') return pick(random, ['man', 'man', 'man', 'man', 'everyone', 'woman', 'man']);
  if (gender === 'man') return pick(random, ['woman', 'woman', 'woman', 'woman', 'everyone', 'man', 'woman']);
  return pick(random, ['everyone', 'everyone', 'woman', 'man']);
}

/** All skins in every cast, whatever the number of its members. */
const skinOrder = [1, 0, 3, 2, 6, 1, 4, 0, 5, 2, 7, 1, 0, 3, 2];

/** Who is in the portraits of a member: the seed chooses what the site's cast does not ask for. */
export function lookOf(niche: Niche, seed: string, { gender, age, index }: { gender: Gender; age: number; index: number }): PersonOptions {
  const either = index % 2 ? 'f' : 'm';
  return {
    seed,
    age,
    sex: gender === 'woman' ? 'f' : gender === 'man' ? 'm' : either,
    skin: skinOrder[index % skinOrder.length]!,
    ...(niche === 'bbw' ? { build: 'full' as const } : {}),
  };
}
