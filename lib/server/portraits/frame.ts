// The measures of a head and shoulders, from which every part is placed. The face's middle is at 300, 300. Design, section 8.
import { round } from './palette';
import type { Person } from './portrait-options';
import type { Random } from './rng';

export type Frame = {
  fem: boolean;
  /** Half widths of the temples, the cheeks, the jaw and the chin. */
  temples: number;
  cheeks: number;
  jaw: number;
  chin: number;
  /** How low the chin is. */
  bottom: number;
  /** Half widths of the neck and the shoulders. */
  neck: number;
  shoulders: number;
  /** X coordinates to the right and to the left of the middle. */
  right: (distance: number) => number;
  left: (distance: number) => number;
};

/** Draws one number. */
export function frameOf({ sex, build }: Pick<Person, 'sex' | 'build'>, random: Random): Frame {
  const fem = sex === 'f';
  const weight = build === 'full' ? 1 : build === 'mid' ? 0.4 : 0;
  return {
    fem,
    temples: (fem ? 89 : 93) + weight * 4,
    cheeks: (fem ? 89 : 92) + weight * 9,
    jaw: (fem ? 60 : 74) + weight * 15,
    chin: (fem ? 17 : 30) + weight * 9,
    bottom: (fem ? 428 : 440) + random() * 6,
    neck: (fem ? 41 : 58) + weight * 9,
    shoulders: (fem ? 146 : 196) + weight * 34,
    right: (distance) => round(300 + distance),
    left: (distance) => round(300 - distance),
  };
}

/** Where a figure ends, below every picture. */
export const feet = 1080;

export function faceOutline({ temples, cheeks, jaw, chin, bottom, right, left }: Frame): string {
  return [
    `M${left(temples)},252C${left(temples + 3)},306 ${left(cheeks)},342 ${left(jaw)},${bottom - 46}`,
    `C${left(jaw - 13)},${bottom - 20} ${left(chin + 10)},${bottom} 300,${bottom}`,
    `C${right(chin + 10)},${bottom} ${right(jaw - 13)},${bottom - 20} ${right(jaw)},${bottom - 46}`,
    `C${right(cheeks)},342 ${right(temples + 3)},306 ${right(temples)},252`,
    `C${right(temples - 3)},192 ${right(52)},164 300,164C${left(52)},164 ${left(temples - 3)},192 ${left(temples)},252Z`,
  ].join('');
}

export function torsoOutline({ neck, shoulders, right, left }: Frame): string {
  return [
    `M${left(neck)},380L${left(neck + 1)},452C${left(neck + 4)},492 ${left(shoulders * 0.6)},510 ${left(shoulders)},548`,
    `C${left(shoulders + 34)},560 ${left(shoulders + 44)},650 ${left(shoulders + 50)},760L${left(shoulders + 44)},${feet}L${right(shoulders + 44)},${feet}L${right(shoulders + 50)},760`,
    `C${right(shoulders + 44)},650 ${right(shoulders + 34)},560 ${right(shoulders)},548`,
    `C${right(shoulders * 0.6)},510 ${right(neck + 4)},492 ${right(neck + 1)},452L${right(neck)},380Z`,
  ].join('');
}

/** The outline of clothes; `neckline` leads from the right shoulder back to the left one. */
export function clothesOutline({ shoulders, right, left }: Frame, neckline: string): string {
  return [
    `M${left(shoulders * 0.72)},506C${left(shoulders * 0.9)},518 ${left(shoulders)},534 ${left(shoulders + 8)},540`,
    `C${left(shoulders + 44)},562 ${left(shoulders + 58)},660 ${left(shoulders + 60)},770C${left(shoulders + 62)},860 ${left(shoulders + 52)},960 ${left(shoulders + 46)},${feet}L${right(shoulders + 46)},${feet}C${right(shoulders + 52)},960 ${right(shoulders + 62)},860 ${right(shoulders + 60)},770`,
    `C${right(shoulders + 58)},660 ${right(shoulders + 44)},562 ${right(shoulders + 8)},540`,
    `C${right(shoulders)},534 ${right(shoulders * 0.9)},518 ${right(shoulders * 0.72)},506${neckline}Z`,
  ].join('');
}
