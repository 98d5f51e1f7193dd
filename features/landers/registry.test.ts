import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSlugs } from '@/lib/site/slugs';
import { present } from '@/lib/site/presentation';
import { pathTo, routes } from '@/lib/site/routes';
import catalogue from '@/locales/nl.json';
import { landers } from './registry';

const settings = { niche: 3, domain_language: 'de' };
const ask = (path: string, localeCookie?: string) => present({ path, siteKey: 'localhost', settings, localeCookie, signedIn: false });
const withSlug = landers.filter(({ route, aroundMember }) => !aroundMember && routes[route].path.endsWith('{slug?}'));
const address = (route: (typeof landers)[number]['route'], slug?: string) => routes[route].path.replace('/{slug?}', slug ? `/${slug}` : '');

test('[R18] each lander has a row of its own, a page, a title, a preview and the layout of landers', () => {
  expect(new Set(landers.map(({ name }) => name)).size).toBe(landers.length);
  for (const { name, route, preview, layout } of landers) {
    expect(routes[route].layout, name).toBe(layout);
    expect(existsSync(`public${preview}`), preview).toBe(true);
    expect((catalogue.lander as Record<string, unknown>)[name], name).toHaveProperty('title');
  }
});

test.each(withSlug.map(({ route }) => route))('[R18, A12] %s answers in every niche and language', (route) => {
  for (const slug of allSlugs()) {
    const { route: found, rewrite, cached } = ask(address(route, slug));
    expect([found, cached, rewrite.startsWith(`/localhost/${slug}/cached/landers/`)], slug).toEqual([route, true, true]);
  }
});

test.each(withSlug.map(({ route }) => route))('[R19, A13] %s without a slug, or with auto, speaks the visitor’s language in the site’s niche', (route) => {
  for (const slug of [undefined, 'auto']) {
    expect(ask(address(route, slug)).variant).toEqual({ niche: 'bdsm', locale: 'de' });
    expect(ask(address(route, slug), 'pl').variant).toEqual({ niche: 'bdsm', locale: 'pl' });
  }
  expect(ask(address(route, 'gay-auto'), 'fi').variant).toEqual({ niche: 'gay', locale: 'fi' });
});

test.each(withSlug.map(({ route }) => route))('[A12] %s with a slug that is none is the 404 page', (route) => {
  for (const slug of ['en', 'xx', 'general-nl', 'she-', 'nl-she', 'SHE-nl']) expect(ask(address(route, slug)).route, slug).toBeNull();
});

test('the deck has no slug: one more is the 404 page', () => {
  expect(ask(pathTo('landers-tinderswipe')).route).toBe('landers-tinderswipe');
  expect(ask('/landers/tinderswipe/nl').route).toBeNull();
});
