// Golden Hour portraits: seeded, fictional, illustrated adults; no photo of anyone. Design, section 8.
import { drawClothes } from './clothes';
import { chooseTraits, drawFeatures, type Look } from './features';
import { faceOutline, frameOf, torsoOutline } from './frame';
import { drawHair } from './hair';
import { drawMug } from './mug';
import { chooseJewel, drawBeard, drawEars, drawGlasses, drawShades } from './ornaments';
import { beardTones, fabrics, hairTones, mix, round, skins, type HairTones, type Skin } from './palette';
import { person } from './person';
import { scenes, type Clothes, type HairStyle, type PortraitOptions, type Scene } from './portrait-options';
import { pick, rng } from './rng';
import { everywhere, type SceneDrawing } from './scene-parts';
import { drawScene } from './scenes';
import { drawLines, shadeFace, shadeNeck } from './skin-shading';
import { pathAt, turned, turnPaths } from './head-rotation';

const womensClothes: readonly Clothes[] = ['vneck', 'camisole', 'blouse', 'crew', 'blazer', 'turtle', 'jacket', 'wrap'];
const mensClothes: readonly Clothes[] = ['crew', 'shirt', 'blazer', 'turtle', 'jacket', 'vneck', 'shirt'];
const overTheEars: readonly HairStyle[] = ['wavy', 'sidelong', 'lob', 'bob', 'fringe', 'curls', 'afro', 'longm'];
const withoutShine: readonly HairStyle[] = ['afro', 'curls', 'curlytop', 'bald', 'buzz'];
/** Where nobody has bare shoulders. */
const cold: readonly Scene[] = ['autumn', 'mountains', 'rain', 'snow'];
/** Where someone may hold a mug. */
const withMug: readonly Scene[] = ['cafe', 'kitchen', 'library', 'rain', 'autumn', 'greenhouse', 'park'];
const canBeTiedUp: readonly HairStyle[] = ['wavy', 'sidelong', 'lob'];

/** Two of five heads are turned: `chance` from 0 to 1 becomes -0.7 to 0.7, or 1.4 to 2.3 to either side. */
const turnOf = (chance: number): number => {
  const side = Math.abs(chance - 0.5);
  return Math.sign(chance - 0.5) * (side < 0.3 ? side * 2.3 : 1.4 + (side - 0.3) * 4.5);
};

const blur = (id: string, reach: number, deviation: number) =>
  `<filter id="${id}" x="-${reach}%" y="-${reach}%" width="${100 + 2 * reach}%" height="${100 + 2 * reach}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

function definitions(skin: Skin, hair: HairTones, face: string): string {
  return [
    `${blur('b2', 30, 2)}${blur('b6', 60, 6)}${blur('b12', 60, 13)}${blur('b24', 60, 24)}\n`,
    `<filter id="hs" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="3" dy="7" stdDeviation="7" flood-color="${mix(skin.shade, '#1a0508', 0.35)}" flood-opacity=".5"/></filter>\n`,
    `<linearGradient id="sk" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${skin.light}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${mix(skin.base, skin.shade, 0.42)}"/></linearGradient>\n`,
    `<linearGradient id="hb" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(hair.base, hair.dark, 0.35)}"/><stop offset="1" stop-color="${hair.dark}"/></linearGradient><clipPath id="fc"><path d="${face}"/></clipPath>\n`,
    '<linearGradient id="vg" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#1b0a18" stop-opacity="0"/><stop offset="1" stop-color="#1b0a18" stop-opacity=".5"/></linearGradient>',
  ].join('');
}

/** One soft-light grade over figure and scene, so that they belong together. */
function grade({ key, rim }: SceneDrawing, flipped: boolean): string {
  return [
    `<rect ${everywhere} fill="${key}" opacity=".26" style="mix-blend-mode:soft-light"/>`,
    `<ellipse cx="${flipped ? 560 : 40}" cy="180" rx="330" ry="380" fill="${key}" opacity=".3" filter="url(#g60)" style="mix-blend-mode:soft-light"/>`,
    `<ellipse cx="${flipped ? 60 : 540}" cy="420" rx="120" ry="360" fill="${rim}" opacity=".34" filter="url(#g60)" style="mix-blend-mode:screen"/>`,
    `<rect ${everywhere} fill="url(#vg)"/>`,
  ].join('');
}

/** A portrait in layers, from back to front; the figure stands on its own definitions. */
export type PortraitLayers = {
  scene: SceneDrawing;
  figure: { defs: string; drawing: string };
  /** The key light comes from the right. */
  flipped: boolean;
  mono: boolean;
};

/** Draws one photo of a person in layers. Pure. Throws RangeError for an age below 25. */
export function portraitLayers(options: PortraitOptions): PortraitLayers {
  const who = person(options);
  const photo = options.photo ?? 0;
  // Three streams of chance: this photo, this face, this haircut. The order of draws in each is part of every face.
  const random = rng(`${who.seed}|p${photo}`);
  const stable = rng(`${who.seed}|face`);
  const skin = skins[who.skin]!;
  const hair = hairTones(who.hairColor);
  const bg = options.bg ?? pick(random, scenes);
  const scene = drawScene(bg, random);
  const frame = frameOf(who, stable);
  const { fem } = frame;
  const torso = torsoOutline(frame);
  const turn = options.turn ?? turnOf(random());
  const at = turned(turn);
  const place = (drawing: string) => (Math.abs(turn) > 0.8 ? turnPaths(drawing, at) : drawing);
  const face = pathAt(faceOutline(frame), Math.abs(turn) > 0.8 ? turned(turn * 0.8) : (x) => x);
  const tilt = options.tilt ?? (random() - 0.5) * 13;
  const smile = options.smile ?? pick(random, ['soft', 'open', 'soft', 'open', 'calm'] as const);
  const look: Look = { person: who, skin, hair, fem, smile, turn, at, traits: chooseTraits(rng(`${who.seed}|traits`)), lines: Math.max(0, Math.min(1, (who.age - 36) / 32)) };
  const chosen = pick(random, fem ? womensClothes : mensClothes);
  const piece = options.cloth ?? (chosen === 'camisole' && cold.includes(bg) ? 'turtle' : chosen);
  const fabric = options.fab ?? pick(random, fabrics);
  const beard = drawBeard(who.beard, frame, beardTones(who.hairColor), skin, random);
  const cut = photo > 0 && canBeTiedUp.includes(who.hair) && random() < 0.25 ? 'bun' : who.hair;
  const haircut = drawHair(cut, hair, rng(`${who.seed}|hair${cut}`), fem ? 0 : Math.max(0, Math.min(1, (who.age - 40) / 28)));
  const jewel = chooseJewel(fem, stable);
  const glasses = who.glasses ? drawGlasses(stable, turn) : options.shades ? drawShades(turn) : '';
  const flipped = random() < 0.5;
  const near = options.zoom ?? pick(random, [1.3, 1.42, 1.24]);
  const crop = options.crop ?? pick(random, ['bust', 'half', 'close', 'bust', 'half'] as const);
  const { zoom, y, room } = { close: { zoom: 1.58, y: 374, room: 44 }, bust: { zoom: near, y: 322 + near * 12, room: 50 }, half: { zoom: 0.9, y: 246, room: 130 } }[crop];
  const clothes = drawClothes({ clothes: piece, colour: fabric, toWaist: crop === 'half' }, frame, random);
  const mug = crop === 'half' && withMug.includes(bg) && random() < 0.5 ? drawMug(frame, skin, piece, fabric, random) : '';
  const sideways = (random() - 0.5) * room;
  const lean = (random() - 0.5) * 5;

  const shine = `<path d="M226,190C250,${fem ? 154 : 150} 330,${fem ? 150 : 146} 366,184" stroke="${hair.light}" stroke-width="13" fill="none" opacity=".34" stroke-linecap="round" filter="url(#b6)"/>`;
  const back = Math.abs(turn) > 0.8 ? `<g transform="translate(${round(turn * -5)} 0)">${haircut.back}</g>` : haircut.back;
  const front = place(haircut.front);
  const figure = [
    `<g transform="translate(${round(300 + sideways)} ${round(y)}) rotate(${round(lean)}) scale(${flipped ? -zoom : zoom} ${zoom}) translate(-300 -300)">\n`,
    `<g transform="rotate(${round(tilt)} 300 470)">${back}</g>\n`,
    `<path d="${torso}" fill="url(#sk)"/><g clip-path="url(#tc)">${shadeNeck(frame, look)}</g><clipPath id="tc"><path d="${torso}"/></clipPath>\n`,
    `${clothes.drawing}${clothes.folds}${mug}\n`,
    `<g transform="rotate(${round(tilt)} 300 470)">${overTheEars.includes(cut) ? '' : drawEars(jewel, frame, skin, turn)}\n`,
    `<path d="${face}" fill="url(#sk)"/><g clip-path="url(#fc)">${shadeFace(frame, look)}</g>\n`,
    `${place(beard)}\n`,
    `${drawLines(look)}\n`,
    `${drawFeatures(look)}\n`,
    `<g transform="translate(${at(300)} 300) scale(${round(100 - Math.abs(turn) * 3) / 100},1)">${glasses}</g>\n`,
    `<g filter="url(#hs)">${front}</g>${withoutShine.includes(cut) ? '' : shine}</g></g>`,
  ].join('');
  return { scene, figure: { defs: definitions(skin, hair, face) + clothes.defs, drawing: figure }, flipped, mono: options.mono ?? false };
}

/**
 * Draws one photo of a person as an SVG document of 720 x 960 with a bleed of 60 and 80: the middle 600 x 800 is the
 * picture. Pure: the same options give the same text for ever. Throws RangeError for an age below 25.
 */
export function portrait(options: PortraitOptions): string {
  const { scene, figure, flipped, mono } = portraitLayers(options);
  const grey = mono ? '<filter id="mono" x="0" y="0" width="100%" height="100%"><feColorMatrix type="saturate" values="0"/></filter>' : '';
  const picture = `<g${mono ? ' filter="url(#mono)"' : ''}>${scene.drawing}${figure.drawing}${grade(scene, flipped)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -80 720 960" width="720" height="960"><defs>${scene.defs}${figure.defs}${grey}</defs>${picture}</svg>`;
}
