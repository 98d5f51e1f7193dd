// Draws the files of every demo photo that is not there yet. Design, section 8.
import { renderPortrait } from '../portraits/render';
import type { DemoPhoto, DemoWorld } from './demo-world';

/** Where the files go; a name is given with its ending, as 'abc.webp'. */
export type PhotoPlace = { has: (name: string) => Promise<boolean>; put: (name: string, bytes: Uint8Array) => Promise<void> };
export type DrawnPhotos = { drawn: number; skipped: number; bytes: number };

/** Two cores draw, and a third portrait is read or written meanwhile. */
const atOnce = 3;

const fileOf = (name: string) => `${name}.webp`;
const namesOf = ({ names }: DemoPhoto) => [names.full, names.thumb, ...(names.blurred ? [names.blurred] : [])].map(fileOf);

/** Each portrait once, also where two members show the same one. */
function photosOf(world: DemoWorld): DemoPhoto[] {
  const byName = new Map<string, DemoPhoto>();
  for (const photo of world.members.flatMap(({ photos }) => photos)) {
    const known = byName.get(photo.names.full);
    if (!known || (!known.names.blurred && photo.names.blurred)) byName.set(photo.names.full, photo);
  }
  // The photos of one person follow each other: they share parts that are drawn once.
  return [...byName.values()];
}

/**
 * Draws and puts every file that the place does not have, a few at once; the full photo last, so that a photo that was
 * broken off is drawn again. `onProgress` hears how many photos of how many are done.
 */
export async function renderDemoPhotos(world: DemoWorld, place: PhotoPlace, onProgress?: (done: number, all: number) => void): Promise<DrawnPhotos> {
  const photos = photosOf(world);
  const result: DrawnPhotos = { drawn: 0, skipped: 0, bytes: 0 };
  let next = 0;
  const put = async (name: string, bytes: Uint8Array) => {
    await place.put(fileOf(name), bytes);
    result.bytes += bytes.length;
  };
  const draw = async (photo: DemoPhoto) => {
    const there = await Promise.all(namesOf(photo).map((name) => place.has(name)));
    if (there.every(Boolean)) {
      result.skipped += 1;
      return;
    }
    const { names, portrait } = photo;
    const { full, thumb, blurred } = await renderPortrait(portrait, { blurred: names.blurred !== null });
    await put(names.thumb, thumb);
    if (names.blurred && blurred) await put(names.blurred, blurred);
    await put(names.full, full);
    result.drawn += 1;
  };
  const worker = async () => {
    while (next < photos.length) {
      await draw(photos[next++]!);
      onProgress?.(result.drawn + result.skipped, photos.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return result;
}
