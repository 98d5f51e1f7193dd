// What sits on a face: beard, ears, earrings, glasses. Design, section 8.
import type { Frame } from './frame';
import { mix, round, type HairTones, type Skin } from './palette';
import type { Beard } from './portrait-options';
import { pick, type Random } from './rng';

/** A beard; anything but stubble and none draws numbers. */
export function drawBeard(beard: Beard, frame: Frame, hair: HairTones, skin: Skin, random: Random): string {
  if (beard === 'none') return '';
  const { jaw, bottom, right, left } = frame;
  const reach = beard === 'full' ? 20 : 7;
  const tip = beard === 'full' ? 22 : 7;
  const outline = [
    `M204,280C206,340 212,372 ${left(jaw + 3)},${bottom - 44}C${left(jaw - 10)},${bottom - 8} 270,${bottom + reach} 300,${bottom + tip}`,
    `C330,${bottom + reach} ${right(jaw - 10)},${bottom - 8} ${right(jaw + 3)},${bottom - 44}C388,372 394,340 396,280C392,318 384,342 368,362`,
    'C352,374 340,370 330,372C312,366 288,366 270,372C260,370 248,374 232,362C216,342 208,318 204,280Z',
  ].join('');
  if (beard === 'stubble') return `<path d="${outline}" fill="${mix(hair.dark, skin.shade, 0.3)}" opacity="0.3" filter="url(#b6)"/>`;
  const bristles = Array.from({ length: 90 }, () => {
    const angle = random() * Math.PI;
    const distance = 0.74 + random() * 0.28;
    const x = 300 + Math.cos(angle) * (jaw + 14) * distance;
    const y = bottom - 74 + Math.sin(angle) * 78 * distance;
    const d = `M${round(x)},${round(y)}q${round((300 - x) * 0.04)},7 ${round((300 - x) * 0.06)},13`;
    return `<path d="${d}" stroke="${random() < 0.5 ? hair.light : hair.dark}" stroke-width="1.5" opacity=".38" fill="none"/>`;
  });
  return `<path d="${outline}" fill="${mix(hair.base, hair.dark, 0.4)}" opacity="${beard === 'short' ? 0.78 : 0.95}" filter="url(#b2)"/>${bristles.join('')}`;
}

type Side = -1 | 1;

/** The ear on the side that a head turns to is hidden, the other one moves in. */
const hidden = (side: Side, turn: number) => turn * side > 1;

function ear(side: Side, { temples }: Frame, skin: Skin, turn: number): string {
  if (hidden(side, turn)) return '';
  const inward = Math.abs(turn) > 1 ? Math.abs(turn) * 3 : 0;
  return [
    `<g transform="translate(${round(300 + side * (temples + 2 - inward))} 312) scale(${round(side * (1 + inward * 0.03) * 100) / 100},1)">`,
    `<path d="M-6,-26C10,-34 18,-14 12,6C9,20 2,30 -6,26Z" fill="${side < 0 ? skin.base : mix(skin.base, skin.shade, 0.3)}"/>`,
    `<path d="M0,-16C8,-16 8,0 2,12" stroke="${skin.shade}" stroke-width="2.6" fill="none" opacity=".6"/></g>`,
  ].join('');
}

export type Jewel = 'hoop' | 'drop' | 'stud' | 'none';

/** What a person wears in the ears, in every photo: only women draw numbers. */
export function chooseJewel(fem: boolean, random: Random): Jewel {
  return fem && random() < 0.6 ? pick(random, ['hoop', 'drop', 'stud'] as const) : 'none';
}

function earring(jewel: Jewel, side: Side, { temples }: Frame, turn: number): string {
  if (hidden(side, turn)) return '';
  const x = (distance: number) => 300 + side * (temples + distance);
  if (jewel === 'hoop') return `<circle cx="${x(7)}" cy="360" r="17" fill="none" stroke="#e9bd6b" stroke-width="3.6"/>`;
  if (jewel === 'drop') return `<path d="M${x(6)},338v16" stroke="#e9bd6b" stroke-width="2.4"/><circle cx="${x(6)}" cy="360" r="6" fill="#f7e3b4"/>`;
  return jewel === 'stud' ? `<circle cx="${x(5)}" cy="336" r="4" fill="#fff3d6"/>` : '';
}

export function drawEars(jewel: Jewel, frame: Frame, skin: Skin, turn: number): string {
  return ear(-1, frame, skin, turn) + ear(1, frame, skin, turn) + earring(jewel, -1, frame, turn) + earring(jewel, 1, frame, turn);
}

/** What of the glasses' arms is seen: not the one on the side that the head turns to. */
const arms = (turn: number, left: string, right: string) => (turn > 1 ? left : turn < -1 ? right : left + right);

export function drawGlasses(random: Random, turn: number): string {
  const rim = pick(random, ['#2a1d1a', '#5a3a24', '#c9a566']);
  return [
    `<g fill="#ffffff" fill-opacity=".1" stroke="${rim}" stroke-width="4.4"><rect x="-71" y="-21" width="56" height="45" rx="20"/><rect x="15" y="-21" width="56" height="45" rx="20"/>`,
    `<path d="M-15,-5C-6,-11 6,-11 15,-5${arms(turn, 'M-71,-6L-92,-10', 'M71,-6L92,-10')}" fill="none"/></g>`,
  ].join('');
}

export function drawShades(turn: number): string {
  return [
    '<g><path d="M-76,-22C-50,-27 -24,-25 -12,-19C-10,8 -24,28 -46,27C-70,25 -78,2 -76,-22Z" fill="url(#sg)"/>',
    '<path d="M76,-22C50,-27 24,-25 12,-19C10,8 24,28 46,27C70,25 78,2 76,-22Z" fill="url(#sg)"/>',
    `<path d="M-14,-15C-6,-20 6,-20 14,-15${arms(turn, 'M-76,-16L-93,-12', 'M76,-16L93,-12')}" stroke="#1c1214" stroke-width="4" fill="none"/>`,
    '<linearGradient id="sg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c1220"/><stop offset="1" stop-color="#8d4a4f"/></linearGradient></g>',
  ].join('');
}
