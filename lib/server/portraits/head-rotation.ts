// How a head that turns looks on paper: what lies in front moves, what lies at the edge stays. Design, section 8.
import { round } from './palette';

/** Half the width in which things move. */
const reach = 116;

/** Where a place on the front of the head, by its x from the middle outwards, comes to lie. */
export type Turned = (x: number) => number;

/** `turn` from -2.4 to 2.4: up to 0.8 hardly a turn, from 1.4 a face seen from the side and the front. */
export function turned(turn: number): Turned {
  const shift = turn * 9.5;
  return (x) => {
    const far = Math.min(1, Math.abs(x - 300) / reach);
    return round(x + shift * (1 - far * far));
  };
}

/** How wide a thing is at a place, beside its width seen from the front. */
export function widthAt(turn: number, x: number): number {
  const slope = 1 - (2 * turn * 9.5 * (x - 300)) / (reach * reach);
  return round(Math.max(0.7, Math.min(1.03, slope)) * 100) / 100;
}

/** A path, moved; relative commands are lengths and stay as they are. */
export function pathAt(d: string, place: Turned): string {
  return d.replace(/([MLCQH])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    let index = 0;
    return command + rest.replace(/-?[\d.]+/g, (value) => (command === 'H' || index++ % 2 === 0 ? String(place(Number(value))) : value));
  });
}

/** Every path of a drawing, moved. */
export const turnPaths = (drawing: string, place: Turned): string => drawing.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${pathAt(d, place)}"`);
