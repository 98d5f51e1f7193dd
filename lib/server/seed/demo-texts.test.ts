import { expect, test } from 'vitest';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { demoWorld } from './demo-world';

const now = new Date('2026-11-21T20:06:00Z');
const { members, conversations, icebreakers } = demoWorld(now);
const abouts = members.flatMap(({ about, locale, country, region }) => (about ? [{ about, locale, country, region }] : []));

// Words that one language uses all the time and its neighbours hardly do.
const signs: Record<Locale, RegExp> = {
  nl: /\b(ik|het|een|van|niet|wat|jij|mijn|zijn|de|met|nog|wie|waar|hier)\b/gi,
  en: /\b(the|and|you|for|with|what|my)\b/gi,
  de: /\b(ich|und|der|die|das|ist|nicht|wer|dein|ein|mit)\b/gi,
  fr: /\b(je|et|une|des|les|pas|avec|que|quand|qui|ou|ce|tu)\b/gi,
  es: /\b(que|los|las|una|con|pero|algo|el|un|cuando|mi|por)\b/gi,
  it: /\b(che|di|con|una|niente|gli|il|un|cosa|quando|mi)\b/gi,
  pl: /\b(nie|się|z|jak|do|czego|kto|gdy|co|i|w)\b/gi,
  sv: /\b(jag|och|är|att|inte|någon|vem|när|som|vilken|vad)\b/gi,
  da: /\b(jeg|og|er|af|ikke|der|du|når|hvem|hvad|hvilken|uden|først)\b/gi,
  nb: /\b(jeg|og|er|av|ikke|noen|du|når|hvem|hva|hvilken|uten|først)\b/gi,
  fi: /\b(on|ja|jos|mitä|kun|vai|olen|ei|kanssa|minkä|millainen|mikä|ilman|joskus|siihen)\b/gi,
};
const nordic: Locale[] = ['da', 'nb'];

/** The languages that a text looks most like: Danish and Norwegian count as one. */
function languagesOf(text: string): Locale[] {
  const counted = locales.map((locale) => ({ locale, hits: text.match(signs[locale])?.length ?? 0 }));
  const most = Math.max(...counted.map(({ hits }) => hits));
  return counted.filter(({ hits }) => hits === most && hits > 0).map(({ locale }) => locale);
}

test.each(locales)('profiles in %s are in that language', (locale) => {
  const own = abouts.filter((each) => each.locale === locale);
  expect(own.length, 'members of the demo world who write it: their country in towns.ts, census.ts, members.ts and sites.ts').toBeGreaterThanOrEqual(5);
  for (const { about } of own) {
    const looksLike = languagesOf(about);
    expect(looksLike.some((each) => each === locale || (nordic.includes(each) && nordic.includes(locale))), `${locale}: ${about}`).toBe(true);
  }
});

test('a member writes in the language of their country, or is one of the few who moved', () => {
  const home = { NL: 'nl', DE: 'de', FR: 'fr', ES: 'es', IT: 'it', PL: 'pl', SE: 'sv', DK: 'da', NO: 'nb', FI: 'fi' } as const;
  for (const { country, region, locale } of abouts) {
    if (country === 'BE') expect(['BE-WLG', 'BE-WNA', 'BE-WHT'].includes(region) ? ['fr'] : ['nl', 'fr']).toContain(locale);
    else if (country in home && locale !== 'en') expect(locale).toBe(home[country as keyof typeof home]);
  }
  expect(abouts.filter(({ locale }) => locale === 'en').length).toBeLessThan(12);
});

test('no two members of a site have the same profile, and nobody’s stands more than twice', () => {
  const seen = new Map<string, number>();
  for (const { about } of abouts) seen.set(about, (seen.get(about) ?? 0) + 1);
  expect(Math.max(...seen.values())).toBeLessThanOrEqual(2);
  expect(seen.size).toBeGreaterThan(abouts.length * 0.9);
  expect(abouts.every(({ about }) => about.length >= 60 && about.length <= 500)).toBe(true);
});

test('[A02] [S06] every language has eight openers or more, each its own', () => {
  for (const locale of locales) {
    expect(icebreakers[locale].length).toBeGreaterThanOrEqual(8);
    expect(new Set(icebreakers[locale]).size).toBe(icebreakers[locale].length);
  }
  expect(icebreakers.nl.slice(0, 3)).toEqual(['Wat is jouw perfecte zondag?', 'Waar moest je vandaag om lachen?', 'Berg of zee?']);
  expect(icebreakers.fr.join(' ')).not.toMatch(/\bvo(us|tre|s)\b/i);
});

test('every text is set as its language is written', () => {
  const all = [
    ...abouts.map(({ about, locale }) => [locale, about] as const),
    ...locales.flatMap((locale) => icebreakers[locale].map((line) => [locale, line] as const)),
    ...conversations.flatMap(({ messages, members: [first] }) => messages.map(({ text }) => [members[first - 1]!.locale, text] as const)),
  ];
  for (const [locale, text] of all) {
    expect(text).not.toMatch(/['"]|\.\.\.|\s\s|\{|^\s|\s$/);
    if (locale === 'fr') expect(text).not.toMatch(/ [?!:;]|[^\s ][?!;]/);
  }
});
