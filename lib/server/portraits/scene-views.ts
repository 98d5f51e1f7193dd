// Backgrounds out of doors: a canal, mountains, autumn trees, tulip fields, snow, and a greenhouse. Design, section 8.
import { round } from './palette';
import { pick, type Random } from './rng';
import { bokeh, gradient, ground, softly, times, type Painted } from './scene-parts';

/** Gabled houses on the water, in the evening. */
export function canal(random: Random): Painted {
  const houses = times(8, (index) => {
    const [x, width, top] = [index * 92 - 80, 86 + random() * 8, round(170 + random() * 110)];
    const wall = pick(random, ['#8a4a3c', '#b5654a', '#d9c4a2', '#6c4a45', '#a8895f', '#5f5560', '#c98d63']);
    const middle = round(x + width / 2);
    const gable = index % 2
      ? `M${x},${top + 60}L${round(x + 16)},${top + 34}L${round(x + 26)},${top + 6}H${round(x + width - 26)}L${round(x + width - 16)},${top + 34}L${round(x + width)},${top + 60}V640H${x}Z`
      : `M${x},${top + 60}L${middle},${top}L${round(x + width)},${top + 60}V640H${x}Z`;
    const windows = times(8, (at) => {
      const fill = random() < 0.45 ? '#ffdf9a' : '#3a3444';
      return `<rect x="${round(x + 13 + (at % 2) * 36)}" y="${top + 82 + Math.floor(at / 2) * 84}" width="22" height="46" fill="${fill}"/>`;
    }).join('');
    return `<path d="${gable}" fill="${wall}"/>${windows}`;
  }).join('');
  const water = '<rect x="-80" y="640" width="760" height="270" fill="#49617a"/>' + times(12, (index) => `<rect x="${round(random() * 640 - 40)}" y="${650 + index * 14}" width="${round(60 + random() * 120)}" height="6" fill="${index % 3 ? '#7d8fa3' : '#f2cf95'}" fill-opacity=".6"/>`).join('');
  return { background: gradient(['#7d93b8', '#d7b9b4', '#f6cfa0', '#f3d9b8']), drawing: ground + softly('g4', 11, houses + water), key: '#ffe2bd', rim: '#ffc98a' };
}

/** Three ridges, the far ones in haze, over a lake. */
export function mountains(random: Random): Painted {
  const ridge = (top: number, height: number, colour: string, cap: string) => {
    const peaks = times(9, (index): [number, number] => [index * 95 - 90, round(index % 2 ? top + random() * 40 : top + height * (0.55 + random() * 0.45))]);
    const line = `M-100,900L${peaks.map(([x, y]) => `${x},${y}`).join('L')}L720,900Z`;
    const caps = cap && peaks.filter((_, index) => index % 2).map(([x, y]) => `<path d="M${x},${y}L${x - 34},${y + 52}L${x - 10},${y + 40}L${x + 8},${y + 58}L${x + 32},${y + 46}Z" fill="${cap}"/>`).join('');
    return `<path d="${line}" fill="${colour}"/>${caps}`;
  };
  const lake = '<rect x="-80" y="600" width="760" height="310" fill="#7fa6b5"/><rect x="-80" y="600" width="760" height="26" fill="#bcd3d2" fill-opacity=".7"/>';
  const drawing = ridge(190, 160, '#93a6c4', '#f4f2f4') + ridge(310, 160, '#5f7a99', '#dfe6ee') + ridge(450, 130, '#3d5a63', '') + lake;
  return { background: gradient(['#86b4dd', '#c9dfe9', '#fde7cf']), drawing: ground + softly('g4', 5, drawing), key: '#fff0d8', rim: '#ffe3b8' };
}

/** Trees in red and gold, with the sun low between them. */
export function autumn(random: Random): Painted {
  const leaves = bokeh(random, { count: 46, colours: ['#e2692f', '#f0a63c', '#b93a2a', '#f6c75a', '#8c3b22'], top: -60, bottom: 520, least: 24, most: 74, opacity: 0.95 });
  const trunks = [40, 190, 430, 560].map((x) => `<rect x="${round(x + random() * 30)}" y="-20" width="${round(18 + random() * 20)}" height="700" fill="#4a2c22" fill-opacity=".75"/>`).join('');
  const path = '<path d="M-80,640C160,600 420,610 680,640V900H-80Z" fill="#a8552c"/><path d="M240,626C300,620 340,620 380,628L520,900H60Z" fill="#d79a5e"/>';
  return { background: gradient(['#f7d79a', '#f0b065', '#c9713c', '#7d3d26']), drawing: ground + softly('g8', 9, trunks + leaves + path), key: '#ffe0a8', rim: '#ffb04f' };
}

/** Rows of tulips that run to the horizon, and a mill. */
export function tulips(random: Random): Painted {
  const colours = ['#e2405a', '#f6b93f', '#f08fb0', '#8e3fa0', '#f2693c', '#fbf0e0'];
  const first = Math.floor(random() * colours.length);
  const middle = 200 + random() * 200;
  const rows = times(14, (index) => {
    const [from, to] = [round(middle + (index - 7) * 16), round(middle + (index - 7) * 190)];
    return `<path d="M${from},470L${round(from + 16)},470L${to + 190},900L${to},900Z" fill="${index % 2 ? '#5c8a4a' : colours[(first + index / 2) % colours.length]}"/>`;
  }).join('');
  const x = random() < 0.5 ? 90 : 500;
  const mill = `<path d="M${x - 26},470L${x - 15},352H${x + 15}L${x + 26},470Z" fill="#5a4038"/><path d="M${x - 17},352C${x - 12},330 ${x + 12},330 ${x + 17},352Z" fill="#3c2a26"/><path d="M${x},346L${x - 76},292M${x},346L${x + 76},400M${x},346L${x + 54},270M${x},346L${x - 54},422" stroke="#4a352f" stroke-width="9"/>`;
  const trees = '<rect x="-80" y="452" width="760" height="22" fill="#6d8f66"/>';
  return { background: gradient(['#79b7e3', '#b8dcee', '#fbeedb', '#e8e0c0']), drawing: ground + softly('g4', 5, trees + rows + mill), key: '#fff4dc', rim: '#fff0c4' };
}

/** Firs in snow that still falls. */
export function snow(random: Random): Painted {
  const firs = times(8, (index) => {
    const [x, top] = [round(index * 92 - 40 + random() * 30), round(150 + random() * 190)];
    const layer = (y: number, half: number) => `M${x},${y}L${x - half},${y + 130}H${x + half}Z`;
    return `<path d="${layer(top, 48)}${layer(top + 90, 70)}${layer(top + 190, 92)}" fill="${pick(random, ['#4f7180', '#3d5e6c', '#6b8b98'])}"/><path d="M${x},${top}L${x - 22},${top + 60}L${x},${top + 46}L${x + 20},${top + 60}Z" fill="#f4f8fb"/>`;
  }).join('');
  const drifts = '<path d="M-80,560C140,520 400,580 680,540V900H-80Z" fill="#eef4f8"/><path d="M-80,660C200,620 420,690 680,650V900H-80Z" fill="#d9e6ef"/>';
  const flakes = bokeh(random, { count: 44, colours: ['#ffffff'], top: -40, bottom: 760, least: 3, most: 10, opacity: 0.95 });
  return { background: gradient(['#9fbfd8', '#cfe0ea', '#f2ece6']), drawing: `${ground}${softly('g4', 6, firs + drifts)}${flakes}`, key: '#f4f6ff', rim: '#dcecff' };
}

/** Glass and iron, with large leaves on both sides. */
export function greenhouse(random: Random): Painted {
  const bars = times(7, (index) => `<rect x="${index * 110 - 60}" y="-40" width="9" height="960" fill="#5d7f74"/>`).join('') + [120, 380].map((y) => `<rect x="-80" y="${y}" width="760" height="8" fill="#5d7f74"/>`).join('');
  const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
    `<path d="M0,0C${round(size * 0.5)},${round(-size * 0.42)} ${round(size * 1.2)},${round(-size * 0.36)} ${round(size * 1.6)},0C${round(size * 1.2)},${round(size * 0.36)} ${round(size * 0.5)},${round(size * 0.42)} 0,0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}"/>`;
  const plants = [0, 600].flatMap((x) =>
    times(11, (index) => {
      const inward = x === 0 ? 0 : 180;
      return leaf(x + (x === 0 ? -20 : 20), round(250 + index * 52 + random() * 30), Math.round(inward + (random() - 0.5) * 120), 66 + random() * 56, pick(random, ['#2f6b4a', '#3f8a57', '#6ba564', '#1f4f3c', '#88b873']));
    }),
  ).join('');
  return { background: gradient(['#f3f7e6', '#dceccb', '#a9cda0', '#5f9070']), drawing: ground + softly('g4', 11, bars + plants), key: '#fffbe4', rim: '#e6f4b8' };
}
