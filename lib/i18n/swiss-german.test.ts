import { describe, expect, test, vi } from 'vitest';
import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import { renderLetter } from '@/lib/server/mail/render-letter';
import { sampleLetters } from '@/lib/server/testing/sample-letters';
import { pushText } from '@/lib/server/push/push-text';
import { staticPages } from '../site/addresses/static-pages';
import { legalTexts } from './legal-texts';
import { messagesOf } from './messages';
import requestConfig from './request';
import { spellingOf, spelt } from '../site/languages/spelling';

vi.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

const german = /[ßẞ„“]/u;
const textsFor = async (spelling: string) => {
  const { locale, messages } = await requestConfig({ requestLocale: Promise.resolve(spelling), locale: undefined });
  return { locale, written: JSON.stringify(messages) };
};

describe('German in Switzerland and Liechtenstein has no ß, and guillemets', () => {
  test.each(['CH', 'LI'])('%s: messages and pages of law', async (country) => {
    const messages = await messagesOf('de', country);
    expect(JSON.stringify(messages)).not.toMatch(german);
    expect(messages).toBe(await messagesOf('de', country));
    for (const page of staticPages) {
      const { messages: texts, sections } = await legalTexts(page, 'de', country);
      expect(JSON.stringify(texts)).not.toMatch(german);
      expect(sections).toEqual((await legalTexts(page, 'de', 'DE')).sections);
    }
  });

  test('a page that is drawn for a Swiss site has them, and is in German still', async () => {
    const swiss = await textsFor(spellingOf('de', 'CH'));
    expect(swiss.locale).toBe('de');
    expect(swiss.written).not.toMatch(german);
    expect(swiss.written).toContain('Strasse');
    expect(swiss.written).toContain('«');
  });

  test('mails of a Swiss site, and those of an order from Switzerland', async () => {
    const render = (geoip_country: string, country: string) =>
      Promise.all(sampleLetters.map((letter) => renderLetter(letter.kind === 'order' ? { ...letter, country } : letter, { site: { domain: 'vonk.example', settings: siteSettings.parse({ name: 'Vonk', geoip_country }), company: companyInfo.parse({}) }, locale: 'de', port: 3000 })));
    expect(JSON.stringify(await render('CH', 'CH'))).not.toMatch(german);
    expect(JSON.stringify(await render('DE', 'DE'))).toMatch(german);
    const ordered = async (country: string) => JSON.stringify((await render('DE', country)).filter((_, at) => sampleLetters[at]!.kind === 'order'));
    expect(await ordered('CH')).not.toMatch(german);
    expect(await ordered('AT')).toMatch(german);
  });

  test('what a push message says of a fictional profile', async () => {
    const scene = { subscription: {} as never, reader: { id: 1, language: 'de', siteId: 1 }, about: { id: 2, name: 'Groß', fictional: true }, site: { domain: 'vonk.example', settings: { name: 'Vonk', geoip_country: 'CH' } as never } };
    const { title, body } = await pushText({ kind: 'message', topic: 'x', conversationId: null }, scene, 1);
    expect(body).not.toMatch(german);
    expect(title).toBe('Groß');
  });
});

test('German elsewhere keeps ß and „…“, and no other language is touched', async () => {
  expect((await textsFor('de')).written).toMatch(german);
  expect(spellingOf('de', 'AT')).toBe('de');
  expect(spellingOf('de', null)).toBe('de');
  for (const locale of ['fr', 'it', 'pl', 'en'] as const) expect(await messagesOf(locale, 'CH')).toBe(await messagesOf(locale));
});

test('[A07] a language that nobody knows is drawn in English', async () => {
  expect((await textsFor('xx')).locale).toBe('en');
});

test('compiled messages, which are lists, are spelt too, and the catalogue stays as it was', () => {
  const messages = { a: { b: ['Straße ', ['name']], c: 'Groß' } };
  expect(spelt(messages, 'de-CH')).toEqual({ a: { b: ['Strasse ', ['name']], c: 'Gross' } });
  expect(messages.a.c).toBe('Groß');
});
