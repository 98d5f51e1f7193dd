// Likes given and received. Specification, sections 3 (Likes) and 7.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { person } from './person';
import { flag, id, list } from './wire';

/** A profile with a like between it and the viewer. (E07) */
export const liker = z.extend(person, { like_new: z.optional(flag), /** The like goes both ways. */ match: z.optional(flag) });
export type Liker = z.infer<typeof liker>;

export const listLikes = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  response: z.object({ /** Whom the member likes. */ profiles: list(liker), /** Who likes the member. */ liked_by: list(liker) }),
  errors: [],
  access: 'member',
  summary: 'Whom the member likes and who likes the member, new ones first.',
});

export const setLike = endpoint({
  method: 'POST',
  path: '/api/like.php',
  body: z.object({ profile: id, like: z.boolean() }),
  response: z.object({ liked: flag, match: z.optional(flag) }),
  errors: ['not_found', 'member_gone'],
  access: 'member',
  summary: 'Likes a profile, or takes the like back.',
});
