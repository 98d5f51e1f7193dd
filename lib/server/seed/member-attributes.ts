// What a demo member's portrait and wishes say in words: hair, eyes, body and the rest. Specification, section 3 (E12).
import { eyes } from '../portraits/palette';
import type { HairColour, Person } from '../portraits/portrait-options';
import { pick, type Random } from '../portraits/rng';
import type { DemoAttributes, DemoMember } from './demo-world';

const hairWords: Record<HairColour, string> = {
  black: 'black', espresso: 'brown', brown: 'brown', chestnut: 'brown', copper: 'red', auburn: 'red',
  honey: 'blond', blonde: 'blond', platinum: 'blond', silver: 'grey', white: 'grey', slate: 'grey',
};

const bodies = {
  slim: ['slim', 'athletic', 'slim'],
  mid: ['average', 'athletic', 'average'],
  full: ['curvy', 'large'],
} as const;

type Wish = Pick<DemoMember, 'site' | 'gender' | 'lookingFor'>;

/** A search asks whom one looks for, not who looks for whom: on a site of women and men nobody is found whose words rule the searcher out. */
function sexualityOf({ site, gender, lookingFor }: Wish, random: Random): string {
  if (lookingFor === 'everyone') return pick(random, ['bi', 'pan', 'bi', 'curious']);
  if (gender === 'nonbinary' || gender === 'other') return pick(random, ['pan', 'bi']);
  if (gender === lookingFor) return site !== 'she' && site !== 'gay' ? 'bi' : gender === 'man' ? 'gay' : 'lesbian';
  return pick(random, ['hetero', 'hetero', 'hetero', 'hetero', 'curious', 'ace']);
}

function relationshipOf(age: number, random: Random): string {
  if (age > 55) return pick(random, ['divorced', 'widowed', 'single', 'divorced', 'single']);
  if (age > 38) return pick(random, ['single', 'divorced', 'single', 'separated', 'open', 'complicated']);
  return pick(random, ['single', 'single', 'single', 'single', 'open', 'complicated', 'relationship']);
}

/** Attributes that fit what the portrait shows; now and then someone would rather not say. */
export function attributesOf(look: Person, wish: Wish, random: Random): DemoAttributes {
  const said = (value: string, share: number) => (random() < share ? value : null);
  const body = look.sex === 'm' && look.build === 'mid' && random() < 0.3 ? 'muscular' : pick(random, bodies[look.build]);
  const eye = eyes.find(([colour]) => colour === look.eye)?.[1] ?? 'brown';
  return {
    hair: look.hair === 'bald' ? 'bald' : hairWords[look.hairColor],
    eye,
    body: said(body, 0.97),
    rel: said(relationshipOf(look.age, random), 0.9),
    sexuality: said(sexualityOf(wish, random), 0.93),
    tattoo: said(pick(random, ['none', 'none', 'some', 'some', 'many']), 0.9),
  };
}

export const interestKeys = [
  'relationship', 'kissing', 'sports', 'music', 'travel', 'cooking', 'eating_out', 'films', 'books', 'dancing', 'hiking', 'cycling',
  'nature', 'art', 'photography', 'gaming', 'festivals', 'wine', 'yoga', 'animals', 'humour', 'massage', 'sauna',
] as const;

/** Three to eight interests, in the order of the list. */
export function someInterests(random: Random): string[] {
  const count = 3 + Math.floor(random() * 6);
  const ranked = interestKeys.map((key) => ({ key, at: random() })).toSorted((a, b) => a.at - b.at).slice(0, count);
  const kept = new Set<string>(ranked.map(({ key }) => key));
  return interestKeys.filter((key) => kept.has(key));
}
