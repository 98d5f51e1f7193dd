// Compresses what browsers fetch of a build as small as it gets, each copy beside its file: scripts, styles and icons. lib/api/compressed-files.ts sends them. Bars P1, P3.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// A preview build lies in a folder of its own, and nobody waits for it.
if (process.env.VONK_GALLERY === '1') process.exit(0);

/** Smaller files gain nothing (bytes). */
const least = 1_024;
const atOnce = 2;
const copies = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

const folder = path.join('.next', 'static');
const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const files = [...built.filter((file) => /\.(js|css)$/.test(file)), path.join('public', 'icons.svg')];

async function compressNext() {
  for (let file = files.pop(); file; file = files.pop()) {
    const text = readFileSync(file);
    if (text.length < least) continue;
    for (const [ending, compress] of Object.entries(copies)) writeFileSync(`${file}.${ending}`, await compress(text));
  }
}
await Promise.all(Array.from({ length: atOnce }, compressNext));
