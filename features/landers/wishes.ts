import type { PictureName } from '@/components/ui/picture-names.generated';

/** What one can feel like, and its picture. The names are the wishes that sign-up is told. */
export const wishes = {
  wine: 'wine',
  dance: 'music-notes',
  cook: 'cooking-pot',
  walk: 'person-simple-walk',
  film: 'film-slate',
  thrill: 'fire',
  talk: 'chats-circle',
  away: 'airplane-tilt',
  night: 'moon-stars',
} as const satisfies Record<string, PictureName>;

export type Wish = keyof typeof wishes;
export const wishNames = Object.keys(wishes) as Wish[];

/** So many make the sentence. */
export const wishesWanted = 3;

/** With whom, and when: each wish is told with its question's name before it. */
export const questions = { who: ['woman', 'man', 'anyone'], when: ['tonight', 'weekend', 'someday'] } as const;
