// A fingerprint of everything the build is made of, to know whether it must be made again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const notBuilt = new Set(['node_modules', 'tests', 'e2e', 'docs', 'coverage', 'test-results', 'playwright-report', 'next-env.d.ts', 'public/sw.js']);
const isSource = (place) => !notBuilt.has(place) && !/(^|\/)\.|\.(test\.tsx?|md|tsbuildinfo|lock|new|log|out|pid|txt)$/.test(place);

function* filesBelow(folder, place, leaveOut) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const full = path.join(folder, entry.name);
    const inside = place === '' ? entry.name : `${place}/${entry.name}`;
    if (!isSource(inside) || leaveOut.includes(full)) continue;
    if (entry.isDirectory()) yield* filesBelow(full, inside, leaveOut);
    else if (entry.isFile()) yield [inside, full];
  }
}

/**
 * The fingerprint of the sources below a folder.
 * @param {string} folder
 * @param {string[]} leaveOut absolute paths that are no sources, such as the data folder
 */
export function sourceStamp(folder, leaveOut = []) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const [place, full] of filesBelow(folder, '', leaveOut)) hash.update(`\0${place}\0`).update(readFileSync(full));
  return hash.digest('hex');
}
