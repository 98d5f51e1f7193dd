// The mark and what is drawn with it, as SVG: icons of a site, the ground of its share image. Design, sections 2 and 6.
import { nicheColours } from './niche-colours';
import type { Niche } from './niches';

/** The heart with a flame tip, and its spark, in a square of 32. */
const heart =
  'M16 29.2C8.4 24 2.6 18.9 2.6 12.3 2.6 7.6 6 4.4 10 4.4c2.6 0 4.8 1.4 6 3.6.5-3 2.4-5.4 5.4-6.6-.4 1.7.1 2.9 1.4 4.1 2.9 1 4.6 3.8 4.6 7 0 6.5-5.8 11.5-11.4 16.7Z';
const spark = 'M16.2 12.2c.5 2.7 1.6 3.8 4.3 4.3-2.7.5-3.8 1.6-4.3 4.3-.5-2.7-1.6-3.8-4.3-4.3 2.7-.5 3.8-1.6 4.3-4.3Z';

const svg = (box: string, content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

const ember = ([from, to]: readonly [string, string]) =>
  `<linearGradient id="e" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const dusk = ([from, middle, to]: readonly [string, string, string]) =>
  `<linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const mark = (place: string) => `<g transform="${place}"><path fill="url(#e)" d="${heart}"/><path fill="#fff" opacity=".92" d="${spark}"/></g>`;

/** The mark alone: the icon of a tab. */
export function tabIcon(niche: Niche): string {
  return svg('0 0 32 32', `<defs>${ember(nicheColours(niche).ember)}</defs>${mark('')}`);
}

/** The mark's outline alone, in white: what a phone draws small beside the time. */
export function badgeIcon(): string {
  return svg('0 0 32 32', `<path fill="#fff" d="${heart}"/>`);
}

/** The mark on the niche's dusk, filling the square, inside the circle that a phone may cut out of it. */
export function appIcon(niche: Niche): string {
  const colours = nicheColours(niche);
  return svg('0 0 64 64', `<defs>${ember(colours.ember)}${dusk(colours.dusk)}</defs><rect width="64" height="64" fill="url(#d)"/>${mark('translate(14 14) scale(1.125)')}`);
}

/** The ground of a share image, 1200 x 630: dusk, a large mark at the right; words come on the left. Nobody’s face. */
export function shareGround(niche: Niche): string {
  const colours = nicheColours(niche);
  const light = `<radialGradient id="l" cx=".78" cy=".5" r=".5"><stop offset="0" stop-color="${colours.ember[1]}" stop-opacity=".34"/><stop offset="1" stop-color="${colours.ember[1]}" stop-opacity="0"/></radialGradient>`;
  const ground = `<rect width="1200" height="630" fill="url(#d)"/><rect width="1200" height="630" fill="url(#l)"/>`;
  return svg('0 0 1200 630', `<defs>${ember(colours.ember)}${dusk(colours.dusk)}${light}</defs>${ground}${mark('translate(760 140) scale(11)')}`);
}
