// Blurred shapes without a blur: gradients and stacked strokes that look the same and cost librsvg a tenth. Design, section 8.
import { round } from './palette';

/** The error function, to seven digits (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const y = 1 - ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return x < 0 ? -y : y;
}

/** How opaque a blurred bar of a width is at a distance from its middle. */
export function barProfile(width: number, deviation: number, distance: number): number {
  const scale = deviation * Math.SQRT2;
  return (erf((width / 2 + distance) / scale) + erf((width / 2 - distance) / scale)) / 2;
}

/** How opaque a disc of radius 1, blurred, is at a distance from its middle. */
function discProfile(deviation: number, distance: number): number {
  const steps = 48;
  let sum = 0;
  let weights = 0;
  for (let step = 0; step <= steps; step++) {
    const offset = (step / steps) * 6 - 3;
    const weight = Math.exp((-offset * offset) / 2);
    const x = distance + offset * deviation;
    weights += weight;
    if (Math.abs(x) < 1) sum += weight * erf(Math.sqrt(1 - x * x) / (deviation * Math.SQRT2));
  }
  return sum / weights;
}

const profiles = new Map<number, number[]>();
const stopCount = 8;
/** Where a disc's gradient ends, in deviations of the blurred disc's own spread. */
const reach = 1.6;

function stopsFor(deviation: number): number[] {
  const key = Math.round(deviation * 20) / 20;
  const known = profiles.get(key);
  if (known) return known;
  const spread = Math.sqrt(1 + 4 * key * key);
  const stops = Array.from({ length: stopCount + 1 }, (_, index) => discProfile(key, (index / stopCount) * reach * spread));
  profiles.set(key, stops);
  return stops;
}

/** Collects the gradients that a drawing needs. */
export type Gradients = Map<string, string>;

export type SoftEllipse = { cx: number; cy: number; rx: number; ry: number; fill: string; opacity: number; deviation: number };

/** An ellipse, blurred: a radial gradient with the same mass and the same spread in both directions. */
export function softEllipse({ cx, cy, rx, ry, fill, opacity, deviation }: SoftEllipse, gradients: Gradients): string {
  const relative = Math.max(0.05, Math.round((deviation / Math.sqrt(rx * ry)) * 20) / 20);
  const spreadX = Math.sqrt(rx * rx + 4 * deviation * deviation);
  const spreadY = Math.sqrt(ry * ry + 4 * deviation * deviation);
  const mass = Math.min(1, (rx * ry * (1 + 4 * relative * relative)) / (spreadX * spreadY));
  const id = `s${fill.slice(1)}${Math.round(relative * 20)}`;
  if (!gradients.has(id)) {
    const stops = stopsFor(relative).map((value, index) => {
      const last = index === stopCount;
      return `<stop offset="${Math.round((index / stopCount) * 1000) / 1000}" stop-color="${fill}" stop-opacity="${last ? 0 : Math.round(value * 1000) / 1000}"/>`;
    });
    gradients.set(id, `<radialGradient id="${id}">${stops.join('')}</radialGradient>`);
  }
  return `<ellipse cx="${cx}" cy="${cy}" rx="${round(spreadX * reach)}" ry="${round(spreadY * reach)}" fill="url(#${id})" fill-opacity="${Math.round(opacity * mass * 1000) / 1000}"/>`;
}

/**
 * Widths and opacities of strokes that, laid over each other, look like one stroke of a width, blurred. Widest first.
 */
export function softStroke(width: number, deviation: number, opacity: number): { width: number; opacity: number }[] {
  const layers = deviation > 4 ? 5 : 3;
  const half = width / 2 + 2 * deviation;
  const distances = Array.from({ length: layers }, (_, index) => half * (1 - (index + 0.5) / layers));
  let covered = 0;
  return distances.flatMap((distance, index) => {
    const edge = half * (1 - index / layers);
    const wanted = opacity * barProfile(width, deviation, distance);
    const share = Math.min(1, Math.max(0, (wanted - covered) / (1 - covered)));
    covered = Math.max(covered, wanted);
    return share < 0.004 ? [] : [{ width: round(edge * 2), opacity: Math.round(share * 1000) / 1000 }];
  });
}
