// How hair is built: locks between two curves, and curls out of small circles. Design, section 8.
import { mix, round, type HairTones } from './palette';
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
    return `<path d="${path(flow)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  });
  return `<path d="${outline}" fill="${hair.base}"/>${strands.join('')}`;
}

/** A curl: its centre and radius. */
export type Curl = readonly [x: number, y: number, radius: number];

export function curls(list: readonly Curl[], hair: HairTones, random: Random): string {
  const balls = list.map(([x, y, radius]) => {
    const towards = random() < 0.5 ? hair.dark : hair.light;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${mix(hair.base, towards, random() * 0.3)}"/>`;
  });
  const arcs = list.flatMap(([x, y, radius]) =>
    [0, 1].map(() => {
      const angle = random() * 360;
      const bend = radius * (0.45 + random() * 0.4);
      const d = `M${round(x - bend)},${round(y)}a${round(bend)},${round(bend)} 0 0 1 ${round(bend * 1.7)},${round(-bend * 0.5)}`;
      const colour = random() < 0.55 ? hair.light : hair.dark;
      return `<path d="${d}" transform="rotate(${round(angle)} ${round(x)} ${round(y)})" fill="none" stroke="${colour}" stroke-width="${round(1.4 + random() * 2)}" stroke-linecap="round" opacity=".42"/>`;
    }),
  );
  return balls.join('') + arcs.join('');
}
