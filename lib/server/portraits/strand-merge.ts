// Hair is hundreds of fine strokes. Strokes of about the same colour, width and opacity become one path: librsvg pays per
// path, and the eye sees no difference. Design, section 8.
import { attributesOf } from './svg-attributes';

const run = /(?:<path d="[^"]*"(?: (?:fill="none"|stroke="[^"]*"|stroke-width="[^"]*"|stroke-linecap="round"|opacity="[^"]*"))+\/>){3,}/g;

const nearest = (value: string | undefined, step: number) => String(Math.max(1, Math.round(Number(value) / step)) * step).slice(0, 5);

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
      merged.set(paint, (merged.get(paint) ?? '') + attributes.get('d')!);
    }
    return [...merged].map(([paint, d]) => `<path d="${d}" ${paint}/>`).join('');
  });
}
