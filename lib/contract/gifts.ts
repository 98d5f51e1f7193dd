// What can be given, and what it costs. A gift is sent as a message that carries one. Specification, sections 1 and 3 (gift_credits).
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { list, number, text } from './wire';

export const gift = z.object({
  /** Its name in calls; the drawing and the words of a key that the app does not know are those of a wrapped present. */
  key: z.string(),
  /** The server's own name for it, for a gift that the app has no words for. */
  name: text,
  credits: number,
});
export type Gift = z.infer<typeof gift>;

export const listGifts = endpoint({
  method: 'GET',
  path: '/api/gifts.php',
  response: z.object({ gifts: list(gift) }),
  errors: [],
  access: 'member',
});
