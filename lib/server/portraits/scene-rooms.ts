// Backgrounds indoors: a wall of books, a kitchen, paintings on a wall, and a window with rain. Design, section 8.
import { round } from './palette';
import { pick, type Random } from './rng';
import { bokeh, gradient, ground, softly, times, type Painted } from './scene-parts';

/** Shelves full of books, and a lamp. */
export function library(random: Random): Painted {
  const colours = ['#7a2e2e', '#2f4a5c', '#b98b4a', '#3f5a45', '#d8c6a4', '#5a3556', '#96502f', '#27303c'];
  const shelf = (y: number) => {
    let books = '';
    for (let x = -70; x < 670; ) {
      const [width, height] = [round(22 + random() * 26), round(88 + random() * 42)];
      if (random() < 0.93) books += `<rect x="${round(x)}" y="${y - height}" width="${width}" height="${height}" fill="${pick(random, colours)}"/>`;
      x += width + 2;
    }
    return `${books}<rect x="-80" y="${y}" width="760" height="16" fill="#5a3822"/>`;
  };
  const lamp = `<ellipse cx="${random() > 0.5 ? 110 : 490}" cy="250" rx="190" ry="230" fill="#ffcf87" opacity=".5" filter="url(#g60)"/>`;
  return { background: gradient(['#3a2317', '#4a2d1c', '#2c1a12']), drawing: ground + softly('g4', 12, [90, 240, 390, 540, 690, 840].map(shelf).join('')) + lamp, key: '#ffdcae', rim: '#ffb970' };
}

/** Pale tiles, a shelf with plates and a plant, and daylight from a side. */
export function kitchen(random: Random): Painted {
  const tiles = times(9, (index) => `<rect x="-80" y="${index * 62 - 40}" width="760" height="3"/>`).join('') + times(12, (index) => `<rect x="${index * 62 - 70}" y="-40" width="3" height="560"/>`).join('');
  const ware = times(7, (index) => {
    const x = index * 92 - 10 + random() * 18;
    const fill = pick(random, ['#e5a04d', '#5e8c8a', '#c9563c', '#f7f3ea', '#39505e']);
    return index % 2 ? `<circle cx="${round(x + 30)}" cy="192" r="${round(26 + random() * 8)}" fill="${fill}"/>` : `<path d="M${round(x)},172H${round(x + 44)}L${round(x + 36)},224H${round(x + 8)}Z" fill="${fill}"/>`;
  }).join('');
  const x = random() < 0.5 ? 70 : 520;
  const plant = times(9, (index) => `<ellipse cx="${x}" cy="330" rx="46" ry="11" transform="rotate(${-160 + index * 17} ${x} 372)" fill="${index % 2 ? '#4f8a5a' : '#78ab68'}"/>`).join('') + `<path d="M${x - 30},372H${x + 30}L${x + 20},430H${x - 20}Z" fill="#c2714a"/>`;
  const shelves = '<rect x="-80" y="224" width="760" height="14" fill="#a9794e"/><rect x="-80" y="520" width="760" height="34" fill="#b98a5e"/><rect x="-80" y="554" width="760" height="350" fill="#6f8f88"/>';
  const sun = `<ellipse cx="${x < 300 ? 560 : 40}" cy="200" rx="240" ry="320" fill="#fff6df" opacity=".6" filter="url(#g60)"/>`;
  return { background: gradient(['#f6efe2', '#efe4d2', '#dccdb6']), drawing: `${ground}${softly('g4', 4, `<g fill="#d8cab4">${tiles}</g>${shelves}${ware}${plant}`)}${sun}`, key: '#fff4df', rim: '#ffe6bd' };
}

/** Paintings on a quiet wall. */
export function gallery(random: Random): Painted {
  const wall = pick(random, ['#e9e4dc', '#cfd6d6', '#48545c', '#7a3b45', '#35465a'] as const);
  const colours = ['#d8513f', '#f0b13f', '#2f5d7c', '#f3e3cf', '#1f2a36', '#5f8f7a', '#e48a9a'];
  const painting = (x: number, y: number, width: number, height: number) => {
    const forms = times(5, () => {
      const [cx, cy, size] = [round(x + width * (0.2 + random() * 0.6)), round(y + height * (0.2 + random() * 0.6)), round(width * (0.1 + random() * 0.14))];
      return random() < 0.5 ? `<circle cx="${cx}" cy="${cy}" r="${size}" fill="${pick(random, colours)}"/>` : `<rect x="${round(cx - size)}" y="${round(cy - size)}" width="${size * 2}" height="${round(size * 2.4)}" fill="${pick(random, colours)}"/>`;
    }).join('');
    return `<rect x="${x - 9}" y="${y - 9}" width="${width + 18}" height="${height + 18}" fill="#2a211d"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${pick(random, colours)}"/>${forms}`;
  };
  const shift = round(random() * 60);
  const works = painting(-60 + shift, 110, 190, 270) + painting(205 + shift, 70, 170, 200) + painting(450 + shift, 130, 190, 240);
  const floor = '<rect x="-80" y="640" width="760" height="270" fill="#8c6a4d"/><rect x="-80" y="628" width="760" height="14" fill="#f4efe6"/>';
  const spots = [80, 300, 520].map((x) => `<ellipse cx="${x}" cy="120" rx="120" ry="190" fill="#fff3d8" opacity=".32" filter="url(#g26)"/>`).join('');
  return { background: gradient([wall, wall, wall]), drawing: ground + softly('g4', 10, works + floor) + spots, key: '#fff1dc', rim: '#ffe2c2' };
}

/** A window at night, the street behind the drops. */
export function rain(random: Random): Painted {
  const lights = bokeh(random, { count: 26, colours: ['#ff8a5c', '#ffd27a', '#6fb7ff', '#ff5f86', '#fff0cf'], top: 160, bottom: 760, least: 16, most: 46, opacity: 0.8 });
  const drops = times(70, () => {
    const [x, y, size] = [round(random() * 680 - 40), round(random() * 860 - 30), round(2 + random() * 5)];
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${round(size * 1.3)}" fill="#dcebff" fill-opacity="${round(0.3 + random() * 0.5)}"/>`;
  }).join('');
  const runs = times(9, () => {
    const [x, y] = [round(random() * 640 - 20), round(random() * 500)];
    return `<path d="M${x},${y}C${x + 6},${y + 60} ${x - 8},${y + 120} ${x + 2},${round(y + 150 + random() * 120)}" stroke="#cfe2ff" stroke-width="4" fill="none" stroke-opacity=".32"/>`;
  }).join('');
  const bar = random() < 0.5 ? 96 : 476;
  const frame = `<rect x="${bar}" y="-80" width="22" height="980" fill="#141821"/><rect x="-80" y="196" width="760" height="18" fill="#141821"/>`;
  return { background: gradient(['#0f1a2e', '#1d3350', '#2f4a66', '#223246']), drawing: ground + softly('g8', 8, lights) + softly('g4', 4, runs + drops) + softly('g5', 7, frame), key: '#ffdcb8', rim: '#8fc0ff' };
}
