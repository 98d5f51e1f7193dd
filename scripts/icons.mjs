// Draws public/icons.svg, one <symbol> per icon and weight, and the type that names them for components/ui/icon.tsx.
// Run `node scripts/icons.mjs` after a change of the list; both files are committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

// Nine thousand files that nothing else asks for: installed here alone, when icons are drawn.
const drawings = new URL('.cache/icons/', root);
mkdirSync(drawings, { recursive: true });
execFileSync('npm', ['install', '--no-save', '--prefix', fileURLToPath(drawings), '@phosphor-icons/core@2.1.1'], { stdio: 'inherit' });

/** Weights by meaning: bold for controls, fill for active or emphasis, regular in the resting bottom bar, duotone only large. */
const icons = {
  'arrow-clockwise': ['bold'],
  'arrow-counter-clockwise': ['bold'],
  'arrow-left': ['bold'],
  'arrow-right': ['bold'],
  'arrow-square-out': ['bold'],
  'arrow-u-up-left': ['bold'],
  'arrow-up': ['bold'],
  bank: ['fill'],
  bell: ['bold', 'fill', 'duotone'],
  'bell-ringing': ['bold', 'fill'],
  'bell-slash': ['bold', 'fill'],
  cake: ['duotone'],
  camera: ['bold'],
  'camera-plus': ['fill'],
  cards: ['regular', 'bold', 'fill'],
  'caret-down': ['bold'],
  'caret-left': ['bold'],
  'caret-right': ['bold'],
  'chat-circle-dots': ['regular', 'bold', 'fill', 'duotone'],
  check: ['bold'],
  'check-circle': ['fill'],
  checks: ['bold'],
  clock: ['bold', 'fill'],
  'clock-countdown': ['fill', 'duotone'],
  coffee: ['duotone'],
  copy: ['bold'],
  'credit-card': ['bold'],
  'crown-simple': ['fill'],
  'device-mobile': ['fill'],
  devices: ['bold'],
  'dots-three': ['bold'],
  'dots-three-vertical': ['bold'],
  'download-simple': ['bold'],
  'envelope-simple': ['bold', 'fill', 'duotone'],
  eye: ['bold'],
  'eye-slash': ['bold', 'fill'],
  flag: ['bold', 'fill'],
  flower: ['duotone'],
  'flower-tulip': ['duotone'],
  gear: ['bold'],
  gift: ['bold', 'fill', 'duotone'],
  'globe-simple': ['bold'],
  'hand-heart': ['duotone'],
  'hand-waving': ['duotone'],
  heart: ['regular', 'bold', 'fill', 'duotone'],
  'heart-break': ['duotone'],
  hourglass: ['fill'],
  house: ['bold'],
  images: ['bold', 'fill', 'duotone'],
  info: ['fill'],
  lifebuoy: ['fill'],
  'link-break': ['fill'],
  'lock-key': ['bold', 'fill'],
  'magnifying-glass': ['regular', 'bold', 'fill', 'duotone'],
  'map-pin': ['bold', 'fill'],
  'mask-happy': ['bold', 'fill', 'duotone'],
  minus: ['bold'],
  moon: ['bold'],
  'moon-stars': ['fill'],
  'music-notes': ['duotone'],
  'paper-plane-right': ['fill'],
  'paper-plane-tilt': ['fill'],
  pause: ['fill'],
  'paypal-logo': ['bold'],
  'pencil-simple': ['bold'],
  phone: ['fill'],
  play: ['fill'],
  plus: ['bold'],
  prohibit: ['bold', 'fill'],
  question: ['fill'],
  receipt: ['bold', 'fill'],
  scales: ['fill'],
  'shield-check': ['fill', 'duotone'],
  'shield-warning': ['bold', 'fill'],
  'shooting-star': ['duotone'],
  'sign-in': ['bold'],
  'sign-out': ['bold'],
  signature: ['fill'],
  'sun-horizon': ['fill'],
  'sliders-horizontal': ['bold'],
  smiley: ['bold'],
  sparkle: ['fill', 'duotone'],
  'star-four': ['bold', 'fill'],
  sun: ['fill'],
  tag: ['bold', 'fill', 'duotone'],
  trash: ['bold', 'fill'],
  user: ['bold'],
  'user-check': ['fill'],
  'user-circle': ['regular', 'bold', 'fill', 'duotone'],
  users: ['duotone'],
  warning: ['fill'],
  'warning-circle': ['fill'],
  'wifi-slash': ['bold', 'fill'],
  wine: ['duotone'],
  x: ['bold'],
};

/** Large pictures, all duotone, in a file of their own: the few pages that show them load it, all others do not. */
const pictures = [
  'airplane-tilt', 'barbell', 'bicycle', 'book-open', 'camera', 'chats-circle', 'coffee', 'confetti', 'cooking-pot', 'disco-ball', 'drop', 'film-slate',
  'fire', 'flower-lotus', 'fork-knife', 'game-controller', 'hand-heart', 'heart', 'moon-stars', 'music-notes', 'palette', 'paw-print',
  'person-simple-hike', 'person-simple-walk', 'smiley-wink', 'suitcase-rolling', 'tree-evergreen', 'vinyl-record', 'wine',
];

/** Our own glyph: Phosphor's lock-simple in fill reads as a handbag. */
const padlock =
  '<symbol id="padlock-fill" viewBox="0 0 24 24">' +
  '<path d="M6.5 10.5V7.6a5.5 5.5 0 0 1 11 0v2.9" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>' +
  '<path fill-rule="evenodd" d="M6.6 10h10.8A2.6 2.6 0 0 1 20 12.6v6.8a2.6 2.6 0 0 1-2.6 2.6H6.6A2.6 2.6 0 0 1 4 19.4v-6.8A2.6 2.6 0 0 1 6.6 10Zm5.4 3.6a1.7 1.7 0 0 0-.9 3.1v1.6a.9.9 0 0 0 1.8 0v-1.6a1.7 1.7 0 0 0-.9-3.1Z"/>' +
  '</symbol>';

const versionOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const symbolOf = (id, svg) => {
  const [, box, inside] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg);
  return `<symbol id="${id}" viewBox="${box}">${inside.replaceAll('\n', '')}</symbol>`;
};

/** Gifts, drawn by us in scripts/gift-art in the colours of the niche (--gift-1 to --gift-5): a file of their own too. */
const giftFolder = new URL('scripts/gift-art/', root);
const gifts = readdirSync(giftFolder).toSorted().map((file) => ({ name: file.replace('.svg', ''), svg: readFileSync(new URL(file, giftFolder), 'utf8') }));

function symbol(name, weight) {
  const file = weight === 'regular' ? name : `${name}-${weight}`;
  const svg = readFileSync(new URL(`node_modules/@phosphor-icons/core/assets/${weight}/${file}.svg`, drawings), 'utf8');
  return symbolOf(`${name}-${weight}`, svg);
}

const symbols = Object.entries(icons).flatMap(([name, weights]) => weights.map((weight) => symbol(name, weight)));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, padlock].join('\n')}\n</svg>\n`;
const version = versionOf(sprite);

const named = { ...icons, padlock: ['fill'] };
const rows = Object.keys(named)
  .toSorted()
  .map((name) => `  ${/-/.test(name) ? `'${name}'` : name}: ${named[name].map((weight) => `'${weight}'`).join(' | ')};`);
const types = `// Written by scripts/icons.mjs from its list: change the list, not this file.

/** Every icon in public/icons.svg with the weights it is drawn in. */
export type IconWeights = {
${rows.join('\n')}
};

/** The sprite's address; the version makes it safe to keep for ever. */
export const iconSprite = '/icons.svg?v=${version}';
`;

const album = `<svg xmlns="http://www.w3.org/2000/svg">\n${pictures.map((name) => symbol(name, 'duotone')).join('\n')}\n</svg>\n`;
const pictureTypes = `// Written by scripts/icons.mjs from its list: change the list, not this file.

/** Every picture in public/art/pictures.svg. */
export type PictureName =
${pictures.map((name) => `  | '${name}'`).join('\n')};

/** The file's address; the version makes it safe to keep for ever. */
export const pictureSprite = '/art/pictures.svg?v=${versionOf(album)}';
`;

const giftSheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${gifts.map(({ name, svg }) => symbolOf(name, svg)).join('\n')}\n</svg>\n`;
const giftTypes = `// Written by scripts/icons.mjs from the drawings in scripts/gift-art: change those, not this file.

/** Every gift that is drawn in public/art/gifts.svg. */
export const drawnGifts = [${gifts.map(({ name }) => `'${name}'`).join(', ')}] as const;

/** The file's address; the version makes it safe to keep for ever. */
export const giftSheet = '/art/gifts.svg?v=${versionOf(giftSheet)}';
`;

writeFileSync(new URL('public/art/gifts.svg', root), giftSheet);
writeFileSync(new URL('components/ui/gift-names.generated.ts', root), giftTypes);
writeFileSync(new URL('public/art/pictures.svg', root), album);
writeFileSync(new URL('components/ui/picture-names.generated.ts', root), pictureTypes);
writeFileSync(new URL('public/icons.svg', root), sprite);
writeFileSync(new URL('components/ui/icon-names.generated.ts', root), types);
console.log(`${symbols.length + 1} symbols, ${Math.round(sprite.length / 1024)} kB`);
