// A profile as others see it, on a card, in a list, on its own page. Specification, section 3 (Profile, profile attributes).
import * as z from 'zod/mini';
import { figure, flag, id, list, maybe, number, text } from './wire';

/** A photo's files, below settings.cdn_prefix. `match` is the path of the auto-like profile's picture: a bare name is below it too. (E02) */
export const image = z.object({
  filename: text,
  thumb_filename: text,
  match: text,
  /** The file is the blurred one: the viewer may not see the sharp photo. (A04) */
  locked: z.optional(flag),
});
export type Image = z.infer<typeof image>;

/** What any list shows of a member. Only id is certain: a PHP server may know nothing else. (E02) */
export const person = z.object({
  id,
  name: z.pipe(text, z.transform((value) => value ?? '')),
  country: text,
  status: text,
  main_image: maybe(image),
  age: maybe(number),
  /** The town, as plain text. */
  city: text,
  region: text,
  /** Written by the site's own team: labelled wherever shown, never online, never at a distance. (A05) */
  fictional: z.optional(flag),
  /** A premium member, with badge and photo border. (A04) */
  premium: z.optional(flag),
  online: z.optional(flag),
  /** Whole kilometres between the two towns' centres. */
  distance_km: maybe(number),
  /** Signed up within the last days. */
  is_new: z.optional(flag),
  /** The viewer has liked this profile. */
  liked: z.optional(flag),
});
export type Person = z.infer<typeof person>;

/** Whom the server does not name goes by the number: the documented lists hold no more than that. (E06, E07) */
export const named = <Who extends Person>(who: Who): Who => (who.name ? who : { ...who, name: `#${who.id}` });

/** The attributes of a profile; each value is the last part of a message key, as 'brown' in `hair.brown`. (E12) */
export const attributes = z.object({
  gender: text,
  sexuality: text,
  hair: text,
  eye: text,
  body: text,
  rel: text,
  tattoo: text,
});
export type Attributes = z.infer<typeof attributes>;

/** One photo of a profile. A locked one carries only the names of its blurred files. */
export const photo = z.object({ id, filename: text, thumb_filename: text, locked: z.optional(flag), private: z.optional(flag) });
export type Photo = z.infer<typeof photo>;

/** A profile's own page. */
export const profile = z.extend(person, {
  about: text,
  attributes: z.optional(attributes),
  interests: list(z.string()),
  photos: list(photo),
  /** How many photos there are, also where a visitor is shown fewer. */
  num_photos: figure,
  /** The viewer's conversation with this member, where there is one. */
  conversation_id: maybe(id),
});
export type Profile = z.infer<typeof profile>;
