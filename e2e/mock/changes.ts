// How a test tells the app that an answer changed: a file that the app looks at before it shows what it kept (fresh-memory.mjs). docs/qa.md
import { writeFileSync } from 'node:fs';

/** Writes each change into a file; where `lastGood`, what the app was last told may serve on. */
export function noteIn(file: string): (lastGood: boolean) => void {
  let count = 0;
  let forgotten = 0;
  return (lastGood) => {
    count += 1;
    if (!lastGood) forgotten = count;
    writeFileSync(file, `${count} ${forgotten}`);
  };
}
