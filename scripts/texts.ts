// npm run texts -- export de [file]   the texts of a language for a translation service, each with where it appears   |   import file   takes them back
// npm run texts -- places   where each text appears, for /dev/texts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale } from '@/lib/site/languages/locales';
import { catalogueBreaches } from '@/tests/house/catalogue-rules';
import { catalogueFiles, readCatalogue, textsOf } from './locales/catalogues';
import { contextsOf, placesFile, type Contexts } from './locales/contexts';
import { flatTexts } from './locales/flat-texts.mjs';
import { glossaryRows } from './locales/glossary';
import { madeKeys } from './locales/made-keys';
import { namedKeys } from './locales/read-code';
import { fromXliff, takenBack, type TextFile, toXliff } from './locales/xliff';

/** The files of a language beside those of Dutch and English. */
function filesOf(locale: Locale) {
  const [dutch, english] = [catalogueFiles('nl'), catalogueFiles('en')];
  return catalogueFiles(locale).map(({ file }, at) => ({ file, name: file.replaceAll('\\', '/'), dutch: readCatalogue(dutch[at]!.file), english: readCatalogue(english[at]!.file), own: readCatalogue(file) }));
}

/** Reads the code, which takes some seconds, and leaves for /dev/texts what it found. */
function readPlaces(): Contexts {
  const contexts = contextsOf(textsOf('nl'), namedKeys(), madeKeys);
  mkdirSync(path.dirname(placesFile), { recursive: true });
  writeFileSync(placesFile, JSON.stringify(contexts));
  return contexts;
}

function exportTo(locale: Locale, place = `.cache/xliff/${locale}.xlf`): void {
  const files = filesOf(locale).map(({ name, dutch, english, own }): TextFile => ({ name, source: new Map(flatTexts<string>(dutch)), target: new Map(flatTexts<string>(own)), english: new Map(flatTexts<string>(english)) }));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, toXliff(locale, files, glossaryRows(), readPlaces()));
  console.log(`${place}: ${files.reduce((sum, { source }) => sum + source.size, 0)} texts.`);
}

function importFrom(place: string): void {
  const { locale, texts } = fromXliff(readFileSync(place, 'utf8'));
  if (!isLocale(locale) || locale === 'nl') throw new Error(`Its language is ${locale || 'not named'}, which is none that is translated to.`);
  const back = filesOf(locale).map((each) => ({ ...each, ...takenBack(each.name, texts, each.dutch, each.own) }));
  const breaches = back.flatMap(({ name, catalogue, dutch, english }) => catalogueBreaches(locale, catalogue, dutch, english).map((sentence) => `${name}: ${sentence}`));
  for (const sentence of back.flatMap(({ left }) => left)) console.log(`left alone: ${sentence}`);
  if (breaches.length > 0) throw new Error(`Nothing was written:\n${breaches.join('\n')}`);
  for (const { file, catalogue } of back) writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  const changed = back.flatMap((each) => each.changed);
  console.log(`${texts.length} texts read from ${place}, ${changed.length} of them new in the catalogues of ${locale}${changed.length > 0 ? ':' : '.'}`);
  for (const each of changed) console.log(`  ${each}`);
}

const [command, what, place] = process.argv.slice(2);
try {
  if (command === 'export' && isLocale(what) && what !== 'nl') exportTo(what, place);
  else if (command === 'import' && what) importFrom(what);
  else if (command === 'places') console.log(`${placesFile}: where ${Object.keys(readPlaces()).length} texts appear. npm run dev shows it at /dev/texts.`);
  else throw new Error('usage: npm run texts -- export <language> [file] | import <file> | places');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
