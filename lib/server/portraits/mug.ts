// An arm bent before the body, its hand around a mug. Design, section 8.
import type { Frame } from './frame';
import { mix, round, type Skin } from './palette';
import type { Clothes } from './portrait-options';
import { pick, type Random } from './rng';

const mugs = ['#f3ece2', '#2f4858', '#c9563c', '#e0b04c', '#7d2440', '#3d5a48'] as const;

/** How far two colours are apart, 0 to 765. */
const apart = (one: string, other: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)), 0);

/** The right arm of the picture with a mug, over clothes of a colour; a camisole leaves it bare. Draws numbers. */
export function drawMug({ shoulders, fem }: Frame, skin: Skin, clothes: Clothes, colour: string, random: Random): string {
  const bare = clothes === 'camisole';
  const sleeve = bare ? skin.base : mix(colour, '#0d0610', 0.1);
  const fold = bare ? skin.shade : mix(colour, '#0d0610', 0.5);
  const mug = pick(random, mugs.filter((each) => apart(each, colour) > 150));
  const far = 300 + shoulders;
  const y = (value: number) => value + (fem ? 0 : 6);
  const arm = `M${round(far + 46)},${y(770)}C${round(far + 64)},${y(880)} ${round(far + 20)},${y(950)} ${round(far - 40)},${y(936)}C${round(far - 80)},${y(910)} 410,${y(862)} 378,${y(838)}C368,${y(816)} 364,${y(790)} 370,${y(772)}C400,${y(786)} ${round(far - 40)},${y(800)} ${round(far - 12)},${y(806)}Z`;
  const shadow = `<path d="M${round(far - 10)},${y(800)}C${round(far - 60)},${y(800)} 400,${y(780)} 362,${y(764)}L330,${y(860)}C380,${y(900)} ${round(far - 60)},${y(950)} ${round(far)},${y(960)}Z" fill="${fold}" opacity=".42" filter="url(#b12)"/>`;
  const finger = (index: number) => {
    const top = y(764 + index * 18);
    const tip = 312 + Math.abs(index - 1) * 5;
    return `<path d="M356,${top + 4}C340,${top - 1} 326,${top} ${tip},${top + 2}" stroke="${mix(skin.base, skin.shade, 0.06 + index * 0.05)}" stroke-width="${18 - (index === 3 ? 3 : 0)}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  };
  const gap = (index: number) => {
    const top = y(773 + index * 18);
    return `M354,${top + 4}C340,${top - 1} 328,${top} 314,${top + 2}`;
  };
  return [
    shadow,
    `<path d="M378,${y(778)}C352,${y(748)} 336,${y(760)} 338,${y(800)}C340,${y(840)} 366,${y(850)} 392,${y(842)}Z" fill="${skin.base}"/>`,
    `<path d="${arm}" fill="${sleeve}"/>`,
    `<path d="M${round(far - 12)},${y(806)}C${round(far - 40)},${y(800)} 400,${y(786)} 366,${y(770)}" stroke="${fold}" stroke-width="3" fill="none" opacity=".4"/>`,
    bare ? '' : `<path d="M372,${y(774)}C366,${y(796)} 370,${y(820)} 382,${y(840)}" stroke="${mix(colour, '#ffffff', 0.12)}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    `<path d="M282,${y(766)}C250,${y(762)} 250,${y(826)} 284,${y(820)}" stroke="${mix(mug, '#0d0610', 0.16)}" stroke-width="9" fill="none"/>`,
    `<path d="M280,${y(742)}H352L346,${y(838)}C344,${y(848)} 288,${y(848)} 286,${y(838)}Z" fill="${mug}"/>`,
    `<path d="M326,${y(744)}H352L346,${y(838)}C344,${y(846)} 322,${y(846)} 320,${y(844)}Z" fill="${mix(mug, '#0d0610', 0.2)}"/>`,
    `<ellipse cx="316" cy="${y(742)}" rx="36" ry="8" fill="${mix(mug, '#ffffff', 0.3)}"/><ellipse cx="316" cy="${y(743)}" rx="30" ry="5.5" fill="#4a2617"/>`,
    [0, 1, 2, 3].map(finger).join(''),
    `<path d="${[0, 1, 2].map(gap).join('')}" stroke="${skin.shade}" stroke-width="2" fill="none" opacity=".55" stroke-linecap="round"/>`,
    `<path d="M366,${y(770)}C358,${y(756)} 350,${y(748)} 342,${y(745)}" stroke="${skin.base}" stroke-width="17" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}
