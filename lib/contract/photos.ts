// A member's own photos: sent up, put in order, made private, taken away. Specification, sections 3 and 5; bar S7. (V07)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { photo } from './person';
import { flag, id, list, number } from './wire';

const part = z.optional(z.pipe(number, z.number().check(z.minimum(0), z.maximum(1))));

/**
 * `params` of what is refused: photo_too_large { size } in MB, photo_too_small { width, height } in pixels, photo_limit { limit }. A repeat with
 * the same Idempotency-Key adds nothing. Every photo becomes 600 x 800 and 300 x 400: a crop that is not 3:4 is cut to it.
 */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/photo.php',
  /** The body is the file itself. */
  upload: true,
  query: z.object({
    /** The part of the photo to keep, as fractions of its width and height as it is seen after the turns. All four, or none. */
    x: part, y: part, width: part, height: part,
    /** Quarter turns clockwise, before the crop. */
    turns: z.optional(z.pipe(number, z.int().check(z.minimum(0), z.maximum(3)))),
    /** Only premium members see it; others a blurred one. */
    private: z.optional(flag),
  }),
  /** The new photo, and all of the member’s own in their order: the first is the main photo. */
  response: z.object({ photo, photos: list(photo) }),
  errors: ['photo_too_large', 'photo_unreadable', 'photo_too_small', 'photo_limit', 'too_many_requests'],
  access: 'member',
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photo.php',
  body: z.object({ id }),
  /** Those that are left. The next one becomes the main photo where that was taken away. */
  response: z.object({ photos: list(photo) }),
  errors: ['not_found'],
  access: 'member',
});

/** How many ids an order can name: far more than anybody has photos. */
const mostNamed = 100;

export const changePhotos = endpoint({
  method: 'PUT',
  path: '/api/photo.php',
  body: z.union([
    /** Their new order, the main photo first. Photos that are not named, of another tab perhaps, come behind in the order they had. */
    z.object({ order: z.array(id).check(z.minLength(1), z.maxLength(mostNamed)) }),
    /** Whether only premium members see this one sharp. A photo that becomes private gets other names: the old ones lead nowhere. */
    z.object({ id, private: flag }),
  ]),
  response: z.object({ photos: list(photo) }),
  errors: ['not_found', 'too_many_requests'],
  access: 'member',
});
