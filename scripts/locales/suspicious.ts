// What a reader of the language would stumble over in a message: a text in another language, foreign quotes, spaces, sums, select choices.
import type { Locale } from '@/lib/site/languages/locales';
import { formsOf, selectsOf } from './message-text';

type Message = { text: string; dutch: string; english: string };
type Writing = { /** The quotes of the language, opening and closing. */ quotes: [string, string]; /** The per cent sign stands at its number, without a no-break space. */ closePercent?: true; /** Marks before which a no-break space stands. */ spaced?: RegExp };

const writing: Record<Locale, Writing> = {
  nl: { quotes: ['“', '”'], closePercent: true }, en: { quotes: ['“', '”'], closePercent: true }, de: { quotes: ['„', '“'] }, pl: { quotes: ['„', '”'], closePercent: true },
  fr: { quotes: ['«', '»'], spaced: /(?<![\u00A0\u202F])»|(?<![\u00A0\u202F:;!?%])[:;!?](?=[\s.,)\u00A0\u202F»]|$)|«(?![\u00A0\u202F])/u },
  es: { quotes: ['«', '»'] }, it: { quotes: ['«', '»'], closePercent: true }, nb: { quotes: ['«', '»'] },
  sv: { quotes: ['”', '”'] }, da: { quotes: ['”', '”'] }, fi: { quotes: ['”', '”'] },
};
const anyQuote = /["“”„«»‘‚]/gu;
const spaceBeforeEllipsis: readonly Locale[] = ['de', 'sv', 'da', 'nb'];

/** Whether quotes open and close in turn. */
function arePaired([open, close]: [string, string], form: string): boolean {
  const marks = [...form].filter((mark) => mark === open || mark === close);
  return marks.length % 2 === 0 && marks.every((mark, at) => mark === (at % 2 === 0 ? open : close));
}

const percentFault = (locale: Locale, form: string): string[] =>
  (writing[locale].closePercent ? /\s%/u : /[^\u00A0\u202F]%/u).test(form) ? [`writes its per cent sign ${writing[locale].closePercent ? 'apart from' : 'without a no-break space behind'} its number.`] : [];

const quoteFaults = (locale: Locale, form: string): string[] => {
  const { quotes, spaced } = writing[locale];
  const wrong = [...new Set(form.match(anyQuote) ?? [])].filter((mark) => !quotes.includes(mark));
  return [
    ...(wrong.length > 0 ? [`quotes with ${wrong.join(' ')}: the language writes ${quotes[0]}…${quotes[1]}.`] : []),
    ...(wrong.length === 0 && !arePaired(quotes, form) ? ['does not close its quotes, or closes what it has not opened.'] : []),
    ...(spaced?.test(form) ? ['lacks the no-break space of its punctuation.'] : []),
    ...(locale === 'es' && ((form.includes('?') && !form.includes('¿')) || (form.includes('!') && !form.includes('¡'))) ? ['lacks the opening ¿ or ¡.'] : []),
  ];
};

const spaceFaults = (locale: Locale, text: string, form: string): string[] => [
  ...(text !== text.trim() ? ['begins or ends with a space.'] : []),
  ...(/[ \u00A0\u202F]{2}/u.test(form) ? ['has two spaces in a row.'] : []),
  ...(/[,;!?]\p{L}/u.test(form) ? ['lacks the space behind its punctuation.'] : []),
  ...(locale !== 'fr' && /\s[,.;:!?](?=\s|$)/u.test(form) ? ['has a space before its punctuation.'] : []),
  ...(spaceBeforeEllipsis.includes(locale) && /\p{L}…/u.test(form) ? ['lacks the space before its ….'] : []),
  ...(!spaceBeforeEllipsis.includes(locale) && /\p{L}[ \u00A0\u202F]…/u.test(form) ? ['has a space before its ….'] : []),
];

const lostQuotes = (locale: Locale, forms: string[], dutch: string[]): string[] =>
  dutch.some((form) => form.includes(writing.nl.quotes[0])) && !forms.some((form) => form.match(anyQuote)) ? ['leaves out the quotes that Dutch has.'] : [];

const sumFaults = (form: string): string[] => [
  ...(/[€$£]|(?<!\p{L})(?:EUR|USD|PLN|SEK|NOK|DKK|zł|\d ?kr)(?!\p{L})/u.test(form) ? ['writes a currency out: pass the sum as an argument.'] : []),
  ...(/(?<![\p{L}\d])\d/u.test(form) ? ['writes a number out: pass it as an argument.'] : []),
];

const wordsOf = (form: string) => form.replaceAll('{}', '').match(/\p{L}[\p{L}’-]*/gu) ?? [];

/** Whether a message is word for word that of Dutch or English, although it has words. Names and loan words are for the caller to let pass. */
export function copiedFrom(locale: Locale, { text, dutch, english }: Message): 'nl' | 'en' | null {
  if (locale === 'nl' || formsOf(text).every((form) => wordsOf(form).length === 0)) return null;
  if (locale !== 'en' && text === english) return 'en';
  return text === dutch ? 'nl' : null;
}

// By the member's own gender and by the country a language chooses its grammar: each has the cases that it needs.
const ofGrammar = new Set(['gender', 'country']);

const choiceFaults = ({ text, dutch }: Message): string[] => {
  const wanted = selectsOf(dutch);
  return [...selectsOf(text)].filter(([name, choices]) => !ofGrammar.has(name) && String(wanted.get(name)) !== String(choices)).map(([name, choices]) => `chooses among ${choices.join(', ')} by {${name}}, and Dutch among ${wanted.get(name)?.join(', ') ?? 'none'}.`);
};

/** What is odd about how a message is written, each a sentence without its key. */
export function oddities(locale: Locale, message: Message): string[] {
  const forms = formsOf(message.text);
  const found = forms.flatMap((form) => [...quoteFaults(locale, form), ...percentFault(locale, form), ...spaceFaults(locale, message.text, form), ...sumFaults(form)]);
  return [...new Set([...found, ...lostQuotes(locale, forms, formsOf(message.dutch)), ...choiceFaults(message)])];
}
