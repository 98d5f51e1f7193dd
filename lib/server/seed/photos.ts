// The photos of demo members: which portrait each shows, and what its files are called. Design, sections 7 and 8.
import { createHash } from 'node:crypto';
import type { Clothes, Crop, PersonOptions, PortraitOptions, Smile } from '../portraits/portrait-options';
import { pick, type Random } from '../portraits/rng';
import type { Niche } from '@/lib/site/niches/niches';
import type { CastMember } from './cast';
import type { DemoPhoto } from './demo-world';
import { framings, scenesOf, type Shot } from './spread-scenes';

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

/** The photos of the named cast, in the scenes and clothes of the design. */
export function castPhotos({ portrait, photos, hidden }: CastMember, place: number): DemoPhoto[] {
  const crop = framings[place % framings.length]!;
  return photos.map(([bg, cloth, smile], position) => photo({ ...portrait, photo: position, bg, cloth, smile, crop }, position, hidden?.includes(position) ?? false));
}

const darkFabrics = ['#17141c', '#21202b', '#2b1420', '#1e1a24', '#3a0f1c', '#1c2026'];
const darkClothes: readonly Clothes[] = ['turtle', 'jacket', 'vneck', 'crew', 'blazer'];

/** A list in an order of its own. */
function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list.map((item) => ({ item, at: random() })).toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}

export type PhotoPlan = { count: number; niche: Niche; /** Where the scenes begin. */ start: number };

/** Photos of a member who is not of the cast: each in another place, the main one smiling. */
export function memberPhotos(who: PersonOptions, { count, niche, start }: PhotoPlan, random: Random): DemoPhoto[] {
  const places = scenesOf(niche);
  const first = places[start % places.length]!;
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
      ...(main ? { zoom: pick(random, [1.3, 1.36, 1.42]) } : {}),
      ...(niche === 'bdsm' ? { fab: pick(random, darkFabrics), cloth: pick(random, darkClothes) } : {}),
    };
    return photo(portrait, position, !main && random() < 0.24);
  });
}

/** The other framings, from photo to photo. */
const further: readonly Crop[] = ['half', 'close', 'bust', 'half', 'bust'];

/** The same photos with the main one as given; another photo that had its scene takes the main one's. */
export function asShot(photos: readonly DemoPhoto[], shot: Shot | undefined): DemoPhoto[] {
  if (!shot) return [...photos];
  const { scene, crop } = shot;
  const before = photos[0]?.portrait.bg;
  const others = further.toSorted((a, b) => Number(a === crop) - Number(b === crop));
  return photos.map(({ position, portrait, private: hidden }) => {
    if (position === 0) return photo({ ...portrait, bg: scene, crop }, position, hidden);
    return photo({ ...portrait, bg: portrait.bg === scene ? before : portrait.bg, crop: others[(position - 1) % others.length] }, position, hidden);
  });
}
