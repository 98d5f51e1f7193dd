import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import { beginTextOf } from '@/lib/site/money/begin-at-once';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { sampleLetters } from '../testing/sample-letters';
import type { OrderLetter, OrderOutcome } from './letter';
import { mailTexts } from './mail-texts';
import { renderLetter } from './render-letter';

const site = { domain: 'vonk.example', settings: siteSettings.parse({ name: 'Vonk' }), company: companyInfo.parse({ name: 'Voorbeeld Media B.V.' }) };
const samples = sampleLetters.filter((letter): letter is OrderLetter => letter.kind === 'order');
const sample = (status: OrderOutcome['status']) => samples.find(({ outcome }) => outcome.status === status)!;
const render = async (letter: OrderLetter, locale: Locale = 'nl') => {
  const { subject, text } = await renderLetter(letter, { site, locale, port: 3000 });
  return { subject, text: text.replaceAll(/[\u00a0\u202f]/g, ' ') };
};

it('the confirmation names what was bought, what it cost with its tax and discount, and until when and how it can be undone', async () => {
  const { subject, text } = await render(sample('paid'));
  expect(subject).toBe('Bevestiging van bestelling A-20418 bij Vonk');
  for (const part of ['Bestelling: A-20418', 'Gekocht: 275 credits', 'Totaal: € 18,71', 'Waarvan btw: 21%: € 3,25', 'Korting: TIMEBONUS25: − € 6,24', 'Betaald met: iDEAL', 'Datum: 16 november 2026, 20:58']) expect(text).toContain(part);
  expect(text).toContain('Je verzoek:\nIk wil mijn credits meteen kunnen gebruiken. Herroep ik binnen 14 dagen, dan krijg ik alleen terug wat ik niet heb gebruikt.');
  expect(text).toContain('Tot en met 30 november 2026 kun je deze aankoop herroepen, zonder reden te geven. Open je bestelling en kies “Hier de overeenkomst herroepen”');
});

it('the confirmation of what cost nothing says so, and speaks of no payment, in any language', async () => {
  const free: OrderLetter = { ...sample('paid'), amount: 0, outcome: { status: 'paid', discount: { code: 'CADEAU', amount: 2495 } } };
  const { text } = await render(free);
  for (const part of ['Je betaalt er niets voor; er loopt geen abonnement.', 'Totaal: € 0,00', 'Korting: CADEAU: − € 24,95']) expect(text).toContain(part);
  expect(text).not.toMatch(/Betaald met|Waarvan btw|Je betaalde één keer|herroepen/);
  const all = await Promise.all(locales.map(async (locale) => [(await render(free, locale)).text, (await render(sample('paid'), locale)).text]));
  for (const [given, paid] of all) expect(given).not.toContain(paid!.split('\n').find((line) => line.includes('Jasper'))!);
});

it('the receipt of a withdrawal has its number, its date and time, and what comes back until when', async () => {
  const { text } = await render(sample('withdrawn'));
  expect(text).toContain('we hebben je herroeping ontvangen op 21 november 2026 om 14:06. Je krijgt € 16,33 terug, uiterlijk 5 december 2026, via iDEAL.');
  for (const part of ['Ontvangstbewijs: H-7H3QK9BT2M', 'Naam: Jasper', 'Al gebruikt: 35 credits', 'Terugbetaling: € 16,33']) expect(text).toContain(part);
});

it('where all was used it promises no money', async () => {
  const letter = { ...sample('withdrawn'), outcome: { status: 'withdrawn' as const, back: 0, receipt: 'H-1', used: 275, at: '2026-11-21T13:06:00.000Z' } };
  const all = await Promise.all(locales.map((locale) => render(letter, locale)));
  for (const { text } of all) expect(text).not.toMatch(/0[,.]00/);
});

it('a refund that people made, what a bank took and what came again are told as what they are, in every language', async () => {
  const byPeople = samples.find(({ outcome }) => outcome.status === 'refunded' && !outcome.receipt)!;
  expect((await render(byPeople)).text).toContain('van bestelling A-20418 hebben we € 1,00 teruggestuurd via iDEAL.');
  expect((await render(sample('charged_back'))).text).toContain('je bank heeft € 18,71 van je betaling teruggehaald');
  const again = await render(sample('restored'));
  expect(again.subject).toBe('De betaling van bestelling A-20418 is weer binnen');
  expect(again.text).not.toContain('Terugbetaling');
  for (const letter of [byPeople, sample('charged_back'), sample('restored')]) {
    const told = await Promise.all(locales.map(async (locale) => (await render(letter, locale)).text));
    expect(new Set(told).size).toBe(locales.length);
  }
});

it('money is written as the country of the order writes it, dates as the language does', async () => {
  const pln = { ...sample('paid'), currency: 'PLN', country: 'PL', amount: 3990 };
  expect((await render(pln, 'pl')).text).toContain('39,90 zł');
  expect((await render({ ...sample('paid'), country: 'AT' }, 'de')).text).toContain('€ 18,71');
  expect((await render(sample('refunded'), 'fi')).subject.replaceAll('\u00a0', ' ')).toContain('16,33 €');
});

it('a way to pay that nobody knows has the name that the server gave it', async () => {
  expect((await render({ ...sample('paid'), method: 'somethingnew' })).text).toContain('Betaald met: somethingnew');
});

it('what is ticked when ordering has another version as soon as its words are others', async () => {
  const words = await Promise.all(locales.map(async (locale) => (await mailTexts(locale))('pay.begin.label', { days: 14 })));
  const print = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12);
  expect([beginTextOf('nl', 14), print]).toEqual(['nl-1-14', '8c8c4bf46781']);
});
