// Likes given and received, and the likes that the site itself makes. Specification, sections 3 (Likes, Auto-like profile) and 7.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { named, person } from './person';
import { flag, id, list, orNull, text } from './wire';

/** A profile with a like between it and the viewer. (E07) */
export const liker = z.extend(person, {
  like_new: z.optional(flag),
  /** The like goes both ways. */
  match: z.optional(flag),
  /** The profile's like was made by the site itself: said wherever it is shown. (C11) */
  auto: z.optional(flag),
  /** When the like was given, ISO 8601. */
  liked_at: text,
});
export type Liker = z.infer<typeof liker>;

const likers = list(z.pipe(liker, z.transform(named)));

export const listLikes = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  response: z.object({ /** Whom the member likes. */ profiles: likers, /** Who likes the member. */ liked_by: likers }),
  errors: [],
  access: 'member',
});

export const setLike = endpoint({
  method: 'POST',
  path: '/api/like.php',
  body: z.object({ profile: id, like: z.boolean() }),
  response: z.object({ liked: flag, match: z.optional(flag) }),
  errors: ['not_found', 'member_gone'],
  access: 'member',
});

/** The answer is the profile itself, of which only id and main_image.match are certain; null where there is none. (C11) */
export const getAutoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  response: orNull(liker),
  errors: [],
  access: 'member',
});
