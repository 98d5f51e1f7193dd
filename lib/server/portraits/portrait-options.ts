// What a drawn portrait is made of: the stable person and what changes from photo to photo. Design, section 8.

export const scenes = [
  'studio', 'sunset', 'city', 'cafe', 'park', 'beach', 'blinds', 'neon', 'arch',
  'canal', 'library', 'mountains', 'kitchen', 'autumn', 'gallery', 'greenhouse', 'rain', 'tulips', 'snow',
] as const;
export type Scene = (typeof scenes)[number];

export const womensHair = ['wavy', 'sidelong', 'bob', 'fringe', 'bun', 'pony', 'afro', 'curls', 'pixie', 'lob'] as const;
export const mensHair = ['quiff', 'buzz', 'curlytop', 'swept', 'crop', 'bald', 'longm'] as const;
export type HairStyle = (typeof womensHair)[number] | (typeof mensHair)[number];

export const hairColours = [
  'black', 'espresso', 'brown', 'chestnut', 'copper', 'auburn', 'honey', 'blonde', 'platinum', 'silver', 'white', 'slate',
] as const;
export type HairColour = (typeof hairColours)[number];

export type Clothes = 'vneck' | 'camisole' | 'blouse' | 'crew' | 'blazer' | 'turtle' | 'jacket' | 'wrap' | 'shirt';
export type Build = 'slim' | 'mid' | 'full';
export type Beard = 'none' | 'stubble' | 'short' | 'full';
/** How much of a person is in the picture: the face, head and shoulders, or down to the waist. */
export const crops = ['close', 'bust', 'half'] as const;
export type Crop = (typeof crops)[number];
export type Smile = 'calm' | 'soft' | 'open';

/** Everything that stays the same in every photo of one person. */
export type Person = {
  /** The same seed gives the same face for ever. */
  seed: string;
  sex: 'f' | 'm';
  /** In years, at least 25: nobody younger is ever drawn. Lines and grey appear from 38. */
  age: number;
  /** 0 (lightest) to 7 (darkest). */
  skin: number;
  hairColor: HairColour;
  hair: HairStyle;
  build: Build;
  beard: Beard;
  /** The colour of the iris, as #rrggbb. */
  eye: string;
  glasses: boolean;
  /** Wears lipstick. */
  lip: boolean;
};

/** A person of whom only the seed has to be given: the seed chooses the rest. */
export type PersonOptions = Pick<Person, 'seed'> & Partial<Person>;

/** One photo of a person. What is left out, the seed and the photo's number choose. */
export type PortraitOptions = PersonOptions & {
  /** The number of the photo, 0 for the first. */
  photo?: number;
  bg?: Scene;
  cloth?: Clothes;
  /** The colour of the clothes, as #rrggbb. */
  fab?: string;
  smile?: Smile;
  /** Degrees that the head leans, about -6.5 to 6.5. */
  tilt?: number;
  /** How far the face turns, -2.4 to 2.4: from 1.4 it is seen half from the side. */
  turn?: number;
  crop?: Crop;
  /** 1.24 to 1.55: how near head and shoulders are. */
  zoom?: number;
  /** Sunglasses. */
  shades?: boolean;
  /** Black and white. */
  mono?: boolean;
};
