// npm run check:locales: messages that are missing, that no code names, or that a reader would stumble over. docs/languages.md tells how to read it.
import { locales } from '@/lib/site/languages/locales';
import { textsOf } from './locales/catalogues';
import { localesReport } from './locales/report';

const report = localesReport();
for (const [kind, sentences] of Object.entries(report)) {
  console.log(`${kind}: ${sentences.length}`);
  for (const sentence of sentences) console.log(`  ${sentence}`);
}
console.log(`\n${textsOf('nl').size} messages in ${locales.length} languages.`);
if (Object.values(report).some((sentences) => sentences.length > 0)) process.exitCode = 1;
