// Draws the films of the landers transitionsvideolanding and video from the stills in public/art/landers/film, which our own
// portrait and scene generator drew (scripts/draw-film-stills.ts): frames are computed here and handed to ffmpeg. Silent; the films are committed.
// node scripts/draw-films.mjs [name]   needs ffmpeg with libvpx-vp9 and libx264
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/art/landers/film/', import.meta.url));
const framesPerSecond = 25;
const dissolve = 0.8;

/** Of both shapes: the stills' size, the film's, and the one circle that never moves. */
const shapes = {
  phone: { still: [585, 1266], film: [540, 1168], circle: [292, 400, 150] },
  desktop: { still: [1440, 900], film: [1280, 800], circle: [1000, 400, 190] },
};

async function still(name, [width, height]) {
  const { data } = await sharp(`${folder}${name}.webp`).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data;
}

const light = (picture, at) => picture[at] * 0.3 + picture[at + 1] * 0.6 + picture[at + 2] * 0.1;

/** The disc around (cx, cy) turned by an angle; the rest as it was. */
function turned(picture, [width, height], [cx, cy, radius], angle) {
  const out = Buffer.from(picture);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = Math.ceil(cy - radius); y <= Math.min(height - 2, cy + radius); y++) {
    for (let x = Math.ceil(cx - radius); x <= Math.min(width - 2, cx + radius); x++) {
      const [dx, dy] = [x - cx, y - cy];
      if (dx * dx + dy * dy > radius * radius) continue;
      const [sx, sy] = [cx + dx * cos + dy * sin, cy - dx * sin + dy * cos];
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - left, sy - top];
      const from = (top * width + left) * 3;
      const below = from + width * 3;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = picture[from + c] * (1 - fx) + picture[from + 3 + c] * fx;
        const lower = picture[below + c] * (1 - fx) + picture[below + 3 + c] * fx;
        out[to + c] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return out;
}

/** Rows from `first` on sway like water, more the nearer they are. What is dark before it (dune, people) stays where it is. */
function swaying(picture, [width, height], first, time, darkStays) {
  const out = Buffer.from(picture);
  for (let y = Math.round(first); y < height; y++) {
    const depth = (y - first) / (height - first);
    const shift = Math.sin(time * 2.1 + y * 0.11) * (1.2 + depth * 7) + Math.sin(time * 1.3 + y * 0.043) * 1.6;
    for (let x = 8; x < width - 9; x++) {
      const to = (y * width + x) * 3;
      const whole = Math.floor(shift);
      const part = shift - whole;
      const from = (y * width + Math.max(0, Math.min(width - 2, x + whole))) * 3;
      if (darkStays && (light(picture, to) < darkStays || light(picture, from) < darkStays)) continue;
      for (let c = 0; c < 3; c++) out[to + c] = picture[from + c] * (1 - part) + picture[from + 3 + c] * part;
    }
  }
  return out;
}

/** A little nearer than the still. */
function nearer(picture, [width, height], zoom) {
  const out = Buffer.alloc(picture.length);
  for (let y = 0; y < height; y++) {
    const sy = height / 2 + (y - height / 2) / zoom;
    const top = Math.min(height - 2, Math.floor(sy));
    for (let x = 0; x < width; x++) {
      const sx = width / 2 + (x - width / 2) / zoom;
      const left = Math.min(width - 2, Math.floor(sx));
      const from = (top * width + left) * 3;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = picture[from + c] * (1 - sx + left) + picture[from + 3 + c] * (sx - left);
        const lower = picture[from + width * 3 + c] * (1 - sx + left) + picture[from + width * 3 + 3 + c] * (sx - left);
        out[to + c] = upper * (1 - sy + top) + lower * (sy - top);
      }
    }
  }
  return out;
}

function between(one, other, part) {
  if (part <= 0) return one;
  const out = Buffer.alloc(one.length);
  for (let at = 0; at < out.length; at++) out[at] = one[at] * (1 - part) + other[at] * part;
  return out;
}

const soft = (part) => part * part * (3 - 2 * part);

/** Scenes one after the other, each dissolving into the next: `scenes` are [seconds, (time) => picture]. A loop ends where it began. */
function cut(scenes, loops) {
  return (time) => {
    let begin = 0;
    for (const [index, [seconds, draw]] of scenes.entries()) {
      const inside = time - begin;
      const last = index === scenes.length - 1;
      if (inside < seconds || last) {
        const next = scenes[index + 1] ?? (loops ? scenes[0] : null);
        const part = next ? Math.max(0, (inside - seconds + dissolve) / dissolve) : 0;
        return part > 0 ? between(draw(inside), next[1](inside - seconds), soft(Math.min(1, part))) : draw(inside);
      }
      begin += seconds;
    }
  };
}

async function day(shape) {
  const { still: drawn, film: size, circle } = shapes[shape];
  const scale = size[0] / drawn[0];
  const [cx, cy, r] = circle.map((each) => each * scale);
  const [coffee, record, sun, moon] = await Promise.all(['coffee', 'record', 'sun', 'moon'].map((scene) => still(`day-${shape}-${scene}`, size)));
  const sea = cy + r * 0.55 + 3;
  const canal = (shape === 'phone' ? 0.72 : 1) * size[1] * 0.865;
  return cut([
    [4, (time) => turned(coffee, size, [cx, cy, r * 0.87], ((time + 0.8) / 4.8) * (Math.PI / 2) - Math.PI / 4)],
    [4, (time) => turned(record, size, [cx, cy, r * 0.45], ((time * 100) / 3 / 60) * 2 * Math.PI)],
    [4, (time) => swaying(sun, size, sea, time + 8, 52)],
    [4, (time) => swaying(moon, size, canal, time + 12, 0)],
  ], true);
}

async function ask(shape, who) {
  const { film: size } = shapes[shape];
  const [sea, laugh, look] = await Promise.all([`ask-${shape}-sea`, `ask-${who}-${shape}-laugh`, `ask-${who}-${shape}-look`].map((name) => still(name, size)));
  const horizon = shape === 'phone' ? (535 / 1266) * size[1] : (512.5 / 900) * size[1];
  return cut([
    [5, (time) => swaying(sea, size, horizon + 3, time, 52)],
    [8, (time) => nearer(laugh, size, 1.035 - 0.035 * soft(Math.max(0, Math.min(1, (time + 1) / 9))))],
    [5, () => look],
  ], false);
}

const kinds = {
  webm: (rate) => ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(rate), '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2', '-g', '100'],
  mp4: (rate) => ['-c:v', 'libx264', '-crf', String(rate), '-preset', 'slow', '-tune', 'animation', '-g', '100', '-movflags', '+faststart'],
};

async function encode(name, [width, height], seconds, picture, rates) {
  const outputs = Object.entries(kinds).flatMap(([kind, args]) => [...args(rates[kind]), '-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', `${folder}${name}.${kind}`]);
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-', ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    if (!ffmpeg.stdin.write(picture(frame / framesPerSecond))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}`);
}

const rates = { phone: { webm: 38, mp4: 27 }, desktop: { webm: 40, mp4: 28 } };
for (const shape of Object.keys(shapes)) {
  const films = { [`day-${shape}`]: [16, () => day(shape)], ...Object.fromEntries(['amara', 'malik', 'marijke'].map((who) => [`ask-${who}-${shape}`, [18, () => ask(shape, who)]])) };
  for (const [name, [seconds, prepare]] of Object.entries(films)) {
    if (process.argv[2] && !name.startsWith(process.argv[2])) continue;
    await encode(name, shapes[shape].film, seconds, await prepare(), rates[shape]);
  }
}
