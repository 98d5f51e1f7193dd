import { expect, test } from 'vitest';
import { pathInLocale } from './path-in-locale';

test.each([
  ['/nl', '/de'],
  ['/eng', '/de'],
  ['/she-nl', '/she-de'],
  ['/landers/video/gay-eng', '/landers/video/gay-de'],
])('[S23] %s names its language, so the choice of German leads to %s', (path, german) => expect(pathInLocale(path, 'de')).toBe(german));

test('[S23] English has its own word in a slug', () => expect(pathInLocale('/milf-nl', 'en')).toBe('/milf-eng'));

test.each(['/', '/members', '/members/7', '/auto', '/landers/video/auto', '/pages/faq'])('[S23] %s stays where it is', (path) =>
  expect(pathInLocale(path, 'de')).toBe(path),
);
