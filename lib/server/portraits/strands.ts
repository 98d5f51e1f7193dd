// How hair is built: smooth outlines, locks between two curves and single strands. Design, section 8.
import { round, type HairTones } from './palette';
import type { Random } from './rng';

export type Point = readonly [x: number, y: number];

/** A curve or a circle list, mirrored in the middle of the face. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [600 - x, y]);

/** A poly-bezier through 1 + 3n points. */
function path(points: readonly Point[]): string {
  const [startX, startY] = points[0]!;
  const curves = Array.from({ length: (points.length - 1) / 3 }, (_, index) =>
    points.slice(1 + index * 3, 4 + index * 3).map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
  );
  return `M${startX},${startY}${curves.map((curve) => `C${curve}`).join('')}`;
}

/** The shape between two curves with the same number of points, with strands that follow its flow. */
export function lock(outer: readonly Point[], inner: readonly Point[], hair: HairTones, random: Random, density = 16): string {
  const back = inner.toReversed();
  const outline = `${path(outer)}L${back[0]![0]},${back[0]![1]}${path(back).replace(/^M[^C]+/, '')}Z`;
  const count = Math.round(density * 1.7);
  const strands = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.1 + random() * 0.8) / count;
    const flow = outer.map(([x, y], at): Point => [x + (inner[at]![0] - x) * share, y + (inner[at]![1] - y) * share]);
    const shine = Math.exp(-Math.pow((share - 0.42) / 0.2, 2));
    const colour = random() < 0.35 + shine * 0.45 ? hair.light : hair.dark;
    const width = round(0.9 + random() * 2.9);
    const opacity = Math.round((0.12 + random() * 0.12 + shine * 0.2) * 100) / 100;
    return strand(path(flow), colour, width, opacity);
  });
  return `<path d="${outline}" fill="${hair.base}"/>${strands.join('')}`;
}

/** A smooth curve through points (Catmull-Rom), open or closed. */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => (closed ? points[(index + points.length) % points.length]! : points[Math.max(0, Math.min(last, index))]!);
  const curves = Array.from({ length: closed ? points.length : last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${round(from[0] + (to[0] - before[0]) / 6)},${round(from[1] + (to[1] - before[1]) / 6)}`;
    const second = `${round(to[0] - (after[0] - from[0]) / 6)},${round(to[1] - (after[1] - from[1]) / 6)}`;
    return `C${first} ${second} ${round(to[0])},${round(to[1])}`;
  });
  return `M${round(points[0]![0])},${round(points[0]![1])}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** One hair: `d` in a colour. */
export const strand = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" opacity="${Math.round(opacity * 100) / 100}"/>`;
