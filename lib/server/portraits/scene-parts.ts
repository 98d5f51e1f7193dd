// What backgrounds are made of: a ground of colours, lights out of focus, and blurs. Design, section 8.
import { round } from './palette';
import { pick, type Random } from './rng';

/** Definitions, the drawing itself, and the colours of its two lights. */
export type SceneDrawing = { defs: string; drawing: string; key: string; rim: string };

/** The whole picture with its bleed of 60 by 80 and a little more. */
export const everywhere = 'x="-70" y="-90" width="740" height="980"';
export const ground = `<rect ${everywhere} fill="url(#bg)"/>`;

export const times = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

export const wideBlur = (deviation: number, id: string) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export function gradient(colours: readonly string[], direction = 'x1="0" y1="0" x2="0" y2="1"'): string {
  const stops = colours.map((colour, index) => `<stop offset="${round((index / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`);
  return `<linearGradient id="bg" ${direction}>${stops.join('')}</linearGradient>`;
}

type Bokeh = { count: number; colours: readonly string[]; top: number; bottom: number; least: number; most: number; opacity?: number };

export function bokeh(random: Random, { count, colours, top, bottom, least, most, opacity = 0.55 }: Bokeh): string {
  return times(count, () => {
    const x = round(random() * 640 - 20);
    const y = round(top + random() * (bottom - top));
    const radius = round(least + random() * (most - least));
    const fill = pick(random, colours);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity="${round(opacity * (0.35 + random() * 0.65) * 10) / 10}"/>`;
  }).join('');
}

/** A drawing a little out of focus. */
export const softly = (id: string, deviation: number, drawing: string): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter><g filter="url(#${id})">${drawing}</g>`;

/** What a painter gives: `gradient`'s definition of the ground, what stands before it, and the colours of the two lights. */
export type Painted = { background: string; drawing: string; key: string; rim: string };
