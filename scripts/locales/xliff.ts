// Catalogues as files of a translation service and back: XLIFF 2.0, Dutch as the source, and with each text what a translator needs to know of it.
import { JSDOM } from 'jsdom';
import type { Locale } from '@/lib/site/languages/locales';
import type { Catalogue } from './catalogues';
import { flatTexts } from './flat-texts.mjs';
import type { Contexts, TextContext } from './contexts';
import { glossaryNotes, type GlossaryRow } from './glossary';

/** A file of texts in the reference language, in the language that it is translated to, and in English, by dotted keys. */
export type TextFile = { name: string; source: ReadonlyMap<string, string>; target: ReadonlyMap<string, string>; english: ReadonlyMap<string, string> };
/** A text that came back. `source` is what it was translated from. */
export type Translated = { file: string; key: string; source: string; target: string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const howTo = 'ICU MessageFormat: what stands in {braces} and <tags> stays as it is; translate the words within plural and select, with every plural form of the language.';

const some = (words: readonly string[]) => (words.length > 6 ? `${words.slice(0, 5).join(', ')} and ${words.length - 5} more` : words.join(', '));

/** Where a text appears, as a translator is told: its screens, the pictures of the gallery (npm run dev), its room. */
const contextNotes = (locale: Locale, { files, screens, scenes, most }: TextContext): string[][] => [
  ['screen', some(screens.length > 0 ? screens : files)],
  ...(scenes.length > 0 ? [['picture', some(scenes.map((scene) => `/dev/gallery/${locale}/general/light/${scene}`))]] : []),
  ...(most === undefined ? [] : [['length', `At most ${most} characters.`]]),
];

function unit(key: string, file: TextFile, locale: Locale, glossary: readonly GlossaryRow[], context?: TextContext): string {
  const source = file.source.get(key)!;
  const target = file.target.get(key);
  const notes = [
    ...(locale === 'en' ? [] : [['english', file.english.get(key) ?? '']]),
    ...(context ? contextNotes(locale, context) : []),
    ...glossaryNotes(locale, key, source, glossary).map((note) => ['glossary', note]),
  ].filter(([, note]) => note);
  return [
    `    <unit id="${escaped(key)}" xml:space="preserve">`,
    ...(notes.length > 0 ? ['      <notes>', ...notes.map(([category, note]) => `        <note category="${category}">${escaped(note!)}</note>`), '      </notes>'] : []),
    `      <segment state="${target === undefined ? 'initial' : 'translated'}">`,
    `        <source>${escaped(source)}</source>`,
    ...(target === undefined ? [] : [`        <target>${escaped(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

/** The catalogue's name for a key of a file: those of a page of law have the page before them. */
const keyIn = (name: string, key: string) => (/legal\/[\w-]+(?=\/)/.exec(name)?.[0] ?? '') + (name.includes('legal/') ? `:${key}` : key);

/** The XLIFF of a language. A text without translation goes without target. `contexts`: where each appears. */
export function toXliff(locale: Locale, files: readonly TextFile[], glossary: readonly GlossaryRow[], contexts: Contexts = {}): string {
  const body = files.map((file, at) => [`  <file id="f${at + 1}" original="${escaped(file.name)}">`, `    <notes><note category="format">${escaped(howTo)}</note></notes>`, ...[...file.source.keys()].map((key) => unit(key, file, locale, glossary, contexts[keyIn(file.name, key)])), '  </file>'].join('\n'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="nl" trgLang="${locale}">\n${body.join('\n')}\n</xliff>\n`;
}

/** The language of an XLIFF, and what was translated in it; a unit without target is left out. Throws on what is no XLIFF 2. */
export function fromXliff(xml: string): { locale: string; texts: Translated[] } {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const root = document.documentElement;
  if (root.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('2.')) throw new Error('This is no XLIFF 2 file.');
  const texts = [...root.getElementsByTagName('unit')].flatMap((each): Translated[] => {
    const all = (name: string) => [...each.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '').join('');
    if (each.getElementsByTagName('target').length === 0) return [];
    return [{ file: each.closest('file')?.getAttribute('original') ?? '', key: each.getAttribute('id') ?? '', source: all('source'), target: all('target') }];
  });
  return { locale: root.getAttribute('trgLang') ?? '', texts };
}

/** A catalogue with the order and groups of the reference, and the texts of a language; what it lacks is left out. */
export function catalogueLike(reference: Catalogue, texts: ReadonlyMap<string, string>, above = ''): Catalogue {
  return Object.fromEntries(
    Object.entries(reference).flatMap(([name, value]): [string, string | Catalogue][] => {
      const key = above + name;
      if (typeof value === 'string') return texts.has(key) ? [[name, texts.get(key)!]] : [];
      const group = catalogueLike(value, texts, `${key}.`);
      return Object.keys(group).length > 0 ? [[name, group]] : [];
    }),
  );
}

/** What came back for one file, as the catalogue to write, the texts that it changes, and what was left alone and why. */
export function takenBack(file: string, texts: readonly Translated[], reference: Catalogue, now: Catalogue): { catalogue: Catalogue; changed: string[]; left: string[] } {
  const source = new Map(flatTexts<string>(reference));
  const target = new Map(flatTexts<string>(now));
  const changed: string[] = [];
  const left: string[] = [];
  for (const text of texts.filter((each) => each.file === file)) {
    if (!source.has(text.key)) left.push(`${file} ${text.key} is no longer a message.`);
    else if (source.get(text.key) !== text.source) left.push(`${file} ${text.key} has another Dutch text by now: ‘${source.get(text.key)}’.`);
    else if (target.get(text.key) !== text.target) {
      changed.push(`${file} ${text.key}`);
      target.set(text.key, text.target);
    }
  }
  return { catalogue: catalogueLike(reference, target), changed, left };
}
