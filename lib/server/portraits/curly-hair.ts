// Curly haircuts: a mass with an uneven outline, coils of many sizes over it, and locks that wind. Design, section 8.
import { mix, round, type HairTones } from './palette';
import type { Random } from './rng';
import { smooth, strand, type Point } from './strands';

type HairDrawing = { back: string; front: string };

const filled = (points: readonly Point[], colour: string) => `<path d="${smooth(points, true)}" fill="${colour}"/>`;

/** Points along a curve, pushed in and out by turns, so that the edge looks like curls. */
function uneven(curve: readonly Point[], [middleX, middleY]: Point, depth: number, random: Random): Point[] {
  return curve.map(([x, y], index) => {
    const [awayX, awayY] = [x - middleX, y - middleY];
    const push = ((index % 2 ? 0.35 : -0.3) + (random() - 0.5) * 0.9) * depth;
    const length = Math.hypot(awayX, awayY) || 1;
    return [x + (awayX / length) * push, y + (awayY / length) * push];
  });
}

/** Points on an ellipse from one angle to another, in degrees: 0 is to the right, 90 below. */
function arc([x, y]: Point, [reachX, reachY]: Point, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [x + Math.cos(angle) * reachX, y + Math.sin(angle) * reachY];
  });
}

/** A coil around a point: most of a turn, narrowing inwards. */
function coil([x, y]: Point, size: number, random: Random): string {
  const start = random() * Math.PI * 2;
  const sense = random() < 0.5 ? -1 : 1;
  const flat = 0.55 + random() * 0.35;
  const lean = random() * Math.PI;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const points = Array.from({ length: 4 }, (_, index): Point => {
    const angle = start + sense * index * 1.35;
    const reach = size * (1 - index * 0.17);
    const [along, across] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    return [x + along * cos - across * sin, y + along * sin + across * cos];
  });
  return smooth(points);
}

type Place = (random: Random) => Point;

/** Coils strewn over an area; the nearer to the light, the more of them are light. */
function coils(count: number, place: Place, [least, most]: Point, hair: HairTones, random: Random): string {
  const tones = [hair.dark, mix(hair.base, hair.dark, 0.45), mix(hair.base, hair.light, 0.4), mix(hair.base, hair.light, 0.85)] as const;
  return Array.from({ length: count }, () => {
    const at = place(random);
    const size = least + (most - least) * random() * random();
    const light = Math.max(0.14, Math.min(0.85, 0.5 - (at[0] - 300) / 330 - (at[1] - 220) / 330));
    const tone = tones[random() < light ? (random() < 0.4 ? 3 : 2) : random() < 0.5 ? 1 : 0];
    return strand(coil(at, size, random), tone, 1.2 + size * 0.16 + random() * 1.2, 0.48 + random() * 0.3);
  }).join('');
}

/** Loose coils along an edge, in the colour of the mass, so that it ends in hair and not in a line. */
const edge = (curve: readonly Point[], size: number, hair: HairTones, random: Random) =>
  curve.map(([x, y]) => strand(coil([x + (random() - 0.5) * 6, y + (random() - 0.5) * 6], size * (0.6 + random() * 0.7), random), hair.base, 2.2 + random() * 1.6, 0.84)).join('');

const within = ([x, y]: Point, [reachX, reachY]: Point): Place => (random) => {
  const angle = random() * Math.PI * 2;
  const reach = Math.sqrt(random());
  return [x + Math.cos(angle) * reachX * reach, y + Math.sin(angle) * reachY * reach];
};

/** Somewhere between two curves with the same number of points. */
const between = (outer: readonly Point[], inner: readonly Point[]): Place => (random) => {
  const index = Math.floor(random() * outer.length);
  const share = 0.08 + random() * 0.86;
  const [from, to] = [outer[index]!, inner[index]!];
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** The hairline from the left ear over the forehead to the right one. */
const hairline = (low: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1 - index / (count - 1));
    return [300 + Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8 * 91, low - Math.abs(Math.sin(angle)) ** 0.8 * (low - 207)];
  });

/** Tight curls that stand around the head. */
export function afro(hair: HairTones, random: Random): HairDrawing {
  const middle: Point = [300, 246];
  const around = arc(middle, [152, 146], 90, 450, 50).slice(0, -1);
  const mass = uneven(around, middle, 13, random);
  const outer = arc([300, 250], [134, 128], 158, 382, 30);
  const inner = hairline(322, 30);
  const front = [...outer, ...uneven(inner, [300, 330], 7, random).toReversed()];
  const body = mix(hair.base, hair.dark, 0.3);
  return {
    back: filled(mass, body) + edge(around, 9, { ...hair, base: body }, random) + coils(270, within(middle, [146, 140]), [4, 13], hair, random),
    front: filled(front, body) + coils(170, between(outer, inner), [4, 12], hair, random) + edge(inner, 6, hair, random),
  };
}

/** A lock that winds along a line from one point to another, bulging outwards. */
function ringlet(from: Point, to: Point, bulge: number, width: number, hair: HairTones, random: Random): string {
  const [runX, runY] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(runX, runY);
  const turns = Math.max(2, Math.round(length / (width * 2.3)));
  const steps = turns * 2 + 1;
  const first = random() < 0.5 ? 0 : 1;
  const points = Array.from({ length: steps }, (_, index): Point => {
    const share = index / (steps - 1);
    const swing = (index % 2 === first ? 1 : -1) * width * (0.2 + 0.42 * Math.min(1, share * 2.2)) * (1 - share * 0.25);
    const out = Math.sin(share * Math.PI * 0.85) * bulge;
    return [from[0] + runX * share + out + (-runY / length) * -swing, from[1] + runY * share + (runX / length) * swing + (random() - 0.5) * 3];
  });
  const d = smooth(points);
  const tone = mix(hair.base, random() < 0.5 ? hair.dark : hair.light, random() * 0.34);
  // Not merged with other strands: one lock lies over the next.
  const body = (colour: string, thick: number) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const fine = Array.from({ length: 3 }, (_, index) => {
    const beside = (index - 1) * width * 0.24 + (random() - 0.5) * 2;
    const colour = index === 2 ? hair.dark : mix(hair.base, hair.light, 0.55 + random() * 0.45);
    return strand(smooth(points.map(([x, y]): Point => [x + beside, y - 1])), colour, 1.1 + random() * 1.3, index === 2 ? 0.4 : 0.46);
  });
  return body(mix(hair.base, hair.dark, 0.5), width) + body(tone, width * 0.82) + fine.join('');
}

/** Long hair in locks that wind down to the shoulders. */
export function longCurls(hair: HairTones, random: Random): HairDrawing {
  const crown: Point = [300, 262];
  const low = 500 + random() * 70;
  const around: Point[] = [...arc(crown, [126, 122], 180, 360, 22), [440, 330], [456, 400], [452, low - 20], [420, low], [380, low - 30], [300, low - 50], [220, low - 30], [180, low], [148, low - 20], [144, 400], [160, 330]];
  const shadow = filled(uneven(around, [300, 330], 12, random), mix(hair.base, hair.dark, 0.6));
  const hanging = (side: -1 | 1, index: number, count: number) => {
    const share = index / (count - 1);
    const from: Point = [300 + side * (70 + share * 52), 190 + share * 70 + random() * 16];
    const to: Point = [300 + side * (78 + share * 72 + (random() - 0.5) * 26), low - 6 + (random() - 0.5) * 54 - share * 34];
    return ringlet(from, to, side * (8 + share * 22), 19 + random() * 7, hair, random);
  };
  const back = [0, 1, 2, 3, 4, 5, 6].flatMap((index) => [hanging(-1, index, 7), hanging(1, index, 7)]).join('');
  const part = 282 + random() * 36;
  // From the parting over the temples: the locks that lie nearest to the face come last.
  const over = (side: -1 | 1, index: number, count: number) => {
    const share = index / (count - 1);
    const from: Point = [part + side * (4 + share * 10), 146 + (1 - share) * 22 + random() * 6];
    const to: Point = [300 + side * (88 + share * 34 + random() * 8), 250 + share * 40 + random() * 60];
    return ringlet(from, to, side * (34 - share * 8), 18 + random() * 5, hair, random);
  };
  const outer = [...arc([300, 262], [122, 122], 172, 270, 12), ...arc([300, 262], [122, 122], 270, 368, 12)];
  const inner = Array.from({ length: 24 }, (_, index): Point => {
    const side = (index / 23) * 2 - 1;
    return [300 + side * 92, 190 + Math.abs(side) ** 2.2 * 112];
  });
  const cap = filled([...outer, ...inner.toReversed()], mix(hair.base, hair.dark, 0.35));
  const covering = [4, 3, 2, 1, 0].flatMap((index) => [over(-1, index, 5), over(1, index, 5)]).join('');
  return { back: shadow + back, front: cap + covering };
}

/** Short sides and a top of curls. */
export function curlyTop(sides: string, hair: HairTones, random: Random): HairDrawing {
  const size = 0.85 + random() * 0.5;
  const outer = arc([300, 226], [103, 100], 172, 368, 26);
  const inner = Array.from({ length: 26 }, (_, index): Point => {
    const side = (index / 25) * 2 - 1;
    return [300 + side * 90, 205 + Math.abs(side) ** 4 * 36];
  });
  const mass = filled([...uneven(outer, [300, 226], 17 * size, random), ...uneven(inner, [300, 320], 9 * size, random).toReversed()], mix(hair.base, hair.dark, 0.25));
  return {
    back: '',
    front: sides + mass + coils(120, between(outer, inner), [5 * size, 15 * size], hair, random) + edge(outer, 8 * size, hair, random) + edge(inner, 8 * size, hair, random),
  };
}
