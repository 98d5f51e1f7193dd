import { expect, test } from 'vitest';
import { locales } from '@/lib/site/languages/locales';
import { catalogueFiles, readCatalogue } from './catalogues';
import { flatTexts } from './flat-texts.mjs';
import { glossaryRows } from './glossary';
import { fromXliff, takenBack, toXliff } from './xliff';

const filesOf = (locale: (typeof locales)[number]) =>
  catalogueFiles(locale).map(({ file }, at) => {
    const [dutch, english, own] = [catalogueFiles('nl')[at]!.file, catalogueFiles('en')[at]!.file, file].map(readCatalogue);
    return { file, dutch: dutch!, own: own!, name: file, source: new Map(flatTexts<string>(dutch!)), target: new Map(flatTexts<string>(own!)), english: new Map(flatTexts<string>(english!)) };
  });

test.each(locales.filter((locale) => locale !== 'nl'))('every text of %s goes out and comes back as it was, in its place', (locale) => {
  const files = filesOf(locale);
  const { locale: named, texts } = fromXliff(toXliff(locale, files, glossaryRows()));
  expect(named).toBe(locale);
  for (const { name, dutch, own } of files) {
    expect(takenBack(name, texts, dutch, {})).toMatchObject({ catalogue: own, left: [] });
    expect(takenBack(name, texts, dutch, own)).toEqual({ catalogue: own, changed: [], left: [] });
  }
}, 60_000);

const one = { name: 'locales/de.json', source: new Map([['gift.send', 'Stuur een cadeau & “<b>{name}</b>”']]), target: new Map<string, string>(), english: new Map([['gift.send', 'Send a gift']]) };

test('a text goes with its English and with the words of the glossary that stand in it', () => {
  const xml = toXliff('de', [one], glossaryRows());
  expect(xml).toContain('<note category="english">Send a gift</note>');
  expect(toXliff('es', [{ ...one, source: new Map([['pay.bundle', 'Kies een bundel']]) }], glossaryRows())).toMatch(/bundel = pack\..*Not: paquete\*/);
  expect(xml).toMatch(/<note category="glossary">cadeau = Geschenk\. Never leave gift untranslated/);
  expect(xml).toContain('<source>Stuur een cadeau &amp; “&lt;b&gt;{name}&lt;/b&gt;”</source>');
  expect(fromXliff(xml)).toEqual({ locale: 'de', texts: [] });
});

test('a text goes with where it appears, how much room it has, and pages of law under their own names', () => {
  const context = { files: ['features/gifts/send.tsx'], screens: ['/a', '/b', '/c', '/d', '/e', '/f', '/g'], scenes: ['gift-sent'], most: 22 };
  const xml = toXliff('de', [one, { ...one, name: 'locales/legal/terms/de.json' }], [], { 'gift.send': context, 'legal/terms:gift.send': { ...context, screens: ['/pages/terms'], scenes: [] } });
  expect(xml).toContain('<note category="screen">/a, /b, /c, /d, /e and 2 more</note>');
  expect(xml).toContain('<note category="picture">/dev/gallery/de/general/light/gift-sent</note>');
  expect(xml).toContain('<note category="length">At most 22 characters.</note>');
  expect(xml.split('<note category="screen">/pages/terms</note>')).toHaveLength(2);
});

test('what a service filled in is taken; what has changed or gone meanwhile is told and left alone', () => {
  const xml = toXliff('de', [one], []).replace('</source>', '</source><target xml:lang="de">Ein Geschenk &amp; „&lt;b&gt;{name}&lt;/b&gt;“</target>');
  const { texts } = fromXliff(xml);
  expect(takenBack('locales/de.json', texts, { gift: { send: 'Stuur een cadeau & “<b>{name}</b>”', other: 'Anders' } }, {})).toEqual({ catalogue: { gift: { send: 'Ein Geschenk & „<b>{name}</b>“' } }, changed: ['locales/de.json gift.send'], left: [] });
  expect(takenBack('locales/de.json', texts, { gift: { send: 'Geef iets' } }, { gift: { send: 'Alt' } })).toEqual({ catalogue: { gift: { send: 'Alt' } }, changed: [], left: [expect.stringContaining('another Dutch text by now')] });
  expect(takenBack('locales/de.json', texts, { hi: 'Dag' }, { hi: 'Tag' })).toEqual({ catalogue: { hi: 'Tag' }, changed: [], left: [expect.stringContaining('no longer a message')] });
});

test('a language that nobody has written yet goes out whole, without files and without a column in the glossary', () => {
  expect(readCatalogue('locales/xx.json')).toEqual({});
  const glossary = [{ key: 'term.gift', words: { nl: 'cadeau' }, note: 'One word.', avoid: {} }] as unknown as Parameters<typeof toXliff>[2];
  const xml = toXliff('de', [one], glossary);
  expect(xml).toContain('<segment state="initial">');
  expect(xml).not.toMatch(/undefined|category="glossary"/);
});

test('another kind of file is refused', () => {
  expect(() => fromXliff('<xliff version="1.2"/>')).toThrow('no XLIFF 2');
  expect(() => fromXliff('<xliff version="2.0">')).toThrow();
});
