// The backgrounds of portraits, and the key and rim light that each throws on the figure. Design, section 8.
import { round } from './palette';
import type { Scene } from './portrait-options';
import { pick, type Random } from './rng';
import { gallery, kitchen, library, rain } from './scene-rooms';
import { autumn, canal, greenhouse, mountains, snow, tulips } from './scene-views';
import { bokeh, gradient, ground, times, wideBlur, type Painted, type SceneDrawing } from './scene-parts';

const painters: Record<Scene, (random: Random) => Painted> = {
  studio(random) {
    const colours = pick(random, [
      ['#ff6f91', '#ff9671', '#ffc38a'], ['#43233f', '#a1395d', '#f0885c'], ['#f3d3c4', '#eab0a0', '#d88a86'],
      ['#2b4658', '#5f8a8b', '#e8c39a'], ['#5a2a55', '#c4487a', '#ff9c79'], ['#e7dccf', '#d2bfae', '#b39a8a'],
    ] as const);
    const lamp = `<ellipse cx="${random() > 0.5 ? 180 : 420}" cy="300" rx="250" ry="290" fill="#fff2dd" opacity=".42" filter="url(#g60)"/>`;
    return { background: gradient(colours, 'x1=".1" y1="0" x2=".9" y2="1"'), drawing: ground + lamp, key: '#ffe6cd', rim: colours[2] };
  },
  sunset(random) {
    const x = 120 + random() * 360;
    const drawing = [
      ground,
      `<circle cx="${x}" cy="455" r="70" fill="#fff1c4" filter="url(#g14)"/><circle cx="${x}" cy="455" r="150" fill="#ffd98f" opacity=".55" filter="url(#g60)"/>`,
      '<g filter="url(#g14)"><path d="M-120 560C80 500 220 540 320 520S560 470 720 520V900H-120Z" fill="#7a3558"/>',
      '<path d="M-120 640C120 590 300 650 720 600V900H-120Z" fill="#4a2347"/></g>',
    ].join('');
    return { background: gradient(['#40386b', '#a4507f', '#f0785f', '#ffc27a', '#f8d9a4']), drawing, key: '#ffcf94', rim: '#ffb163' };
  },
  city(random) {
    const towers = times(7, (index) => {
      const top = round(230 + random() * 230);
      const width = round(60 + random() * 40);
      return `<rect x="${index * 95 - 20}" y="${top}" width="${width}" height="600" fill="${pick(random, ['#171436', '#231a45', '#2f1f4d'])}"/>`;
    }).join('');
    const lights = { count: 34, colours: ['#ffcf87', '#ff7f8f', '#ffe9c6', '#8fb7ff', '#ff9f5c'], top: 240, bottom: 780, least: 6, most: 30 };
    const drawing = `${ground}<g filter="url(#g14)" opacity=".85">${towers}</g><filter id="g3"><feGaussianBlur stdDeviation="3"/></filter><g filter="url(#g3)">${bokeh(random, lights)}</g>`;
    return { background: gradient(['#0f1230', '#2a1e4e', '#6a2f63', '#c2556a']), drawing, key: '#ffd2b8', rim: '#ff7fa6' };
  },
  cafe(random) {
    const jars = times(14, (index) => {
      const x = index * 45 + random() * 12;
      const y = round(90 + (index % 2) * 182 - random() * 20);
      const width = round(20 + random() * 16);
      const height = round(52 + random() * 24);
      const fill = pick(random, ['#d8a86b', '#8d3f34', '#e9cfa0', '#4f6b5a', '#c7703f']);
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" opacity=".8"/>`;
    }).join('');
    const lamps = bokeh(random, { count: 9, colours: ['#ffdf9e', '#fff0c8'], top: 10, bottom: 150, least: 16, most: 34, opacity: 0.95 });
    const shelves = '<rect x="-10" y="150" width="620" height="14" fill="#2b1712" opacity=".7"/><rect x="-10" y="330" width="620" height="14" fill="#2b1712" opacity=".7"/>';
    const drawing = `${ground}<g filter="url(#g14)">${shelves}${jars}</g><g filter="url(#g14)">${lamps}</g>`;
    return { background: gradient(['#3a211b', '#7b4530', '#b87443', '#5a3125']), drawing, key: '#ffd9a6', rim: '#ffbf74' };
  },
  park(random) {
    const leaves = bokeh(random, {
      count: 22, colours: ['#e9f0b2', '#6fa267', '#3b6e52', '#f7e7a1', '#b6d08a'], top: -20, bottom: 640, least: 30, most: 90, opacity: 0.8,
    });
    const sun = bokeh(random, { count: 10, colours: ['#fff7cf'], top: 40, bottom: 500, least: 5, most: 17, opacity: 0.6 });
    const trunks = '<rect x="60" y="-20" width="34" height="620" fill="#3b3a2c" opacity=".5"/><rect x="500" y="-20" width="26" height="560" fill="#3b3a2c" opacity=".4"/>';
    const drawing = `${ground}<g filter="url(#g26)">${leaves}</g><g filter="url(#g14)">${trunks}</g><g>${sun}</g>`;
    return { background: gradient(['#cfe0a6', '#8fb579', '#4c7f5e', '#2c5748']), drawing, key: '#fff0c4', rim: '#f6e59a' };
  },
  beach() {
    const drawing = [
      ground,
      '<g filter="url(#g14)"><rect x="-120" y="380" width="840" height="120" fill="#3f93a6"/><rect x="-120" y="430" width="840" height="50" fill="#62b0b8"/>',
      '<path d="M-120 490C120 470 330 520 720 480V900H-120Z" fill="#f0d2a3"/><path d="M-120 492C120 474 330 522 720 484" stroke="#fff" stroke-width="12" fill="none" opacity=".9"/></g>',
      '<circle cx="490" cy="120" r="120" fill="#fffbe9" opacity=".7" filter="url(#g60)"/>',
    ].join('');
    return { background: gradient(['#8fc9dd', '#bfe0e2', '#fbe3c6', '#f6cfa6']), drawing, key: '#fff3da', rim: '#fff0c9' };
  },
  blinds() {
    const slats = times(15, (index) => `<rect x="-200" y="${index * 66 - 120}" width="1000" height="32" fill="#fff0cf"/>`).join('');
    const drawing = `${ground}<g filter="url(#g6)" transform="rotate(-16 300 400)" opacity=".6">${slats}</g><filter id="g6"><feGaussianBlur stdDeviation="6"/></filter>`;
    const background = gradient(['#efd2b5', '#dba88a', '#b9776b'], 'x1="0" y1="0" x2="1" y2="1"');
    return { background, drawing, key: '#ffe7bf', rim: '#ffd79c' };
  },
  neon() {
    const drawing = [
      ground,
      '<ellipse cx="60" cy="300" rx="190" ry="320" fill="#ff2f7d" opacity=".7" filter="url(#g60)"/><ellipse cx="560" cy="380" rx="170" ry="320" fill="#3f6bff" opacity=".65" filter="url(#g60)"/>',
      '<g filter="url(#g3n)" fill="none" stroke-linecap="round"><path d="M80 90V520" stroke="#ff86b5" stroke-width="9"/><path d="M520 60V430" stroke="#93b0ff" stroke-width="9"/></g>',
      '<filter id="g3n" x="-200%" width="500%"><feGaussianBlur stdDeviation="4"/></filter>',
    ].join('');
    return { background: gradient(['#150a26', '#2b0f3f', '#480f45']), drawing, key: '#ff9dbb', rim: '#7f9dff' };
  },
  arch(random) {
    const wall = pick(random, ['#c8603f', '#3f6f78', '#9b4a5e', '#d98a4e']);
    const side = random() > 0.5 ? 0 : 330;
    const leaves = times(9, (index) => {
      const [x, y] = [40 + index * 22, 150 + index * 42];
      return `<ellipse cx="${x}" cy="${y}" rx="82" ry="15" transform="rotate(${index % 2 ? 34 : -38} ${x} ${y})"/>`;
    }).join('');
    const drawing = [
      ground,
      `<g filter="url(#g5)"><path d="M48 900V352A252 252 0 0 1 552 352V900Z" fill="${wall}" opacity=".85"/>`,
      `<g fill="#5d3b2f" opacity=".22" transform="translate(${side} -30)">${leaves}</g></g>`,
      '<filter id="g5"><feGaussianBlur stdDeviation="5"/></filter>',
    ].join('');
    return { background: gradient(['#f6e3cf', '#eec5a4', '#e09d7c']), drawing, key: '#ffe9cf', rim: '#ffcf9d' };
  },
  autumn, canal, gallery, greenhouse, kitchen, library, mountains, rain, snow, tulips,
};

/** Draws a background; the numbers drawn decide its details. */
export function drawScene(scene: Scene, random: Random): SceneDrawing {
  const { background, drawing, key, rim } = painters[scene](random);
  return { defs: wideBlur(14, 'g14') + wideBlur(26, 'g26') + wideBlur(60, 'g60') + background, drawing, key, rim };
}
