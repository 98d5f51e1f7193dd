// The swipe game: the next cards, and what is decided about each. Specification, sections 2 and 9. (S12, B03)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { liker } from './likes';
import { person, photo } from './person';
import { flag, id, list, moment, numberOr } from './wire';

/** A profile on a card, with as much of it as fits there. */
export const swipeCard = z.extend(person, { interests: list(z.string()), /** The photos that the viewer may see, the main one first. */ photos: list(photo) });
export type SwipeCard = z.infer<typeof swipeCard>;

/** What is left of today's likes. Passing is free, and without an end. */
const likesToday = {
  likes_left: numberOr(0),
  /** When there are new likes: a moment, not a time of day. */
  next_at: z.nullish(moment),
};

const swiped = z.object({ ...likesToday, match: z.optional(flag), /** The other's like was made by the site. */ auto: z.optional(flag) });
export type Swiped = z.infer<typeof swiped>;

export const listSwipeCards = endpoint({
  method: 'GET',
  path: '/api/swipe.php',
  response: z.object({
    ...likesToday,
    cards: list(swipeCard),
    /** Whom the member has liked in the game today, the last one first. */
    liked_today: list(liker),
  }),
  errors: [],
  access: 'member',
});

export const swipeProfile = endpoint({
  method: 'POST',
  path: '/api/swipe.php',
  /** Once for a member and a profile: a repeat answers alike and costs nothing. A pass can become a like, a like stays one. */
  body: z.object({ profile: id, like: z.boolean() }),
  response: swiped,
  errors: ['not_found', 'member_gone', 'swipe_limit'],
  access: 'member',
});

export const takeBackPass = endpoint({
  method: 'DELETE',
  path: '/api/swipe.php',
  body: z.object({ profile: id }),
  response: swiped,
  errors: [],
  access: 'member',
});
