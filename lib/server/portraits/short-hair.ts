// Short haircuts: sides that run into the sideburns, a hairline that draws back with age, and fine strands. Design, section 8.
import { mix, type HairTones } from './palette';
import type { Random } from './rng';
import { lock, smooth, strand, type Point } from './strands';

type HairDrawing = { back: string; front: string };

/** The shorn sides, from the top down into the sideburns. */
export function shornSides(hair: HairTones, opacity = 0.86): string {
  const left = 'M202,300C197,270 196,236 205,204L258,186C230,200 220,224 216,254C214,276 211,292 209,302Z';
  const right = 'M398,300C403,270 404,236 395,204L342,186C370,200 380,224 384,254C386,276 389,292 391,302Z';
  return [left, right].map((d) => `<path d="${d}" fill="${mix(hair.base, hair.dark, 0.3)}" opacity="${opacity}" filter="url(#b2)"/>`).join('');
}

/** How low the hair reaches at -1 (left) to 1 (right); `drawnBack` from 0 to 1 opens the corners. */
const hairlineAt = (side: number, drawnBack: number) =>
  206 - drawnBack * (5 + 27 * Math.exp(-(((Math.abs(side) - 0.58) / 0.24) ** 2))) + Math.abs(side) ** 5 * 26;

type Top = {
  /** How high the hair stands, and how much higher to the right than to the left. */
  top: number;
  slant: number;
  drawnBack: number;
  /** Which way the strands lie at a place. */
  flow: (side: number, share: number) => Point;
  /** Whether the hair falls over the hairline or is combed up from it. */
  falls: boolean;
};

/** The hair on top: one mass, then strands that follow its flow, and loose ones over the hairline. */
function topOf({ top, slant, drawnBack, flow, falls }: Top, hair: HairTones, random: Random): string {
  const outerAt = (side: number) => top - slant * side * (1 - side * side) + Math.abs(side) ** (falls ? 3.2 : 4.6) * (238 - top);
  const xAt = (side: number, share: number) => 300 + side * (98 - share * 9);
  const row = (share: (side: number) => number, y: (side: number) => number) => Array.from({ length: 15 }, (_, index): Point => {
    const side = Math.sin(((index / 14) * 2 - 1) * Math.PI * 0.5);
    return [xAt(side, share(side)), y(side)];
  });
  const outline = [...row(() => 0, outerAt), ...row(() => 1, (side) => hairlineAt(side, drawnBack)).toReversed()];
  const body = `<path d="${smooth(outline, true)}" fill="${mix(hair.base, hair.dark, 0.12)}"/>`;
  const hairs = Array.from({ length: 150 }, () => {
    const side = random() * 1.92 - 0.96;
    const share = falls ? random() : 0.22 + random() * 0.74;
    const y = outerAt(side) + (hairlineAt(side, drawnBack) - outerAt(side)) * share;
    const [alongX, alongY] = flow(side, share);
    const x = xAt(side, share);
    const shine = Math.exp(-(((share - 0.4) / 0.2) ** 2) - ((side + 0.25) / 0.5) ** 2);
    const colour = random() < 0.4 + shine * 0.4 ? mix(hair.base, hair.light, 0.7) : mix(hair.base, hair.dark, 0.7);
    const bend = (random() - 0.5) * 5;
    const d = smooth([[x - alongX * 0.5, y - alongY * 0.5], [x + bend, y], [x + alongX * 0.5, y + alongY * 0.5]]);
    return strand(d, colour, 1 + random() * 1.5, 0.24 + random() * 0.14 + shine * 0.14);
  });
  const loose = Array.from({ length: 34 }, (_, index) => {
    const side = (index / 33) * 1.8 - 0.9;
    const y = hairlineAt(side, drawnBack);
    const [alongX, alongY] = flow(side, 1);
    const length = Math.hypot(alongX, alongY) || 1;
    const reach = falls ? 3 + random() * 6 : 0;
    const x = xAt(side, 1) + (random() - 0.5) * 5;
    const d = smooth([[x - (alongX / length) * 14, y - 12], [x, y - 4], [x + (alongX / length) * reach, y + (falls ? Math.max(1, (alongY / length) * reach) : 0)]]);
    return strand(d, mix(hair.base, random() < 0.5 ? hair.dark : hair.light, 0.25), 2 + random() * 1.8, falls ? 0.96 : 0.6);
  });
  return body + hairs.join('') + loose.join('');
}

/** Short all over, combed forward. */
export function crop(hair: HairTones, random: Random, drawnBack: number): HairDrawing {
  const lean = (random() - 0.5) * 14;
  return { back: '', front: shornSides(hair) + topOf({ top: 140, slant: 0, drawnBack, flow: (side) => [side * 15 + lean, 22], falls: true }, hair, random) };
}

/** Combed up and back, with height over the forehead. */
export function quiff(hair: HairTones, random: Random, drawnBack: number): HairDrawing {
  const lean = 6 + random() * 14;
  const flow = (side: number, share: number): Point => [-side * 9 - lean * (1.2 - share), 30 + 8 * share];
  return { back: '', front: shornSides(hair) + topOf({ top: 122 + random() * 5, slant: 4 + random() * 12, drawnBack, flow, falls: false }, hair, random) };
}

/** Parted at the side and swept over. */
export function swept(hair: HairTones, random: Random, drawnBack: number): HairDrawing {
  const high = random() * 8;
  const near = lock(
    [[252, 146], [222, 152], [204, 176], [202, 208], [200, 224], [201, 236], [204, 252]],
    [[256, 182 - drawnBack * 16], [240, 190 - drawnBack * 12], [226, 202], [220, 222], [218, 234], [215, 246], [212, 258]],
    hair, random, 9,
  );
  const far = lock(
    [[246, 150], [282, 118 - high], [388, 122 - high], [399, 196], [402, 216], [401, 234], [396, 256]],
    [[248, 190 - drawnBack * 14], [288, 184 - drawnBack * 10], [340, 190 - drawnBack * 14], [368, 206 - drawnBack * 12], [378, 218], [384, 236], [387, 258]],
    hair, random, 22,
  );
  return { back: '', front: shornSides(hair) + near + far };
}

/** No hair on top: a shadow of what is shaved off, and with age hair above the ears. */
export function bald(hair: HairTones, random: Random, drawnBack: number): HairDrawing {
  if (drawnBack > 0.1 && random() < 0.75) {
    const left = 'M200,306C195,280 195,250 203,226C213,230 219,248 217,268C215,284 212,297 209,308Z';
    const right = 'M400,306C405,280 405,250 397,226C387,230 381,248 383,268C385,284 388,297 391,308Z';
    const sides = [left, right].map((d) => `<path d="${d}" fill="${mix(hair.base, hair.dark, 0.25)}" opacity="0.85" filter="url(#b2)"/>`).join('');
    return { back: '', front: sides };
  }
  // Opacity before fill: it throws no shadow of its own.
  const shadow = `<path d="M210,276C206,206 246,170 300,170C354,170 394,206 390,276C386,246 376,222 352,214C318,207 282,207 248,214C224,222 214,246 210,276Z" opacity="0.16" fill="${hair.dark}" filter="url(#b6)"/>`;
  return { back: '', front: shadow };
}
