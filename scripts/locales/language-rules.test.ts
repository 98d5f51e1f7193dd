import { expect, test } from 'vitest';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { staticPages } from '@/lib/site/addresses/static-pages';
import { homonyms } from './allowed';
import { branchFaults } from './branch-faults';
import { textsOf } from './catalogues';
import { clockFaults } from './clock-times';
import { countedFaults } from './counted-words';
import { declinedNames } from './declined-names';
import { glossaryFaults, glossaryRows } from './glossary';
import { nameFaults, namesOf, needlessHomonyms, quotedFaults, sharedLabels } from './name-faults';
import { suspiciousMessages, type Texts } from './oddity-report';
import { pageNameFaults, unnamedPages } from './page-names';
import { runningNameFaults } from './running-names';
import { oddities } from './suspicious';

const odd = (locale: Locale, text: string) => oddities(locale, { text, dutch: text, english: '' });
const sentence = (part: RegExp) => [expect.stringMatching(part)];

test.each<[Locale, string]>([
  ['fr', 'Il reste {share} %'], ['de', '{share}% Rabatt'], ['es', 'un {share} % de descuento'], ['sv', '{share}% klart'], ['da', '{share} % rabat'], ['nb', '{share}% rabatt'], ['fi', '{share} % ladattu'],
  ['nl', '{share} % korting'], ['en', '{share}\u00A0% off'], ['it', 'il {share} % di sconto'], ['pl', '{share}\u00A0% zniżki'],
])('%s: the per cent sign of ‘%s’ is told', (locale, text) => expect(odd(locale, text)).toEqual(sentence(/per cent sign/)));

test.each<[Locale, string]>([['fr', '{share}\u202F% de réduction'], ['de', '{share}\u00A0% Rabatt'], ['nl', '{share}% korting'], ['pl', '{share}% zniżki']])('%s: that of ‘%s’ is in order', (locale, text) => expect(odd(locale, text)).toEqual([]));

test.each<[Locale, string]>([
  ['fr', 'Pourquoi ?'], ['fr', 'Non !'], ['fr', 'ceci ; cela'], ['fr', 'Total:'], ['fr', 'Choisi «\u00A0ceci »'], ['fr', 'Touchez «\u00A0Rester ici ».'], ['fr', '(Pourquoi ?)'], ['fr', 'Vraiment !, dit-on'],
])('%s: the no-break space of ‘%s’ is missed', (locale, text) => expect(odd(locale, text)).toEqual(sentence(/no-break space/)));

test.each<[Locale, string, RegExp]>([
  ['de', 'Tippe auf “Bleiben”', /the language writes „…“/], ['de', '“Bleiben„ heißt es', /does not close/], ['de', 'Tippe auf „Bleiben', /does not close/], ['pl', 'Wybierz „Zostań„', /does not close/],
  ['fr', 'Touchez «\u00A0Rester', /does not close/], ['en', 'Choose ”Stay“', /does not close/], ['sv', 'Välj ”Stanna', /does not close/], ['en', 'Choose ‘Stay’', /quotes with ‘/], ['nb', 'Trykk på ”Bli”', /the language writes «…»/],
])('%s: the quotes of ‘%s’ are told', (locale, text, part) => expect(odd(locale, text)).toEqual(sentence(part)));

test('what Dutch quotes is quoted', () => {
  const beside = (text: string) => oddities('de', { text, dutch: 'Kies “Hier blijven”.', english: '' });
  expect(beside('Wähle „Hier bleiben“.')).toEqual([]);
  expect(beside('Wähle Hier bleiben.')).toEqual(sentence(/leaves out the quotes/));
});

test.each<[Locale, string]>([['fr', 'Bonjour\u00A0!Dites tout.'], ['nl', 'Klaar,nu jij'], ['en', 'Done?Go on']])('%s: ‘%s’ lacks a space behind its punctuation', (locale, text) => expect(odd(locale, text)).toContainEqual(expect.stringMatching(/space behind its punctuation/)));

test('a button or page that a text names is called so', () => {
  const names = namesOf(new Map([['leave.stay', 'Hier bleiben'], ['settings.more', 'Mehr …'], ['gift', '{kind, select, rose {Rose} other {Geschenk}}']]));
  expect(quotedFaults('de', 'Tippe auf „Hier bleiben“, auf „Mehr“ oder „Geschenk“ oder „{name}“.', names)).toEqual([]);
  expect(quotedFaults('de', 'Tippe auf „Bleiben“.', names)).toEqual(sentence(/‘Bleiben’, which nothing is called/));
});

test('what has one name in Dutch has one in a language, save for words of several meanings', () => {
  const dutch = new Map([['a.go', 'Bekijk bundels'], ['b.go', 'Bekijk bundels'], ['c.go', 'Bekijk bundels'], ['d.state', 'Anders'], ['e.state', 'Anders'], ['lander.x', 'Bekijk bundels'], ['operator.x', 'Bekijk bundels'], ['lander.iconslanding.x', 'Bekijk bundels']]);
  const german = new Map([['a.go', 'Pakete ansehen'], ['b.go', 'Zu den Paketen'], ['c.go', 'Pakete ansehen'], ['d.state', 'Anderes'], ['e.state', 'Etwas anderes'], ['lander.x', 'Pakete ansehen'], ['operator.x', 'Pakete'], ['lander.iconslanding.x', 'Pakete']]);
  const labels = sharedLabels(dutch, ['anders']);
  expect(nameFaults(german, labels)).toEqual(['b.go', 'operator.x'].map((key) => ({ key, sentence: expect.stringContaining('Dutch has one name for both') as string })));
  expect(nameFaults(dutch, labels)).toEqual([]);
  expect(needlessHomonyms([german], dutch, ['anders', 'verder'])).toEqual(['verder']);
  expect(new Set(homonyms).size).toBe(homonyms.length);
});

test('what Dutch says in one way, however long, a language says in one', () => {
  const dutch = new Map([['a.hint', 'Geen telefoonnummer of adres: iedereen kan dit lezen'], ['b.hint', 'Geen telefoonnummer of adres: iedereen kan dit lezen.']]);
  const italian = new Map([['a.hint', 'Niente telefono o indirizzo: lo leggono tutti'], ['b.hint', 'Niente numero o indirizzo: chiunque può leggerlo.']]);
  expect(nameFaults(italian, sharedLabels(dutch, []))).toEqual([{ key: 'b.hint', sentence: expect.stringContaining('Dutch has one name for both') as string }]);
});

test.each<[Locale, string, string, string]>([
  ['nl', 'legal.support', 'legal/service:title', 'Hulp en contact'], ['da', 'layout.nav.search', 'members.search.title', 'Find medlemmer'], ['fi', 'layout.nav.chats', 'chat.list.title', 'Keskustelut'], ['sv', 'shell.account.settings', 'settings.title', 'Alternativ'],
])('%s: a page that one enters by %s is headed so (%s)', (locale, entry, key, other) => {
  const texts = new Map(textsOf(locale));
  expect(pageNameFaults(texts).filter((fault) => fault.key === key)).toEqual([]);
  expect(pageNameFaults(texts.set(key, other)).map((fault) => fault.key)).toEqual([key]);
  expect(suspiciousMessages(locale, { nl: textsOf('nl'), en: textsOf('en'), [locale]: texts } as unknown as Texts, [])).toContainEqual(`${locale}: ${key} is ‘${other}’, and one enters by ‘${texts.get(entry)!}’ (${entry}): a page has one name.`);
}, 60_000);

test('a way in that the list of pages lacks is told, and a line without its text', () => {
  expect(unnamedPages(textsOf('nl'))).toEqual([]);
  expect(unnamedPages(new Map([...textsOf('nl'), ['legal.imprint', 'Colofon']]))).toEqual([expect.stringContaining('legal.imprint')]);
  expect(unnamedPages(new Map([['legal.terms', 'Voorwaarden']]))).toContainEqual(expect.stringContaining('layout.nav.chats'));
});

test.each(['legal/terms:sections.credits.p2', 'lander.maplanding.lead', 'operator.reports.note'])('a page or feature that %s names has the name of the language', (key) => {
  const dutch = 'Je vindt je factuur bij Transacties.';
  const one = (text: string) => new Map([[key, text]]);
  const texts = Object.fromEntries(locales.map((locale) => [locale, one(dutch)])) as unknown as Texts;
  const told = (text: string) => suspiciousMessages('de', { ...texts, de: one(text), en: one('x') }, []);
  expect(told('Deine Rechnung steht bei Transaktionen.')).toEqual([]);
  expect(told('Deine Rechnung steht bei Zahlungen.')).toEqual([expect.stringContaining(`${key} calls ‘Transacties’ otherwise`)]);
  expect(runningNameFaults('it', { text: 'I pacchetti sono in Tariffe.', dutch: 'De bundels staan bij Prijzen.' })).toEqual(sentence(/‘Prijzen’ otherwise/));
  expect(runningNameFaults('nb', { text: 'Spør support.', dutch: 'Vraag het support.' })).toEqual(sentence(/‘support’ otherwise/));
});

test.each<[Locale, string, string]>([
  ['fi', 'Ilmoituksesi on käsitelty', 'Je melding is afgehandeld'], ['de', 'Keine Meldungen mehr', 'Geen notificaties meer'], ['pl', 'Twoje powiadomienie dotarło', 'Je melding is binnen'], ['en', 'Push notifications', 'Meldingen'],
])('%s: ‘%s’ takes a report about somebody for a notification, or the other way about', (locale, text, dutch) => expect(runningNameFaults(locale, { text, dutch })).toEqual(sentence(/otherwise than the language does/)));

test.each<[Locale, string]>([['es', 'hasta las {time}'], ['es', 'mañana a las <b>{time}</b>'], ['it', 'fino alle {time}'], ['it', 'Nuovi like all’<at>{time}</at>.'], ['it', 'dalle {time}'], ['it', 'la situazione alle <time></time>']])('%s: ‘%s’ is wrong at half past one', (locale, text) =>
  expect(clockFaults(locale, text)).toEqual(sentence(/wrong from 1:00/)),
);

test.each<[Locale, string]>([['es', 'termina: {time}'], ['es', 'Reintentar en {time}'], ['it', 'fino alle ore {time}'], ['it', 'Riprova tra {time}'], ['fr', 'jusqu’à {time}']])('%s: ‘%s’ is right at any hour', (locale, text) => expect(clockFaults(locale, text)).toEqual([]));

test.each<[Locale, string]>([
  ['pl', 'Witamy w {site}'], ['pl', 'Wiadomość od <b>{name}</b>'], ['pl', 'Zapłacono przez {method}'], ['pl', 'Napisz zamiast <b>{name}</b>'], ['pl', 'Ktoś spoza kręgu oprócz {who}'], ['pl', '{name}a'], ['pl', 'Zablokuj {name}'], ['fi', 'Tykkää <b>{name}</b>'], ['fi', '{site}n jäsenet'], ['fi', 'Tervetuloa {site}:iin'], ['fi', 'Keskustelu {name} kanssa'], ['fi', '<b>{name}</b>lle'],
])('%s: ‘%s’ declines a name', (locale, text) => expect(declinedNames(locale, text)).toEqual(sentence(/declines a name/)));

test.each<[Locale, string]>([['pl', 'Witamy w serwisie {site}'], ['pl', '{name}: nowa wiadomość'], ['pl', 'Zablokuj profil {name}'], ['pl', 'Para: Ty i {name}'], ['fi', 'Hei {name}, moi'], ['fi', 'Tervetuloa sivustolle {site}'], ['fi', '{name}: uusi viesti'], ['sv', 'Foto av {name}s vän'], ['de', 'Nachricht von {name}']])('%s: ‘%s’ does not', (locale, text) =>
  expect(declinedNames(locale, text)).toEqual([]),
);

test.each<[Locale, string]>([
  ['fi', 'Tilauksen {number}n maksu'], ['fi', 'Tilaukseen {number}:een'], ['fi', 'Vain <b>{amount}</b>lla'], ['fi', '{left, number}ssa'], ['fi', '{count, plural, one {#n päivän ajan} other {# päivän ajan}}'], ['pl', 'Do {date}go'],
])('%s: ‘%s’ puts an ending on an argument', (locale, text) => expect(declinedNames(locale, text)).toEqual(sentence(/puts an ending on an argument/)));

test.each<[Locale, string]>([
  ['fi', 'Tilauksen {number} maksu'], ['fi', 'Vähintään {min_age}-vuotias'], ['fi', '{discount} %:n alennus'], ['fi', '{current}/{total}'], ['fi', '{amount} / viesti'], ['fi', '{name}: {text}'], ['pl', '{count}+ osób'],
  ['fi', '{day, select, today {tänään} other {huomenna}} klo <b>{time}</b>'], ['sv', '{days, plural, one {# dags} other {# dagars}} ångerrätt'],
])('%s: ‘%s’ does not put one on', (locale, text) => expect(declinedNames(locale, text)).toEqual([]));

test.each<[Locale, string, string]>([
  ['en', 'swipe.title', 'Swiping game'], ['en', 'chat.list.title', 'Mail'], ['de', 'swipe.title', 'Swipespiel'], ['sv', 'swipe.title', 'Swipeleken'], ['fi', 'chat.gift.plain', 'Lahjoja'],
])('%s: a label that is a term of the glossary is that term, and %s is not ‘%s’', (locale, key, text) => {
  const term = { 'swipe.title': 'Swipespel', 'chat.list.title': 'Berichten', 'chat.gift.plain': 'Cadeau' }[key]!;
  expect(glossaryFaults(locale, { key, text, dutch: term }, glossaryRows())).toContainEqual(expect.stringMatching(/ in the glossary\.$/));
});

test('a button that likes is a verb, whatever the noun of the glossary is', () => {
  expect(glossaryFaults('fr', { key: 'swipe.key.like', text: 'J’aime', dutch: 'Like' }, glossaryRows())).toEqual([]);
  expect(glossaryFaults('en', { key: 'swipe.title', text: 'Swipe game', dutch: 'Swipespel' }, glossaryRows())).toEqual([]);
});

test.each<[Locale, string, RegExp]>([
  ['fr', '{count, plural, one {un message} many {# de messages} other {# messages}}', /for 0, without the number/],
  ['pl', '{count, plural, one {# kredyt} few {dwa kredyty} many {# kredytów} other {# kredytu}}', /for 2(2)?, without the number/],
  ['pl', '{hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}} i {minutes, plural, one {# minuta} few {dwie minuty} many {# minut} other {# minuty}}', /for 2(2)?, without the number/],
  ['nl', '{count, plural, =0 {} one {# dag} other {# dagen}}', /reads ‘’ for 0/],
  ['it', '{gender, select, female {Separata} other {Persona separata}}', /no words for the gender male/],
  ['es', '{status, select, paid {{count, plural, one {# crédito} many {# de créditos} other {créditos #}}} other {{count, plural, one {uno} many {#  más} other {#  más}}}}', /reads/],
])('%s: ‘%s’ is said in each of its forms, and what is wrong is told', (locale, text, part) => expect(branchFaults(locale, text)).toContainEqual(expect.stringMatching(part)));

test.each<[Locale, string]>([
  ['pl', '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}'],
  ['nl', '{count, plural, =0 {Niemand} one {Eén lid, <b>{name}</b>} other {# leden}}'],
  ['en', '{count, plural, one {second} other {seconds}}'],
  ['fr', '{gender, select, female {Veuve} male {Veuf} other {Veuf ou veuve}}'],
])('%s: ‘%s’ reads well in each', (locale, text) => expect(branchFaults(locale, text)).toEqual([]));

const counting = (one: string, other: string) => `{count, plural, one {Noch # ${one}} other {# ${other} <b>übrig</b>}}`;

test.each<[string, string, RegExp]>([
  ['a plural without its ending, behind another word', '{count, plural, one {Noch # freies Credit} other {# freie Credit}}', /^says ‘credit’ for other/],
  ['one and other exchanged', counting('Credits', 'Credit'), /^says ‘credits?’ for (?:one|other), which other texts say for (?:other|one) alone/],
  ['a plural without its ending', counting('Credit', 'Credit'), /^says ‘credit’ for other/],
])('a counted word in a form of other numbers is told: %s', (_, text, part) => {
  const usual = Array.from({ length: 2 }, (_none, at): [string, string] => [`usual.${at}`, counting('Credit', 'Credits')]);
  const faults = countedFaults(new Map([...usual, ['odd', text]]));
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toEqual({ key: 'odd', sentence: expect.stringMatching(part) as string });
  expect(countedFaults(new Map([...usual.slice(1), ['odd', text]]))).toEqual([]);
  expect(countedFaults(new Map([...usual, ['own', counting('Tag', 'Tage')]]))).toEqual([]);
});

test.each<[Locale, string, string]>([['sv', 'gifts.left', '{count, plural, one {Du har # credits kvar.} other {Du har # credit kvar.}}'], ['en', 'gifts.left', '{count, plural, one {You have # credit left.} other {You have # credit left.}}'], ['pl', 'gifts.left', '{count, plural, one {Masz jeszcze # kredyt.} few {Masz jeszcze # kredyt.} many {Masz jeszcze # kredytów.} other {Masz jeszcze # kredytu.}}']])(
  '%s: %s with a number and the word of another is told', (locale, key, text) => {
    const texts = { nl: textsOf('nl'), en: textsOf('en'), [locale]: new Map(textsOf(locale)).set(key, text) } as unknown as Texts;
    expect(suspiciousMessages(locale, texts, [])).toContainEqual(expect.stringMatching(/^\w\w: gifts\.left says ‘/));
  },
  60_000,
);

const avoided = glossaryRows().flatMap(({ key, avoid }) => Object.entries(avoid).flatMap(([locale, words]) => words.map((word) => [locale as Locale, word, key] as const)));

test('the glossary’s words to avoid are told in a text of their language, with any ending where they have a star', () => {
  expect(new Set(avoided.map(([locale]) => locale))).toEqual(new Set(locales));
  const said = (locale: Locale, text: string) => glossaryFaults(locale, { key: 'a.b', text, dutch: 'x' }, glossaryRows());
  for (const [locale, word] of avoided) {
    const whole = word.replace(/^\*/, 'vor').replace(/\*$/, 'xyz');
    expect(said(locale, `… ${whole}, …`), `${locale} ${word}`).toEqual([expect.stringContaining('which the language avoids here')]);
    if (!word.endsWith('*')) expect(said(locale, `… ${whole}qqq, …`), `${locale} ${word}`).toEqual([]);
  }
  const planted = [{ key: 'term.new', words: { nl: 'nieuw' } as never, note: '', avoid: { nl: ['kluns*'] } }];
  expect(glossaryFaults('nl', { key: 'a.b', text: 'Wat een klunzen en klunsjes', dutch: 'x' }, planted)).toEqual([expect.stringContaining('‘klunsjes’')]);
});

test('the pages of law are held to the same rules', () => {
  for (const locale of locales) {
    const pages = new Set([...textsOf(locale).keys()].flatMap((key) => /^legal\/([\w-]+):/.exec(key)?.[1] ?? []));
    expect([...pages].sort(), locale).toEqual([...staticPages].sort());
  }
  const planted = new Map([...textsOf('fr')].map(([key, text]) => [key, key === 'legal/terms:title' ? `${text} ?` : text]));
  const texts = Object.fromEntries(locales.map((locale) => [locale, locale === 'fr' ? planted : textsOf(locale)])) as unknown as Texts;
  expect(suspiciousMessages('fr', texts, [])).toEqual(sentence(/^fr: legal\/terms:title lacks the no-break space/));
}, 60_000);
