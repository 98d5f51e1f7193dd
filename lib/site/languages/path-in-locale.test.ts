import { expect, test } from 'vitest';
import { pathInLocale } from './path-in-locale';

test.each([
  ['/nl', '/de'],
  ['/eng', '/de'],
  ['/she-nl', '/she-de'],
  ['/landers/video/gay-eng', '/landers/video/gay-de'],
])('[S23] %s names its language, so the choice of German leads to %s', (path, german) => expect(pathInLocale(path, 'de')).toBe(german));

test('[S23] English has its own word in a slug', () => expect(pathInLocale('/milf-nl', 'en')).toBe('/milf-eng'));

test.each([
  ['/pages/terms?lang=nl', '/pages/terms?lang=de'],
  ['/pages/terms?a=1&lang=nl&b=2', '/pages/terms?a=1&lang=de&b=2'],
  ['/she-nl?ref=x', '/she-de?ref=x'],
  ['/signup?slug=she-nl&member=7', '/signup?slug=she-de&member=7'],
  ['/signup?slug=auto', '/signup?slug=auto'],
  ['/members?language=nl', '/members?language=nl'],
])('[S23] of %s the choice of German makes %s', (address, german) => expect(pathInLocale(address, 'de')).toBe(german));

test.each(['/', '/members', '/members/7', '/auto', '/landers/video/auto', '/pages/faq'])('[S23] %s stays where it is', (path) =>
  expect(pathInLocale(path, 'de')).toBe(path),
);
