// The colours of portraits and how they mix. Design, section 8.
import type { HairColour, Person } from './portrait-options';

/** `#rrggbb`, a share of the way (0 to 1) from one to another. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const a = parseInt(from.slice(start, start + 2), 16);
    const b = parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** To one decimal, as coordinates are written. */
export const round = (value: number): number => Math.round(value * 10) / 10;
/** To three decimals, as opacities are written. */
export const fine = (value: number): number => round(value * 100) / 100;

/** A skin: base, shade, light, lips, blush. */
export type Skin = { base: string; shade: string; light: string; lips: string; blush: string };

export const skins: readonly Skin[] = [
  { base: '#f7dac6', shade: '#c9775c', light: '#fff1e4', lips: '#cf6a6c', blush: '#f08f80' },
  { base: '#f1c9aa', shade: '#b9694a', light: '#ffe9d2', lips: '#c65f60', blush: '#ea8570' },
  { base: '#e6b48e', shade: '#a35b3b', light: '#fbdcbb', lips: '#b8534f', blush: '#dd7558' },
  { base: '#d29d72', shade: '#8b4c2d', light: '#efc79c', lips: '#a8493f', blush: '#c9623f' },
  { base: '#b88055', shade: '#6c3a20', light: '#dba878', lips: '#94413a', blush: '#ad4f31' },
  { base: '#946039', shade: '#4e2815', light: '#bd8656', lips: '#7f332e', blush: '#8f3f24' },
  { base: '#74482d', shade: '#361a0e', light: '#a06a44', lips: '#6d2a2b', blush: '#742f1d' },
  { base: '#573424', shade: '#22100a', light: '#855538', lips: '#5c2226', blush: '#5c2418' },
];

const hairBase: Record<HairColour, string> = {
  black: '#1d1618', espresso: '#33221c', brown: '#54351f', chestnut: '#7a4426', copper: '#a9502a', auburn: '#7d2f23',
  honey: '#b98445', blonde: '#dcb473', platinum: '#e9d2a4', silver: '#b9b6b8', white: '#e4e1df', slate: '#5d5a61',
};

/** Hair: base, dark strands, light strands. */
export type HairTones = { base: string; dark: string; light: string };

const warmHair: readonly HairColour[] = ['black', 'espresso', 'brown', 'chestnut', 'auburn', 'copper'];

export function hairTones(colour: HairColour): HairTones {
  const base = hairBase[colour];
  const light = warmHair.includes(colour) ? mix(base, '#e09a5c', colour === 'black' ? 0.3 : 0.46) : mix(base, '#fff3dc', 0.5);
  return { base, dark: mix(base, '#0c0508', paleHair.includes(colour) ? 0.38 : 0.52), light };
}

const paleHair: readonly HairColour[] = ['platinum', 'white', 'silver'];

/** A beard: that of someone with very fair hair is darker than the hair. */
export const beardTones = (colour: HairColour): HairTones => hairTones(colour === 'platinum' ? 'honey' : colour);

export function browColour({ hairColor }: Pick<Person, 'hairColor'>, hair: HairTones): string {
  if (hairColor === 'platinum') return '#9a7748';
  return paleHair.includes(hairColor) ? mix(hair.dark, '#6b5346', 0.4) : mix(hair.base, hair.dark, 0.5);
}

/** Irises by the key of their colour's message `eye.<key>`, in the order that seeds choose from. */
export const eyes = [
  ['#4f321d', 'brown'], ['#35231a', 'brown'], ['#55673c', 'green'], ['#3f6988', 'blue'], ['#5f7482', 'grey'], ['#74491f', 'hazel'],
] as const;

export const fabrics = [
  '#21202b', '#f4ede4', '#7d2440', '#2c4a5e', '#c9563c', '#d9b98f', '#3d5a48', '#5b3a63', '#e9a8a0', '#8a8f9e', '#b23a55', '#1e3047',
] as const;
