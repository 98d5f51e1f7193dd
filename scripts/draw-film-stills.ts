// Draws the two stills of each person in the film of lander video, laughing and looking, from which scripts/draw-films.mjs makes the film:
// our own portraits before our own sea, which is out of focus behind them.
// npx tsx scripts/draw-film-stills.ts [name]
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { portraitLayers } from '@/lib/server/portraits/portrait';
import type { PortraitOptions } from '@/lib/server/portraits/portrait-options';
import { cast } from '@/lib/server/seed/cast';

const folder = fileURLToPath(new URL('../public/art/landers/film/', import.meta.url));

/** Of both shapes: the picture's size, where the middle of the face is, how large, and which part of the sea is behind it: how much nearer, and from where. */
const shapes = {
  phone: { width: 585, height: 1266, face: [292, 372], scale: 1.95, sea: { nearer: 1.12, left: 40, top: 0 } },
  desktop: { width: 1440, height: 900, face: [950, 430], scale: 1.62, sea: { nearer: 1.2, left: 288, top: 0 } },
} as const;

const wearing: Record<string, Partial<PortraitOptions>> = {
  amara: { cloth: 'vneck', fab: '#8e2f4d' },
  malik: { cloth: 'crew', fab: '#3c5566' },
  marijke: { cloth: 'turtle', fab: '#5c3f72' },
};
/** The face is a little to one side as somebody laughs, and straight as they look. */
const looks = { laugh: { smile: 'open', tilt: 3, turn: 0.5 }, look: { smile: 'soft', tilt: 0.5, turn: 0.2 } } as const;

/** Where a portrait has the middle of its face. */
const faceIn = (drawing: string) => /translate\((\S+) (\S+)\)/.exec(drawing)!.slice(1).map(Number);

async function still(shape: keyof typeof shapes, who: string, look: keyof typeof looks): Promise<void> {
  const { width, height, face, scale, sea } = shapes[shape];
  const person = cast.find(({ portrait }) => portrait.seed === who)!.portrait;
  const { figure } = portraitLayers({ ...person, ...wearing[who], ...looks[look], crop: 'half', bg: 'sunset' });
  const place = `translate(${face[0]} ${face[1]}) scale(${scale}) translate(${faceIn(figure.drawing).map((each) => -each).join(' ')})`;
  const drawn = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${figure.defs}</defs><g transform="${place}">${figure.drawing}</g></svg>`)).png().toBuffer();
  const behind = await sharp(`${folder}ask-${shape}-sea.webp`)
    .resize(Math.round(width * sea.nearer), Math.round(height * sea.nearer))
    .extract({ left: sea.left, top: sea.top, width, height })
    .blur(7)
    .toBuffer();
  // The evening on both: warm from the side of the sun, darker below.
  const evening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sun"><stop offset="0" stop-color="#ff9a5a" stop-opacity=".5"/><stop offset="1" stop-color="#ff6f7d" stop-opacity=".22"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sun)"/></svg>`;
  const dusk = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="dusk" x2="0" y2="1"><stop offset=".6" stop-color="#1b0a18" stop-opacity="0"/><stop offset="1" stop-color="#1b0a18" stop-opacity=".62"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#dusk)"/></svg>`;
  await sharp(behind)
    .composite([{ input: drawn }, { input: Buffer.from(evening), blend: 'soft-light' }, { input: Buffer.from(dusk) }])
    .removeAlpha()
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folder}ask-${who}-${shape}-${look}.webp`);
}

for (const who of Object.keys(wearing)) {
  if (process.argv[2] && process.argv[2] !== who) continue;
  for (const shape of ['phone', 'desktop'] as const) for (const look of ['laugh', 'look'] as const) await still(shape, who, look);
}
