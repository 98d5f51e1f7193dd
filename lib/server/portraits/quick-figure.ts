// The figure of a portrait, rewritten so that librsvg draws it in a tenth of the time with the same look. It reads only
// what portrait.ts and its parts write. Design, section 8.
import { fine, round } from './palette';
import { barProfile, softEllipse, softStroke, type Gradients } from './soft-shapes';
import { mergeStrands } from './strand-merge';
import { attributesOf, element, type Attributes } from './svg-attributes';

const deviations: Record<string, number> = { b2: 2, b6: 6, b12: 13, b24: 24 };

/** `opacity` makes librsvg draw a shape on a layer of its own; on its only paint it is the same picture. */
function fold(attributes: Attributes): Attributes {
  const opacity = attributes.get('opacity');
  const stroked = attributes.has('stroke');
  if (opacity === undefined || (stroked && attributes.has('fill') && attributes.get('fill') !== 'none')) return attributes;
  attributes.delete('opacity');
  if (stroked) attributes.set('fill', 'none');
  attributes.set(stroked ? 'stroke-opacity' : 'fill-opacity', opacity);
  return attributes;
}

/** A blurred shape to be drawn by itself, far smaller, and stretched into place in the figure. */
export type SmallShape = { svg: string; /** What stands in the figure where its data URL belongs. */ mark: string };

/** Every coordinate of a path whose commands are M, L, H, V, C and Z in absolute coordinates, changed by `change`. */
function mapPath(d: string, change: (value: number, isY: boolean) => number): string {
  return d.replace(/([MLHVC])([^MLHVCZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)!.map((value, index) => change(Number(value), command === 'V' || (command !== 'H' && index % 2 === 1)));
    return command + numbers.join(' ');
  });
}

/** The box around a path, with room for its blur, in whole units. */
function boxOf(d: string, room: number) {
  const xs: number[] = [];
  const ys: number[] = [];
  mapPath(d, (value, isY) => (isY ? ys : xs).push(value));
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.ceil(Math.max(...xs) + room - left), height: Math.ceil(Math.max(...ys) + room - top) };
}

type Place = { x: number; y: number };

/**
 * A blurred path as a picture. It is drawn from its own corner and in half units, so that the same nose, chin or forehead
 * elsewhere is the same text and need not be drawn again.
 */
function smallShape(attributes: Attributes, deviation: number, shapes: SmallShape[], moved: Place = { x: 0, y: 0 }): string {
  const { left, top, width, height } = boxOf(attributes.get('d')!, 2.8 * deviation);
  // A deviation of two pixels is as much as a blur needs to stay smooth when it is stretched again.
  const scale = Math.min(0.6, 2 / deviation);
  const d = mapPath(attributes.get('d')!, (value, isY) => Math.round((value - (isY ? top : left)) * 2) / 2);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}">`,
    `<filter id="b" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    `${element('path', fold(new Map([...attributes, ['d', d], ['filter', 'url(#b)']])))}</svg>`,
  ].join('');
  const mark = `@shape${shapes.length}@`;
  shapes.push({ svg, mark });
  return `<image x="${round(left + moved.x)}" y="${round(top + moved.y)}" width="${width}" height="${height}" preserveAspectRatio="none" href="${mark}"/>`;
}

function leaf(name: string, text: string, gradients: Gradients, shapes: SmallShape[]): string {
  const attributes = attributesOf(text);
  const deviation = deviations[attributes.get('filter')?.slice(5, -1) ?? ''];
  if (!deviation) return element(name, fold(attributes));
  const number = (key: string) => Number(attributes.get(key) ?? 1);
  if (name === 'ellipse') {
    const [cx, cy, rx, ry] = [number('cx'), number('cy'), number('rx'), number('ry')];
    return softEllipse({ cx, cy, rx, ry, fill: attributes.get('fill')!, opacity: number('opacity'), deviation }, gradients);
  }
  if (!attributes.has('stroke')) return smallShape(attributes, deviation, shapes);
  attributes.delete('filter');
  const opacity = number('opacity');
  attributes.delete('opacity');
  // A filter ends a little outside its shape's box, so that of a thin upright or level stroke only a faint core is seen.
  const { width, height } = boxOf(attributes.get('d')!, 0);
  const core = Math.min(width, height) * (deviation === 2 ? 1.6 : 2.2);
  if (core < number('stroke-width')) {
    const paint = [['stroke-width', String(round(core))], ['stroke-opacity', String(fine(opacity * barProfile(core, deviation, 0)))]] as const;
    return element(name, new Map([...attributes, ...paint]));
  }
  return softStroke(number('stroke-width'), deviation, opacity)
    .map((layer) => element(name, new Map([...attributes, ['stroke-width', String(layer.width)], ['stroke-opacity', String(layer.opacity)]])))
    .join('');
}

/** A group of blurred strokes becomes the group drawn several times, in softStroke's widths. */
function softGroup(text: string, paths: string): string {
  const attributes = attributesOf(text);
  const deviation = deviations[attributes.get('filter')!.slice(5, -1)]!;
  const layers = softStroke(Number(attributes.get('stroke-width')), deviation, Number(attributes.get('opacity')));
  return layers
    .map(({ width, opacity }) => `<g fill="none" stroke="${attributes.get('stroke')}" stroke-linecap="round" stroke-width="${width}" stroke-opacity="${opacity}">${paths}</g>`)
    .join('');
}

/** The shadow that hair drops on a face. */
function hairShadow(hair: string, colour: string, shapes: SmallShape[]): string {
  const outlines = [...hair.matchAll(/<path d="([^"]*)" fill="#/g)].map((match) => match[1]!);
  const d = outlines.join('');
  if (!d) return '';
  return smallShape(new Map([['d', d], ['fill', colour], ['fill-opacity', '0.5']]), 7, shapes, { x: 3, y: 7 });
}

/** A figure of portraitLayers as an SVG document of 600 x 800 with a clear ground, and the small shapes it waits for. */
export function quickFigure({ defs, drawing }: { defs: string; drawing: string }): { svg: string; shapes: SmallShape[] } {
  const gradients: Gradients = new Map();
  const shapes: SmallShape[] = [];
  const colour = /<filter id="hs".*?flood-color="([^"]*)"/.exec(defs)![1]!;
  const body = mergeStrands(drawing)
    .replace(/<g filter="url\(#hs\)">(.*?)<\/g>/s, (_, hair: string) => hairShadow(hair, colour, shapes) + hair)
    .replace(/<g (opacity="[^"]*" filter="url\(#b6\)"[^>]*|stroke=[^>]*filter="url\(#b2\)"[^>]*)>(.*?)<\/g>/gs, (_, text: string, paths: string) => softGroup(text, paths))
    .replace(/<(ellipse|circle|path)\b([^>]*)\/>/g, (_, name: string, text: string) => leaf(name, text, gradients, shapes));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800"><defs>${defs}${[...gradients.values()].join('')}</defs>${body}</svg>`;
  return { svg, shapes };
}
