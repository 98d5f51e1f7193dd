// Names of people and sites stand as they are: Polish and Finnish decline nouns, and nobody knows how a name ends.
import type { Locale } from '@/lib/site/languages/locales';

const name = String.raw`\{(?:name|site|to|place|provider|company|bank|region|method|label|plural|who|suggestion)\}(?:</\w+>)?`;

/** In Polish a preposition asks for a case: a noun takes it ('w serwisie {site}'). */
const polish = new RegExp(String.raw`(?<!\p{L})(?:bez|blisko|dla|do|dzięki|koło|ku|między|na|nad|naprzeciw|o|obok|od|ode|oprócz|po|pod|podczas|pomiędzy|ponad|poza|przeciw|przeciwko|przed|przez|przy|spod|u|w|według|wobec|wokół|wśród|we|względem|z|za|zamiast|ze)[ \u00A0](?:<\w+>)?${name}`, 'iu');
/** In Finnish a case is an ending, behind a colon too, and what stands behind a name asks for its genitive: '{name}:' and a noun before it are left. */
const finnish = new RegExp(String.raw`${name} (?:ansiosta|jälkeen|kanssa|kautta|kohdalla|kuva|kuvat|luona|lisäksi|mielestä|mukaan|ohella|profiili|puolesta|sijaan|sivulla|takana|tili|viesti)(?!\p{L})`, 'iu');
const ending = new RegExp(String.raw`${name}(?:[\p{L}’-]|:\p{L})`, 'iu');

/** An ending on a number, a sum or a date ('{number}n', '#n'): only the noun before it ('numeroon {number}') can have a case. Behind a hyphen stands a word of its own ('{age}-vuotias'). */
const glued = /(?:\{\w+(?:, (?:number|date|time))?\}|#)(?:<\/\w+>)?:?\p{L}/u;

/** A verb asks for a case as well ('Zablokuj {name}', 'Tykkää {name}'): right before a name stands a noun that takes it, or a word that asks for none. */
const before = /(?<!\p{L})(\p{L}+)[ \u00A0](?:<\w+>)?\{(?:name|site|to|who)\}/giu;
const caseless = { pl: /^(?:profil\p{L}*|serwis\p{L}*|a|gdy|i|ją|jak|nie|przechowuje|używa|zadaje)$/iu, fi: /^(?:palvelu\p{L}*|profii\p{L}*|sivust\p{L}*|ei|estetäänkö|esittää|evästeitä|hei|ja|kuin|kun|myös|on|tietoja)$/iu };

/** Where a message declines a name, or puts an ending on another argument, each a sentence without its key. */
export function declinedNames(locale: Locale, text: string): string[] {
  if (locale !== 'pl' && locale !== 'fi') return [];
  const found = ending.exec(text)?.[0] ?? (locale === 'pl' ? polish : finnish).exec(text)?.[0] ?? [...text.matchAll(before)].find(([, word]) => !caseless[locale].test(word!))?.[0];
  if (found) return [`declines a name (‘${found}’): give the case to a noun before it.`];
  const end = glued.exec(text)?.[0];
  return end ? [`puts an ending on an argument (‘${end}’): give the case to a noun before it.`] : [];
}
