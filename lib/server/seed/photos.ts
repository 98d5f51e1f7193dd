// The photos of demo members: which portrait each shows, and what its files are called. Design, sections 7 and 8.
import { createHash } from 'node:crypto';
import type { Clothes, Crop, PersonOptions, PortraitOptions, Scene, Smile } from '../portraits/portrait-options';
import { scenes } from '../portraits/portrait-options';
import { pick, type Random } from '../portraits/rng';
import type { Niche } from '@/lib/site/niches';
import type { CastMember } from './cast';
import type { DemoPhoto } from './demo-world';

/** Part of every file's name: raise it when the renderer draws the same portrait differently. */
const drawing = 'golden-hour-2';

/** A name that tells nothing: the portrait and the kind of file, hashed. Twenty characters of base64url. */
function nameOf(portrait: PortraitOptions, kind: 'full' | 'thumb' | 'blurred'): string {
  const fields = Object.entries(portrait).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify([drawing, portrait.seed, portrait.photo, kind, fields])).digest('base64url').slice(0, 20);
}

function photo(portrait: PortraitOptions, position: number, hidden: boolean): DemoPhoto {
  return {
    position,
    private: hidden,
    portrait,
    names: { full: nameOf(portrait, 'full'), thumb: nameOf(portrait, 'thumb'), blurred: hidden ? nameOf(portrait, 'blurred') : null },
  };
}

/** How near the people of neighbouring cards are, over and over; the photos of one person go on from there. */
const nearness: readonly Crop[] = ['bust', 'half', 'bust', 'close', 'half'];
const cropAt = (turn: number, position: number): Crop => nearness[(turn + position) % nearness.length]!;

/** The photos of the named cast, in the scenes and clothes of the design. */
export function castPhotos({ portrait, photos, hidden }: CastMember, turn: number): DemoPhoto[] {
  return photos.map(([bg, cloth, smile], position) =>
    photo({ ...portrait, photo: position, bg, cloth, smile, crop: cropAt(turn, position) }, position, hidden?.includes(position) ?? false),
  );
}

const darkRooms: readonly Scene[] = ['neon', 'city', 'studio'];
const darkFabrics = ['#17141c', '#21202b', '#2b1420', '#1e1a24', '#3a0f1c', '#1c2026'];
const darkClothes: readonly Clothes[] = ['turtle', 'jacket', 'vneck', 'crew', 'blazer'];

/** A list in an order of its own. */
function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list.map((item) => ({ item, at: random() })).toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}

export type PhotoPlan = { count: number; niche: Niche; /** The scene of the main photo, so that neighbours on a page differ. */ turn: number };

/** Photos of a member who is not of the cast: each in another place, the main one smiling. */
export function memberPhotos(who: PersonOptions, { count, niche, turn }: PhotoPlan, random: Random): DemoPhoto[] {
  const places = niche === 'bdsm' ? darkRooms : scenes;
  const first = places[turn % places.length]!;
  const rest = shuffled(places.filter((place) => place !== first), random);
  const order = [first, ...rest, ...shuffled(places, random)];
  return Array.from({ length: count }, (_, position) => {
    const main = position === 0;
    const smile: Smile = pick(random, main ? (['open', 'soft', 'open'] as const) : (['soft', 'open', 'calm'] as const));
    const portrait: PortraitOptions = {
      ...who,
      photo: position,
      bg: order[position]!,
      smile,
      crop: cropAt(turn, position),
      ...(main ? { zoom: pick(random, [1.3, 1.36, 1.42]) } : {}),
      ...(niche === 'bdsm' ? { fab: pick(random, darkFabrics), cloth: pick(random, darkClothes) } : {}),
    };
    return photo(portrait, position, !main && random() < 0.24);
  });
}
