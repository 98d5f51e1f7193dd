// The whole report on the catalogues: missing, unused, suspicious.
import { existsSync } from 'node:fs';
import { locales } from '@/lib/site/languages/locales';
import { catalogueBreaches } from '@/tests/house/catalogue-rules';
import { catalogueFiles, readCatalogue, textsOf } from './catalogues';
import { glossaryRows } from './glossary';
import { halfMadeKeys, madeKeys } from './made-keys';
import { needlessAllowances, needlessHomonymsIn, noUses, suspiciousMessages, type Texts } from './oddity-report';
import { unnamedPages } from './page-names';
import { namedKeys } from './read-code';
import { missingMessages, unusedMessages } from './use-report';

export type LocalesReport = { missing: string[]; unused: string[]; suspicious: string[] };

const isMissing = (sentence: string) => /is missing|is not in nl/.test(sentence);

/** Reads the code and every catalogue; takes some seconds. */
export function localesReport(): LocalesReport {
  const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as unknown as Texts;
  const named = namedKeys();
  const keys = [...texts.nl.keys()].filter((key) => !key.includes(':'));
  const breaches = locales.flatMap((locale) =>
    catalogueFiles(locale).flatMap(({ file }, at) => {
      if (!existsSync(file)) return [`${file} is missing: npm run texts -- export ${locale} gives a translation service all texts, import writes the files.`];
      const [dutch, english] = [catalogueFiles('nl')[at]!, catalogueFiles('en')[at]!].map((other) => readCatalogue(other.file));
      return catalogueBreaches(locale, readCatalogue(file), dutch!, english!).map((sentence) => (at === 0 ? sentence : `${file}: ${sentence}`));
    }),
  );
  const uses = noUses();
  const glossary = glossaryRows();
  const columns = locales.filter((locale) => !glossary.some(({ words }) => words[locale])).map((locale) => `docs/glossary.tsv: the column ${locale} is missing.`);
  const odd = locales.flatMap((locale) => suspiciousMessages(locale, texts, glossary, uses));
  return {
    missing: [...columns, ...missingMessages(keys, named, halfMadeKeys), ...breaches.filter(isMissing)],
    unused: unusedMessages(keys, named, madeKeys),
    suspicious: [...breaches.filter((sentence) => !isMissing(sentence)), ...odd, ...needlessAllowances(uses), ...needlessHomonymsIn(texts), ...unnamedPages(texts.nl)],
  };
}
