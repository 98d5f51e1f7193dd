// Loaded before the app (node --import) by the tests of QA: whenever a test has changed an answer, the app forgets what it kept of the server
// (settings, company, regions, interests, whole pages, answers with them) before it looks there again. No part of the product.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Holds how many answers were changed, and how many had been at the last one that the app may not outlive; the test writes it before it goes on. */
const file = process.env.QA_CHANGES;
const require = createRequire(path.resolve('package.json'));
const anHour = 3_600_000;
let known = file ? readFileSync(file, 'utf8') : '';

function forgetWhereChanged() {
  const now = readFileSync(file, 'utf8');
  if (now === known) return;
  const [forgets, forgot] = [now, known].map((each) => each.split(' ')[1]);
  known = now;
  for (const [key, kept] of globalThis.vonkOnce) {
    if (!isMemory(key)) continue;
    if (forgets !== forgot) kept.clear();
    // Old by now, so that it is asked for; there still, for where no other comes.
    else for (const entry of kept.values()) entry.until = 0;
  }
  globalThis.vonkOnce.get(answers)?.clear();
  // The page cache of Next is told its size by whoever comes first: by now it is there.
  const pages = require('next/dist/server/lib/incremental-cache/memory-cache.external').getMemoryCache();
  for (const key of [...pages.cache.keys()]) {
    if (forgets !== forgot) pages.remove(key);
    else pages.get(key).lastModified -= anHour;
  }
}

/** What lib/api/stale-if-error.ts names so: middleware asks it for every page, before anything that is kept is shown. */
const isMemory = (key) => String(key).startsWith('stale-if-error ');
/** And lib/api/micro-cache.ts: it is asked before the middleware is. */
const answers = 'micro-cache';

if (file) {
  globalThis.vonkOnce = new (class extends Map {
    set(key, value) {
      if (isMemory(key) || key === answers) {
        const get = value.get.bind(value);
        value.get = (asked) => {
          forgetWhereChanged();
          return get(asked);
        };
      }
      return super.set(key, value);
    }
  })();
}
