// Light and shadow on skin: the neck, the sides of the face, cheeks, chin and the lines of age. Design, section 8.
import type { Look } from './features';
import type { Frame } from './frame';
import { fine, round } from './palette';

/** The shadow that the head throws on neck and chest, and the collarbones; belongs inside the torso's clip. */
export function shadeNeck({ neck, shoulders, bottom, right, left }: Frame, { skin }: Look): string {
  return [
    `<path d="M${left(neck + 30)},400C260,${bottom + 66} 340,${bottom + 70} ${right(neck + 34)},400L${right(neck + 60)},520C340,${bottom + 90} 330,${bottom + 60} 300,${bottom + 46}C270,${bottom + 40} 250,430 ${left(neck + 30)},400Z" fill="${skin.shade}" opacity=".62" filter="url(#b12)"/>`,
    `<ellipse cx="312" cy="${bottom + 22}" rx="${neck + 20}" ry="40" fill="${skin.shade}" opacity=".5" filter="url(#b12)"/>`,
    `<path d="M${left(76)},540C${left(40)},528 ${left(24)},536 ${left(12)},546M${right(76)},540C${right(40)},528 ${right(24)},536 ${right(12)},546" stroke="${skin.shade}" stroke-width="5" fill="none" opacity=".38" filter="url(#b2)" stroke-linecap="round"/>`,
    `<path d="M${left(shoulders - 2)},640C${left(shoulders - 16)},700 ${left(shoulders - 14)},800 ${left(shoulders)},1000M${right(shoulders - 2)},640C${right(shoulders - 16)},700 ${right(shoulders - 14)},800 ${right(shoulders)},1000" stroke="${skin.shade}" stroke-width="7" fill="none" opacity=".5" filter="url(#b6)" stroke-linecap="round"/>`,
  ].join('');
}

/** The modelling of the face; belongs inside the face's clip. */
export function shadeFace({ bottom, jaw }: Frame, look: Look): string {
  const { person, skin, fem, at } = look;
  return [
    `\n<path d="M430,150V470H300C352,430 362,384 368,340C374,290 366,220 350,170Z" fill="${skin.shade}" opacity=".44" filter="url(#b24)"/>`,
    `<ellipse cx="270" cy="222" rx="66" ry="34" fill="${skin.light}" opacity="${fine(0.56 - person.skin * 0.04)}" filter="url(#b12)"/>`,
    `<path d="M205,210C250,176 350,176 395,210V150H205Z" fill="${skin.shade}" opacity=".5" filter="url(#b12)"/>\n`,
    `<ellipse cx="${at(244)}" cy="350" rx="30" ry="19" fill="${skin.blush}" opacity="${fem ? 0.5 : 0.26}" filter="url(#b12)"/>`,
    `<ellipse cx="${at(356)}" cy="350" rx="28" ry="19" fill="${skin.blush}" opacity="${fem ? 0.46 : 0.24}" filter="url(#b12)"/>`,
    `<ellipse cx="${at(240)}" cy="332" rx="25" ry="13" fill="${skin.light}" opacity=".4" filter="url(#b12)"/><ellipse cx="${at(358)}" cy="332" rx="22" ry="12" fill="${skin.light}" opacity=".2" filter="url(#b12)"/>\n`,
    hollows(bottom, jaw, look),
    `<path d="M262,${bottom - 4}C284,${bottom + 4} 316,${bottom + 4} 338,${bottom - 4}V${bottom + 20}H262Z" fill="${skin.shade}" opacity=".4" filter="url(#b6)"/>`,
  ].join('');
}

/** What sinks in with age: under the eyes and cheekbones, beside the chin. */
function hollows(bottom: number, jaw: number, { skin, lines, at }: Look): string {
  if (lines < 0.15) return '';
  const hollow = (x: number, y: number, rx: number, ry: number, opacity: number) =>
    [-1, 1].map((side) => `<ellipse cx="${at(300 + side * x)}" cy="${y}" rx="${rx}" ry="${ry}" fill="${skin.shade}" opacity="${fine(opacity * lines)}" filter="url(#b6)"/>`).join('');
  return hollow(42, 325, 22, 7, 0.46) + hollow(64, 376, 14, 24, 0.34) + hollow(round(jaw - 18), round(bottom - 36), 12, 16, 0.42);
}

/** Lines on the skin, by age: none on the forehead below 42, one more with every ten years; a smile's folds at any age. */
export function drawLines({ person: { age, beard }, skin, lines, smile, fem, at }: Look): string {
  const group = (opacity: number, paths: string) =>
    opacity < 0.05 ? '' : `<g stroke="${skin.shade}" stroke-width="2.6" fill="none" opacity="${fine(opacity)}" stroke-linecap="round" filter="url(#b2)">${paths}</g>`;
  const both = (...points: readonly (readonly [number, number])[]) =>
    [-1, 1].map((side) => {
      const [start, ...curve] = points.map(([x, y]) => `${at(300 + side * x)},${y}`);
      return `M${start}C${curve.join(' ')}`;
    }).join('');
  const bearded = beard === 'short' || beard === 'full';
  const folds = smile === 'calm' ? 0 : 0.26;
  const beside = `<path d="${both([33, 363], [43, 373], [46 + lines * 3, 382], [47 + lines * 3, bearded ? 388 : round(391 + lines * 14)])}"/>`;
  const forehead = [[248, 30], [233, 38], [219, 32]].slice(0, Math.max(0, Math.min(3, Math.floor((age - 32) / 10))));
  const across = forehead
    .map(([y, half], index) => `<path d="M${at(300 - half!)},${y}C${at(300 - half! * 0.4)},${y! - 6 + index} ${at(300 + half! * 0.3)},${y! - 5} ${at(300 + half! - index * 7)},${y! + 1}"/>`)
    .join('');
  const frown = age > 50 ? `<path d="${both([8, 268], [6, 273], [6, 279], [7, 284])}"/>` : '';
  const chin = age > 54 && !bearded ? `<path d="${both([40, 408], [44, 416], [43, 424], [39, 430])}"/>` : '';
  const bags = age > 47 ? `<path d="${both([24, 320], [34, 329], [50, 329], [61, 320])}"/>` : '';
  return group(Math.min(0.62, folds + lines * 0.5), beside) + group(lines * (fem ? 0.42 : 0.56), across + frown) + group(lines * 0.5, chin + bags);
}
