// Hair is hundreds of fine strokes. Strokes of about the same colour, width and opacity become one path: librsvg pays per
// path, and the eye sees no difference. Design, section 8.
import { attributesOf } from './svg-attributes';

const run = /(?:<path d="[^"]*"(?: transform="rotate\([^"]*\)")?(?: (?:fill="none"|stroke="[^"]*"|stroke-width="[^"]*"|stroke-linecap="round"|opacity="[^"]*"))+\/>){3,}/g;

const nearest = (value: string | undefined, step: number) => String(Math.max(1, Math.round(Number(value) / step)) * step).slice(0, 5);

/** A curl's arc (`Mx,ya r,r 0 0 1 dx,dy`), turned: the arc of a circle keeps its shape, only its ends move. */
function turned(d: string, rotation: string): string {
  const [startX, startY, radius, , , , , endX, endY] = d.match(/-?[\d.]+/g)!.map(Number) as number[] & Record<number, number>;
  const [angle, x, y] = rotation.match(/-?[\d.]+/g)!.map(Number) as [number, number, number];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [fromX, fromY] = [startX! - x, startY! - y];
  const start = `${(x + fromX * cos - fromY * sin).toFixed(1)},${(y + fromX * sin + fromY * cos).toFixed(1)}`;
  return `M${start}a${radius},${radius} 0 0 1 ${(endX! * cos - endY! * sin).toFixed(1)},${(endX! * sin + endY! * cos).toFixed(1)}`;
}

/** Merges every run of three or more strands; the order of colours within a run stays that of their first strands. */
export function mergeStrands(drawing: string): string {
  return drawing.replace(run, (strands) => {
    const merged = new Map<string, string>();
    for (const [, text] of strands.matchAll(/<path ([^>]*)\/>/g)) {
      const attributes = attributesOf(text!);
      const width = nearest(attributes.get('stroke-width'), 1.1);
      const opacity = nearest(attributes.get('opacity'), 0.12);
      const cap = attributes.has('stroke-linecap') ? ' stroke-linecap="round"' : '';
      const paint = `fill="none" stroke="${attributes.get('stroke')}" stroke-width="${width}"${cap} stroke-opacity="${opacity}"`;
      const rotation = attributes.get('transform');
      const d = rotation ? turned(attributes.get('d')!, rotation) : attributes.get('d')!;
      merged.set(paint, (merged.get(paint) ?? '') + d);
    }
    return [...merged].map(([paint, d]) => `<path d="${d}" ${paint}/>`).join('');
  });
}
