// Light and shadow on skin: the neck, the sides of the face, cheeks, chin and the lines of age. Design, section 8.
import type { Look } from './features';
import type { Frame } from './frame';
import { fine, round } from './palette';

/** The shadow that the head throws on neck and chest, and the collarbones; belongs inside the torso's clip. */
export function shadeNeck({ neck, bottom, right, left }: Frame, { skin }: Look): string {
  return [
    `<path d="M${left(neck + 30)},400C260,${bottom + 66} 340,${bottom + 70} ${right(neck + 34)},400L${right(neck + 60)},520C340,${bottom + 90} 330,${bottom + 60} 300,${bottom + 46}C270,${bottom + 40} 250,430 ${left(neck + 30)},400Z" fill="${skin.shade}" opacity=".62" filter="url(#b12)"/>`,
    `<ellipse cx="312" cy="${bottom + 22}" rx="${neck + 20}" ry="40" fill="${skin.shade}" opacity=".5" filter="url(#b12)"/>`,
    `<path d="M${left(76)},540C${left(40)},528 ${left(24)},536 ${left(12)},546M${right(76)},540C${right(40)},528 ${right(24)},536 ${right(12)},546" stroke="${skin.shade}" stroke-width="5" fill="none" opacity=".38" filter="url(#b2)" stroke-linecap="round"/>`,
  ].join('');
}

/** The modelling of the face; belongs inside the face's clip. */
export function shadeFace({ bottom }: Frame, { skin, fem, turn }: Look): string {
  const shift = turn * 9;
  const at = (x: number) => round(x + shift);
  return [
    `\n<path d="M430,150V470H300C352,430 362,384 368,340C374,290 366,220 350,170Z" fill="${skin.shade}" opacity=".44" filter="url(#b24)"/>`,
    `<ellipse cx="270" cy="222" rx="66" ry="34" fill="${skin.light}" opacity=".55" filter="url(#b12)"/>`,
    `<path d="M205,210C250,176 350,176 395,210V150H205Z" fill="${skin.shade}" opacity=".5" filter="url(#b12)"/>\n`,
    `<ellipse cx="${at(244)}" cy="350" rx="30" ry="19" fill="${skin.blush}" opacity="${fem ? 0.5 : 0.26}" filter="url(#b12)"/>`,
    `<ellipse cx="${at(356)}" cy="350" rx="28" ry="19" fill="${skin.blush}" opacity="${fem ? 0.46 : 0.24}" filter="url(#b12)"/>`,
    `<ellipse cx="${at(238)}" cy="334" rx="19" ry="10" fill="#fff" opacity=".3" filter="url(#b6)"/>\n`,
    `<path d="M262,${bottom - 4}C284,${bottom + 4} 316,${bottom + 4} 338,${bottom - 4}V${bottom + 20}H262Z" fill="${skin.shade}" opacity=".4" filter="url(#b6)"/>`,
  ].join('');
}

/** The folds beside the mouth and on the forehead with age; a smile's folds before. */
export function drawLines({ skin, lines, smile, turn }: Look): string {
  const shift = turn * 9;
  const at = (x: number) => round(x + shift);
  const group = (opacity: string, paths: string) =>
    `<g stroke="${skin.shade}" stroke-width="2.6" fill="none" opacity="${opacity}" stroke-linecap="round" filter="url(#b2)">${paths}</g>`;
  if (lines > 0.15) {
    const mouth = `<path d="M${at(268)},362C${at(258)},374 ${at(254)},384 ${at(254)},396M${at(332)},362C${at(342)},374 ${at(346)},384 ${at(346)},396"/>`;
    return group(String(fine(lines * 0.5)), `${mouth}<path d="M262,226C286,221 314,221 338,226M268,240C290,236 310,236 332,240"/>`);
  }
  if (smile === 'calm') return '';
  return group('.32', `<path d="M${at(264)},364C${at(255)},374 ${at(252)},382 ${at(252)},390M${at(336)},364C${at(345)},374 ${at(348)},382 ${at(348)},390"/>`);
}
