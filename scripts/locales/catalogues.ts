// The catalogues of a language as one list: the messages of the app, and those of each page of law under `legal/<page>:`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/site/languages/locales';
import { flatTexts } from './flat-texts.mjs';

/** Texts by key, in groups. */
export type Catalogue = { [key: string]: string | Catalogue };
/** A file of texts, and what stands before its keys in a list of all. */
export type CatalogueFile = { file: string; above: string };

/** The files of a language below `root`. */
export function catalogueFiles(locale: Locale, root = 'locales'): CatalogueFile[] {
  const pages = readdirSync(path.join(root, 'legal')).sort();
  return [{ file: path.join(root, `${locale}.json`), above: '' }, ...pages.map((page) => ({ file: path.join(root, 'legal', page, `${locale}.json`), above: `legal/${page}:` }))];
}

/** A catalogue; one that nobody has written yet, of a language that is being added, is empty. */
export const readCatalogue = (file: string): Catalogue => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {});

/** Every text of a language by its key. */
export function textsOf(locale: Locale, root = 'locales'): Map<string, string> {
  return new Map(catalogueFiles(locale, root).flatMap(({ file, above }) => flatTexts<string>(readCatalogue(file), above)));
}
