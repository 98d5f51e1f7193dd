// The portraits of the scenes, by the name of their file: 'noor.webp', 'noor2-s.webp', 'noor3-blurred.webp'. Each is drawn once.
import { renderPortrait, type RenderedPortrait } from '@/lib/server/portraits/render';
import { people } from './world';

const named = /^([a-z]+)(\d*)(-s|-blurred)?\.webp$/;
const men = ['sam', 'robin'];
const drawn = new Map<string, Promise<RenderedPortrait>>();

/** The file, or null where it is nobody's. */
export async function galleryPhoto(file: string): Promise<Buffer | null> {
  const [, name, number, size] = named.exec(file) ?? [];
  if (!name) return null;
  const key = `${name}${number}`;
  const age = Object.values(people).find((person) => person.name.toLowerCase() === name)?.age ?? 36;
  const photo = drawn.get(key) ?? renderPortrait({ seed: `gallery-${name}`, sex: men.includes(name) ? 'm' : 'f', age, photo: Number(number || 0) }, { blurred: true });
  drawn.set(key, photo);
  const { full, thumb, blurred } = await photo;
  return size === '-s' ? thumb : size === '-blurred' ? blurred : full;
}
