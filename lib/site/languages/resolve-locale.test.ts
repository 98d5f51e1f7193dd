import { describe, expect, test } from 'vitest';
import { locales } from './locales';
import { resolveLocale } from './resolve-locale';

const slug = { niche: 'she', locale: 'pl' } as const;

describe('the language of a request', () => {
  test.each([
    ['nothing known', {}, 'en'],
    ['a slug wins over all', { slug, cookie: 'de', domainLanguage: 'nl' }, 'pl'],
    ['a cookie wins over the domain', { slug: null, cookie: 'de', domainLanguage: 'nl' }, 'de'],
    ['a cookie alone', { cookie: 'sv' }, 'sv'],
    ['the domain where there is no cookie', { domainLanguage: 'nl' }, 'nl'],
    ['a cookie of no language counts as none', { cookie: 'xx', domainLanguage: 'fr' }, 'fr'],
    ['a hostile cookie counts as none', { cookie: '__proto__', domainLanguage: 'fr' }, 'fr'],
    ['an empty cookie counts as none', { cookie: '', domainLanguage: 'it' }, 'it'],
    ['a cookie is exact', { cookie: 'nl-NL', domainLanguage: 'da' }, 'da'],
    ['the first two letters of the domain’s language', { domainLanguage: 'nl_NL' }, 'nl'],
    ['the first two letters, with a dash', { domainLanguage: 'fr-BE' }, 'fr'],
    ['the first two letters of a whole word', { domainLanguage: 'german' }, 'en'],
    ['the first two letters of a word that begins like a language', { domainLanguage: 'dansk' }, 'da'],
    ['capitals in the domain’s language', { domainLanguage: 'DE_AT' }, 'de'],
    ['a domain’s language that is not offered', { domainLanguage: 'pt_PT' }, 'en'],
    ['an empty domain language', { domainLanguage: '' }, 'en'],
    ['one letter', { domainLanguage: 'n' }, 'en'],
    ['a domain language of null', { domainLanguage: null }, 'en'],
  ] as const)('[A09] %s', (_, asked, expected) => {
    expect(resolveLocale(asked)).toBe(expected);
  });

  test.each(locales)('[A09] %s is taken from the cookie, and from the domain without one', (locale) => {
    expect(resolveLocale({ cookie: locale, domainLanguage: 'xx' })).toBe(locale);
    expect(resolveLocale({ domainLanguage: `${locale}_XX` })).toBe(locale);
  });
});
