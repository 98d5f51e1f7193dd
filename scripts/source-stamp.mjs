// A fingerprint of everything the build is made of, to know whether it must be made again; and one of everything that tests go through.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const notWritten = new Set(['node_modules', 'docs', 'coverage', 'test-results', 'playwright-report', 'next-env.d.ts', 'public/sw.js']);
const isWritten = (place) => !notWritten.has(place) && !/(^|\/)\.|\.(md|tsbuildinfo|lock|new|log|out|pid|txt|br|gz)$/.test(place);
const notBuilt = new Set(['tests', 'e2e', 'gallery', 'app/dev/gallery']);
const isBuilt = (place) => isWritten(place) && !notBuilt.has(place) && !/\.test\.tsx?$/.test(place);

function* filesBelow(folder, place, isSource) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const full = path.join(folder, entry.name);
    const inside = place === '' ? entry.name : `${place}/${entry.name}`;
    if (!isSource(inside, full)) continue;
    if (entry.isDirectory()) yield* filesBelow(full, inside, isSource);
    else if (entry.isFile()) yield [inside, full];
  }
}

function stampOf(folder, isSource) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const [place, full] of filesBelow(folder, '', isSource)) hash.update(`\0${place}\0`).update(readFileSync(full));
  return hash.digest('hex');
}

/**
 * The fingerprint of the sources below a folder.
 * @param {string} folder
 * @param {string[]} leaveOut absolute paths that are no sources, such as the data folder
 */
export const sourceStamp = (folder, leaveOut = []) => stampOf(folder, (place, full) => isBuilt(place) && !leaveOut.includes(full));

/**
 * The fingerprint of the sources and the tests below a folder: nothing that a build or a run writes counts.
 * @param {string} folder
 */
export const testStamp = (folder) => stampOf(folder, isWritten);
