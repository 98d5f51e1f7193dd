import path from 'node:path';
import sharp from 'sharp';
import { once } from '@/lib/once';
import { appIcon, badgeIcon, shareGround, tabIcon } from '@/lib/site/niches/brand-art';
import type { Niche } from '@/lib/site/niches/niches';

const ceiling = 300;
const drawn = once('brand images', () => new Map<string, Promise<Buffer>>());

/** What is drawn once is kept: there are few, and they cost a tenth of a second each. */
function keptImage(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(key);
  if (known) return known;
  const image = draw();
  if (drawn.size >= ceiling) drawn.delete(drawn.keys().next().value!);
  drawn.set(key, image);
  image.catch(() => drawn.delete(key));
  return image;
}

/** The mark alone, on nothing. */
export function drawTabIcon(niche: Niche, size: number): Promise<Buffer> {
  return keptImage(`tab ${niche} ${size}`, () => sharp(Buffer.from(tabIcon(niche)), { density: (72 * size) / 32 }).resize(size, size).png().toBuffer());
}

/** The outline alone, for a notification. */
export function drawBadgeIcon(size: number): Promise<Buffer> {
  return keptImage(`badge ${size}`, () => sharp(Buffer.from(badgeIcon()), { density: (72 * size) / 32 }).resize(size, size).png().toBuffer());
}

/** The mark on dusk, to every edge: home screens cut their own shape out of it. */
export function drawAppIcon(niche: Niche, size: number): Promise<Buffer> {
  return keptImage(`app ${niche} ${size}`, () => sharp(Buffer.from(appIcon(niche)), { density: (72 * size) / 64 }).resize(size, size).png().toBuffer());
}

// Figtree at weight 800 in a format that the drawing library reads; the comma ends the family's name. (docs/decisions.md)
const lettersFile = path.resolve('public/fonts/figtree-extrabold.ttf');
const letters = 'Figtree ExtraBold,';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Line = { words: string; size: number; width: number; height: number };

/** Words in our own letters, in white; sized down where they would not fit. */
function lettering({ words, size, width, height }: Line) {
  const text = `<span foreground="#ffffff" weight="400" letter_spacing="${Math.round(size * -20)}" size="${size * 1024}">${escaped(words)}</span>`;
  return sharp({ text: { text, font: letters, fontfile: lettersFile, rgba: true, width, dpi: 72, spacing: Math.round(size * 0.1) } })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** What a shared link looks like: the site's name and line beside the mark, in the niche's dusk. 1200 x 630. */
export function drawShareImage(niche: Niche, name: string, line: string): Promise<Buffer> {
  return keptImage(`share ${niche} ${name} ${line}`, async () => {
    const title = await lettering({ words: name.toLowerCase(), size: 132, width: 640, height: 160 });
    const below = line ? await lettering({ words: line, size: 50, width: 640, height: 230 }) : null;
    const gap = below ? 30 : 0;
    const top = Math.round((630 - title.info.height - gap - (below?.info.height ?? 0)) / 2);
    return sharp(Buffer.from(shareGround(niche)), { density: 72 })
      .composite([
        { input: title.data, left: 88, top },
        ...(below ? [{ input: below.data, left: 92, top: top + title.info.height + gap }] : []),
      ])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  });
}
