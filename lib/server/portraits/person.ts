// Who a seed is: a stable identity that every photo of one person shares. Design, section 8.
import { eyes } from './palette';
import { mensHair, womensHair, type HairColour, type HairStyle, type Person, type PersonOptions } from './portrait-options';
import { pick, rng, type Random } from './rng';

/** Nobody younger is drawn, in years. */
export const youngestDrawn = 25;

/**
 * The person of a seed; what the options give is taken, the rest is chosen by the seed.
 * Throws RangeError for an age below 25.
 */
export function person(options: PersonOptions): Person {
  const { seed } = options;
  const random = rng(`${seed}|id`);
  const sex = options.sex || (random() < 0.55 ? 'f' : 'm');
  const age = options.age ?? 25 + Math.floor(random() * 38);
  if (!(age >= youngestDrawn)) throw new RangeError(`a portrait of someone aged ${age} is never drawn: the least is ${youngestDrawn}`);
  const skin = options.skin ?? Math.floor(random() * 8);
  // Every draw below happens in this order and whether or not an option overrules it: otherwise faces would change.
  const hairColor = chooseColour(random, age, skin);
  const hair = pick(random, stylesFor(sex, age, skin));
  const build = pick(random, ['slim', 'mid', 'mid', 'full'] as const);
  const beard = sex === 'm' ? pick(random, ['none', 'stubble', 'short', 'full', 'stubble'] as const) : 'none';
  // Long hair around a bare chin is taken for a woman's.
  const seen = (options.hair ?? hair) === 'longm' && (beard === 'none' || beard === 'stubble') ? 'short' : beard;
  const eye = skin > 3 ? eyes[Math.floor(random() * 2)]![0] : pick(random, eyes)[0];
  const glasses = random() < 0.14;
  const lip = random() < 0.4;
  return {
    seed, sex, age, skin,
    hairColor: options.hairColor ?? hairColor,
    hair: options.hair ?? hair,
    build: options.build ?? build,
    beard: options.beard ?? seen,
    eye: options.eye ?? eye,
    glasses: options.glasses ?? glasses,
    lip: options.lip ?? lip,
  };
}

function chooseColour(random: Random, age: number, skin: number): HairColour {
  if (age > 60) return pick(random, ['silver', 'white', 'silver'] as const);
  if (age > 48 && random() < 0.45) return pick(random, ['silver', 'slate'] as const);
  if (skin > 4) return pick(random, ['black', 'black', 'espresso'] as const);
  if (skin > 2) return pick(random, ['black', 'espresso', 'brown', 'chestnut'] as const);
  return pick(random, ['espresso', 'brown', 'chestnut', 'copper', 'auburn', 'honey', 'blonde', 'platinum'] as const);
}

function stylesFor(sex: 'f' | 'm', age: number, skin: number): readonly HairStyle[] {
  if (sex === 'f') {
    if (age > 52) return ['bob', 'pixie', 'lob', 'bun', 'curls'];
    if (skin > 4) return ['afro', 'curls', 'bun', 'pony', 'wavy'];
    return womensHair.filter((style) => style !== 'afro');
  }
  if (age > 52) return ['crop', 'swept', 'bald', 'buzz'];
  if (skin > 4) return ['buzz', 'curlytop', 'bald', 'crop'];
  return mensHair;
}
