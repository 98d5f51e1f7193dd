// Writes the captions of the film on the lander video (WebVTT, one file a language) from the catalogues in locales/.
// node scripts/write-captions.mjs   after a change of lander.video.caption
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
/** When each sentence is spoken, from where the page begins the film (ask-film.tsx); the last stays until the film ends, as in scripts/draw-films.mjs. */
const times = { one: ['00:05.000', '00:08.200'], two: ['00:08.600', '00:12.200'], three: ['00:13.000', '00:18.000'] };

for (const file of readdirSync(new URL('locales/', root)).filter((name) => name.endsWith('.json'))) {
  const { caption } = JSON.parse(readFileSync(new URL(`locales/${file}`, root), 'utf8')).lander.video;
  const cues = Object.entries(times).map(([key, [from, to]]) => `${from} --> ${to}\n${caption[key]}\n`);
  writeFileSync(new URL(`public/art/landers/film/captions-${file.replace('.json', '.vtt')}`, root), `WEBVTT\n\n${cues.join('\n')}`);
}
