import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../languages/locales';
import { isAttributeValue, profileAttributes, type ProfileAttribute } from './profile-attributes';

const words = (locale: string) => JSON.parse(readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8')) as Record<string, Record<string, string>>;
const groupOf = (attribute: string) => (attribute === 'sexuality' ? 'sex' : attribute);

describe('[E12] what a profile can say', () => {
  it.each(locales)('has a word for every value in %s, and no word without a value', (locale) => {
    const all = words(locale);
    for (const [attribute, values] of Object.entries(profileAttributes)) {
      expect(Object.keys(all[groupOf(attribute)]!).filter((key) => key !== 'rather_not_say').sort(), attribute).toEqual([...values].sort());
    }
  });

  it.each([['hair', 'brown', true], ['hair', 'blue', false], ['eye', 'blue', true], ['gender', 'everyone', false], ['tattoo', '', false], ['body', 'length', false]] as [ProfileAttribute, string, boolean][])('%s %j: %s', (attribute, value, fits) => {
    expect(isAttributeValue(attribute, value)).toBe(fits);
  });
});
