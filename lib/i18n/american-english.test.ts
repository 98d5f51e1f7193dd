import { expect, test, vi } from 'vitest';
import { flatTexts } from '@/scripts/locales/flat-texts.mjs';
import { spellingOf, spelt } from '../site/languages/spelling';
import { staticPages } from '../site/addresses/static-pages';
import { legalTexts } from './legal-texts';
import { messagesOf } from './messages';
import requestConfig from './request';

vi.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

const british = /colour|grey|labelled|cancelled|humour|behaviour|favourite|kilometres|recognise|postcode|wilful/i;
const said = (messages: object) => flatTexts<string>(messages as never).map(([, text]) => text).join('\n');
const placeholders = (text: string) => text.match(/\{\w+|<\/?\w+>/g) ?? [];

test('English in the United States has American words: messages and pages of law', async () => {
  const [us, other] = [await messagesOf('en', 'US'), await messagesOf('en', 'IE')];
  expect(said(us)).not.toMatch(british);
  expect(said(other)).toMatch(british);
  expect(us).toMatchObject({ pay: { debit: { zip: 'ZIP code' } }, hair: { grey: 'Gray', other: 'Another color' }, layout: { footer: { labelled: '18+ · Fictional profiles are always labeled' } } });
  for (const page of staticPages) {
    const { messages, sections } = await legalTexts(page, 'en', 'US');
    expect(said(messages)).not.toMatch(british);
    expect(sections).toEqual((await legalTexts(page, 'en', 'GB')).sections);
  }
});

test('no variable and no tag of a message is spelt anew', async () => {
  const texts = (country: string) => messagesOf('en', country).then((messages) => flatTexts<string>(messages as never).map(([key, text]) => [key, placeholders(text)]));
  expect(await texts('US')).toEqual(await texts('GB'));
});

test('a page that is drawn for an American site is in English still, and elsewhere the words are British', async () => {
  const { locale, messages } = await requestConfig({ requestLocale: Promise.resolve(spellingOf('en', 'US')), locale: undefined });
  expect([locale, JSON.stringify(messages).includes('ZIP code')]).toEqual(['en', true]);
  for (const country of ['GB', 'IE', 'CA', null]) expect(spellingOf('en', country)).toBe('en');
  expect(spellingOf('de', 'US')).toBe('de');
});

test('compiled messages, which are lists, are spelt too, and a capital stays', () => {
  expect(spelt({ a: ['Eye colour ', ['name'], ' in Grey or grey'], b: 'This postcode' }, 'en-US')).toEqual({ a: ['Eye color ', ['name'], ' in Gray or gray'], b: 'This ZIP code' });
});
