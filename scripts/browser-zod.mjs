// The part of zod/mini that the contract uses, cut out for the browser. Turbopack keeps the whole library (20.6 kB gzip where
// 10 are used), so esbuild, which does see what is unused, does the cutting.
import { buildSync } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The functions of zod that a text calls, by their names, also where a type stands before the bracket. */
export const namesIn = (text) => [...text.matchAll(/\bz\.([a-z]\w*)(?:<[^();\n]*>)?\(/g)].map(([, name]) => name);

/** The functions of zod that the contract calls. */
export function usedNames() {
  const names = new Set();
  for (const file of readdirSync('lib/contract')) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file === 'openapi.ts') continue;
    for (const name of namesIn(readFileSync(path.join('lib/contract', file), 'utf8'))) names.add(name);
  }
  return [...names].sort();
}

/** Writes the cut-out and gives its path from the project's root, as a bundler's alias wants it. */
export function writeBrowserZod() {
  const outfile = '.cache/browser-zod.mjs';
  buildSync({
    stdin: { contents: `export { ${usedNames().join(', ')} } from 'zod/mini';`, resolveDir: path.resolve('.') },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile,
    logLevel: 'error',
  });
  return `./${outfile}`;
}
