// The words of docs/glossary.tsv against those of a message: a fixed phrase is said as it stands there, a term by its own word, and some words by none.
import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/site/locales';
import { formsOf } from './message-text';

export type GlossaryRow = { key: string; words: Record<Locale, string>; note: string };

/** The glossary: one row a phrase or term, a column a language, and what to know of it. */
export function glossaryRows(file = 'docs/glossary.tsv'): GlossaryRow[] {
  const [head = [], ...rows] = readFileSync(file, 'utf8').trim().split('\n').map((row) => row.split('\t'));
  return rows.map((row) => {
    const { key = '', note = '', ...words } = Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']));
    return { key, note, words: words as Record<Locale, string> };
  });
}

/** A term, the Dutch words that call for it, and the stems that it has where the glossary's own word is inflected out of recognition. */
type Term = { dutch: RegExp; also?: Partial<Record<Locale, RegExp>> };

const terms: Record<string, Term> = {
  'term.gift': { dutch: /cadeau/i },
  'term.credits': { dutch: /\bcredits?\b/i, also: { sv: /\bcredits?/i, da: /\bcredits?/i, nb: /\bcredits?/i } },
  'term.bundle': { dutch: /bundel/i },
  'term.premium': { dutch: /premium/i },
  'term.match': { dutch: /\bmatch(es)?\b/i, also: { pl: /\bpar|dopasow/i } },
  'term.photo': { dutch: /(?<!\p{L})foto(’s)?(?!\p{L})/iu, also: { pl: /zdję/i, sv: /fot/i } },
  'term.swipe_game': { dutch: /swipespel/i },
};

// Words that mean something else in this trade, or sell where the product informs: the notes of the glossary tell of them.
const avoided: Record<Locale, RegExp> = {
  nl: /opgewonden|(?<!\p{L})nep|dames wachten|blijf alleen/iu,
  en: /hot singles|exclusive|(?<!\p{L})(?:fake|guys)|hurry up|don’t miss out/iu,
  de: /geil|heiße|erregt|(?<!\p{L})Fake|Nutzer|gratis Flirt|Kredite?(?!\p{L}|-)/u,
  fr: /(?<!\p{L})(?:baiser(?!s)(?= (?:avec|les|tout)))|excité|faux profil|(?<!\p{L})chats?(?!\p{L})|tchat|brise-glace/iu,
  es: /caliente|excitad|paquete|(?<!\p{L})(?:cog(?:e|er|ido)(?!\p{L})|fals[oa]|chic[oa]s?(?!\p{L})|vosotros|ustedes)/iu,
  it: /(?<!\p{L})(?:membr[oi]|eccitat|fint[oaie](?!\p{L})|fals[oaie](?!\p{L}))|ragazze in attesa/iu,
  pl: /członk|członek|podniec|gorąc|fałszyw|lodołamacz/iu,
  sv: /(?<!\p{L})(?:het(?!\p{L})|kåt|falsk|kredit(?!-)|isbrytare)|tjejer väntar/iu,
  da: /ophids|falsk|(?<!\p{L})kreditt?(?:er)?(?!\p{L}|-)|isbryder/iu,
  nb: /opphiss|falsk|(?<!\p{L})(?:kåt|kreditt(?!-)|isbryter)|jenter venter/iu,
  fi: /kiihott|valeprofi|(?<!\p{L})(?:luoto[tn]|panna(?!\p{L}))|jäänmurtaja/iu,
};

// These stand after another label or in a list, and take their case or form from it; a rule is no phrase.
const bound = /^(?:term|rule|seek|gender|interest|fictional\.tag)\b/;
const plain = (text: string) => text.toLowerCase().replace(/[.…]$/u, '').replace(/\s+/gu, ' ').trim();

/** The stem by which a term is known in running text: the first word of its entry, less an ending. */
const stemOf = (words: string) => plain(words).split(' ')[0]!.slice(0, Math.max(3, Math.min(5, plain(words).split(' ')[0]!.length - 1)));

/** What a message says otherwise than the glossary, each a sentence without its key. */
export function glossaryFaults(locale: Locale, { key, text, dutch }: { key: string; text: string; dutch: string }, rows: readonly GlossaryRow[]): string[] {
  const forms = formsOf(text).join(' ');
  const dutchForms = formsOf(dutch).join(' ');
  const phrases = rows.filter((row) => (row.key === key || !bound.test(row.key)) && plain(row.words.nl) === plain(dutch)).map(({ words }) => words[locale]);
  const otherwise = phrases.length > 0 && !phrases.some((phrase) => plain(phrase) === plain(text)) ? [`is ‘${phrases.join('’ or ‘')}’ in the glossary.`] : [];
  const unnamed = rows.filter((row) => {
    const term = terms[row.key];
    if (!term || locale === 'nl' || !term.dutch.test(dutchForms)) return false;
    return !forms.toLowerCase().includes(stemOf(row.words[locale])) && !term.also?.[locale]?.test(forms);
  });
  const found = avoided[locale].exec(forms)?.[0];
  return [
    ...otherwise,
    ...unnamed.map(({ words }) => `does not use the glossary’s word ‘${words[locale]}’.`),
    ...(found ? [`has the word ‘${found}’, which the language avoids here.`] : []),
  ];
}
