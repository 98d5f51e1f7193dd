// Eyes, brows, nose and mouth. Design, section 8.
import { browColour, fine, mix, round, type HairTones, type Skin } from './palette';
import type { Person, Smile } from './portrait-options';
import type { Random } from './rng';
import { widthAt, type Turned } from './head-rotation';

/** What makes one face another: factors around 1, and degrees or units around 0. Stable for a person. */
export type Traits = {
  eyeWidth: number; eyeHeight: number; eyeGap: number; eyeSlant: number;
  browHeight: number; browWeight: number; browSlant: number;
  noseWidth: number; noseLength: number;
  mouthWidth: number; mouthHeight: number; mouthAt: number;
};

export function chooseTraits(random: Random): Traits {
  const around = (middle: number, spread: number) => fine(middle + (random() + random() - 1) * spread);
  return {
    eyeWidth: around(1, 0.1), eyeHeight: around(1, 0.14), eyeGap: around(0, 3.5), eyeSlant: around(-1, 5),
    browHeight: around(0, 5), browWeight: around(1, 0.3), browSlant: around(0, 6),
    noseWidth: around(1, 0.26), noseLength: around(1, 0.12),
    mouthWidth: around(1, 0.16), mouthHeight: around(1, 0.22), mouthAt: around(0, 4),
  };
}

/** What the features need to know of the face they sit in. */
export type Look = {
  person: Person;
  skin: Skin;
  hair: HairTones;
  fem: boolean;
  smile: Smile;
  traits: Traits;
  /** -2.4 to 2.4; a face seen half from the side from 1.4. */
  turn: number;
  /** Where a place on the face comes to lie. */
  at: Turned;
  /** 0 up to 36, rising to 1 at 68. */
  lines: number;
};

const almond = 'M-21,2C-13,-11 7,-15 20,4.5C10,12 -10,12.5 -21,2Z';

/** An eye around 0, 0, as the left one of the picture; the right one is mirrored, but looks and shines the same way. */
function drawEye({ person, skin, fem, smile, turn, lines }: Look, right: boolean): string {
  const lid = mix(skin.shade, '#1a0a0a', 0.55);
  const iris = person.eye;
  const narrowed = smile === 'open' ? 0.86 : smile === 'soft' ? 0.93 : 1;
  const side = right ? -1 : 1;
  // A head that turns away looks back at us.
  const gaze = Math.abs(turn) > 0.8 ? -turn * 0.9 : turn * 2;
  const middle = round(gaze * side);
  const clip = `ec${right ? 1 : 0}`;
  const crowsFeet =
    lines > 0.2
      ? `<g stroke="${skin.shade}" stroke-width="1.6" opacity="${fine(lines * 0.5)}" fill="none" stroke-linecap="round"><path d="M-31,-3L-39,-8M-31,3L-41,2M-30,8L-38,12"/></g>`
      : '';
  return [
    `<g transform="scale(1,${narrowed})"><ellipse cx="-1" cy="-4" rx="30" ry="17" fill="${skin.shade}" opacity="${fem ? 0.34 : 0.38}" filter="url(#b6)"/>\n`,
    `<path d="${almond}" fill="#f4e6de"/><clipPath id="${clip}"><path d="${almond}"/></clipPath><g clip-path="url(#${clip})">`,
    `<circle cx="${middle}" cy="-1" r="12" fill="${mix(iris, '#0b0506', 0.55)}"/><circle cx="${middle}" cy="-.6" r="10.4" fill="${iris}"/>`,
    `<circle cx="${middle}" cy="3" r="6.4" fill="${mix(iris, '#ffe2b0', 0.4)}" opacity=".7"/><circle cx="${middle}" cy="-1" r="5.2" fill="#0e0809"/>`,
    `<path d="M-24,-12H24V-3C8,-11 -10,-8 -22,2Z" fill="${lid}" opacity=".34"/></g>`,
    `<circle cx="${round((gaze - 3) * side)}" cy="-4" r="2.5" fill="#fff"/><circle cx="${round((gaze + 4) * side)}" cy="3.4" r="1.2" fill="#fff" opacity=".65"/>\n`,
    `<path d="M${fem ? '-29,-5' : '-23,2'}C-14,-14 7,-18 21,4.5C8,-11.5 -11,-9.5 -21,2.4Z" fill="${fem ? '#1d1012' : lid}"/>`,
    `<path d="M-20,3.4C-10,12.8 10,12.6 19,5.2" fill="none" stroke="${lid}" stroke-width="1.3" opacity=".6"/>`,
    `<path d="M-22,-8C-12,-19 8,-20 19,-7" fill="none" stroke="${skin.shade}" stroke-width="2" opacity=".75"/>`,
    `<path d="M-17,17C-8,22 8,21 16,15" fill="none" stroke="${skin.shade}" stroke-width="2" opacity="${fine(0.16 + lines * 0.4)}"/>\n`,
    `${crowsFeet}</g>`,
  ].join('');
}

function drawBrow({ person, hair, fem, traits }: Look): string {
  const weight = round((fem ? 5.2 : 8.2) * traits.browWeight);
  const d = [
    `M-29,${fem ? -19 : -20}C-18,${fem ? -35 : -32} 6,${fem ? -34 : -31} 22,${fem ? -25 : -24}`,
    `C24,${round(-24 + weight)} 22,${round(-22 + weight)} 20,${round(-22 + weight)}C6,${round(-30 + weight)} -14,${round(-29 + weight)} -29,-18Z`,
  ].join('');
  return `<path d="${d}" fill="${browColour(person, hair)}" opacity="${person.hairColor === 'white' ? 0.7 : 0.9}"/>`;
}

/** The nose, its tip at 0, 0. */
function drawNose({ skin, turn }: Look): string {
  const shift = turn * 5;
  const at = (x: number) => round(x + shift);
  const wing = (x: number) => round(x + shift * 0.6);
  return [
    `<path d="M${at(12)},-66C${at(14)},-34 ${at(22)},-14 ${at(20)},2C${at(12)},10 ${at(4)},6 ${at(2)},-4Z" fill="${skin.shade}" opacity=".42" filter="url(#b6)"/>`,
    `<path d="M${at(-2)},-62C${at(-4)},-40 ${at(-3)},-20 ${at(-3)},-8" stroke="${skin.light}" stroke-width="8" opacity=".6" filter="url(#b6)" fill="none" stroke-linecap="round"/>`,
    `<ellipse cx="${at(-1)}" cy="-5" rx="6" ry="5" fill="${mix(skin.light, '#ffffff', 0.3)}" opacity=".34" filter="url(#b2)"/>`,
    `<path d="M${wing(-19)},-1C${wing(-21)},7 ${at(-14)},9 ${at(-9)},6M${wing(19)},-1C${wing(21)},7 ${at(14)},9 ${at(9)},6" stroke="${mix(skin.shade, '#200c08', 0.25)}" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".75"/>`,
    `<path d="M${at(-8)},7C${at(-3)},10.5 ${at(3)},10.5 ${at(8)},7" stroke="${skin.shade}" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".7"/>`,
    `<ellipse cx="${round(shift)}" cy="14" rx="17" ry="5" fill="${skin.shade}" opacity=".3" filter="url(#b6)"/>`,
  ].join('');
}

/** The mouth around 0, 0. */
function drawMouth({ person, skin, fem, smile }: Look): string {
  const lips = fem ? (person.lip ? mix(skin.lips, '#b0203f', 0.42) : skin.lips) : mix(skin.lips, skin.base, 0.48);
  const dark = mix(lips, '#2a0710', 0.32);
  const light = mix(lips, '#ffd9d0', 0.34);
  if (smile === 'open') {
    return [
      '<path d="M-37,-7C-20,-2 20,-2 37,-7C28,15 14,23 0,23C-14,23 -28,15 -37,-7Z" fill="#4b1318"/>',
      '<path d="M-33,-5.5C-18,-1 18,-1 33,-5.5C25,8 13,13 0,13C-13,13 -25,8 -33,-5.5Z" fill="#fffaf4"/>',
      `<path d="M-39,-8C-24,-11 -12,-14.5 -6,-13.5C-2,-13 -1,-11.5 0,-11.5C1,-11.5 2,-13 6,-13.5C12,-14.5 24,-11 39,-8C22,-3.5 8,-3 0,-3C-8,-3 -22,-3.5 -39,-8Z" fill="${dark}"/>`,
      `<path d="M-37,-7C-28,15 -14,23 0,23C14,23 28,15 37,-7C30,10 16,14.5 0,14.5C-16,14.5 -30,10 -37,-7Z" fill="${lips}"/>`,
      `<path d="M-14,18C-6,20 6,20 12,18" stroke="${light}" stroke-width="2.6" opacity=".8" fill="none" stroke-linecap="round" filter="url(#b2)"/>`,
    ].join('');
  }
  const corner = smile === 'soft' ? -5.5 : -1;
  return [
    `<path d="M-34,${corner}C-22,-6 -12,-11.5 -6,-11C-2,-10.5 -1,-9 0,-9C1,-9 2,-10.5 6,-11C12,-11.5 22,-6 34,${corner}C20,3 8,3.5 0,3.5C-8,3.5 -20,3 -34,${corner}Z" fill="${dark}"/>`,
    `<path d="M-34,${corner}C-20,3 -8,3.5 0,3.5C8,3.5 20,3 34,${corner}C25,12.5 12,17.5 0,17.5C-12,17.5 -25,12.5 -34,${corner}Z" fill="${lips}"/>`,
    `<path d="M-34,${corner}C-20,3.6 -8,4 0,4C8,4 20,3.6 34,${corner}" stroke="${mix(dark, '#1a0308', 0.5)}" stroke-width="2" fill="none" opacity=".8" stroke-linecap="round"/>`,
    `<ellipse cx="-4" cy="10" rx="12" ry="3.4" fill="${light}" opacity=".7" filter="url(#b2)"/>`,
  ].join('');
}

/** Eyes, brows, nose and mouth in their places on the face. */
export function drawFeatures(look: Look): string {
  const { turn, at, fem, skin, traits } = look;
  const eye = (right: boolean) => {
    const side = right ? 1 : -1;
    const x = 300 + side * (42 + traits.eyeGap);
    const width = widthAt(turn, x);
    const eyeScale = `scale(${fine(width * traits.eyeWidth * -side)},${traits.eyeHeight})`;
    const browAt = `translate(0 ${traits.browHeight}) rotate(${round(traits.browSlant * -side)}) scale(${fine(width * -side)},1)`;
    return `<g transform="translate(${at(x)} 300)"><g transform="rotate(${round(traits.eyeSlant * -side)}) ${eyeScale}">${drawEye(look, right)}</g><g transform="${browAt}">${drawBrow(look)}</g></g>`;
  };
  const middle = at(300);
  const nose = `<g transform="translate(${round(middle + turn * 1.6)} ${round(358 + (traits.noseLength - 1) * 60)}) scale(${traits.noseWidth},${traits.noseLength})">${drawNose(look)}</g>`;
  const mouthWidth = fine((fem ? 1.02 : 1.06) * traits.mouthWidth * (1 - Math.abs(turn) * 0.03));
  const mouthHeight = fine((fem ? 1.02 : 0.86) * traits.mouthHeight);
  const shadow = `<ellipse cx="0" cy="24" rx="22" ry="5" fill="${skin.shade}" opacity=".45" filter="url(#b6)"/>`;
  const mouth = `<g transform="translate(${round(middle + turn * 0.4)} ${round((fem ? 389 : 393) + traits.mouthAt)}) scale(${mouthWidth},${mouthHeight})">${shadow}${drawMouth(look)}</g>`;
  return `${eye(false)}${eye(true)}\n${nose}\n${mouth}`;
}
