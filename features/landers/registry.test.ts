import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSlugs } from '@/lib/site/addresses/testing/all-slugs';
import { present } from '@/lib/site/addresses/presentation';
import { pathTo, routes, type RouteName } from '@/lib/site/addresses/routes';
import catalogue from '@/locales/nl.json';
import { pages as weighedPages } from '@/scripts/page-weight.mjs';
import { landers } from './registry';

const settings = { niche: 3, domain_language: 'de' };
const ask = (path: string, localeCookie?: string) => present({ path, siteKey: 'localhost', settings, localeCookie, signedIn: false });
const texts: Record<string, unknown> = catalogue.lander;
const withSlug = landers.filter(({ route, aroundMember }) => !aroundMember && routes[route].path.endsWith('{slug?}'));
const address = (route: (typeof landers)[number]['route'], slug?: string) => routes[route].path.replace('/{slug?}', slug ? `/${slug}` : '');

test('[R18, R19] each lander has a row of its own, texts, a preview, the layout of landers, and is weighed', () => {
  const weighed = weighedPages.map(({ path }) => path({ member: 7, conversation: 1 }));
  const breaches = landers.flatMap(({ name, route, preview, layout, aroundMember }) => [
    ...(routes[route].layout === layout ? [] : [`${name}: its row in lib/site/addresses/routes.ts says ${routes[route].layout}, not ${layout}.`]),
    ...(existsSync(`public${preview}`) ? [] : [`${name}: public${preview} is not there: npx tsx scripts/lander-previews.ts ORIGIN ${name}, against the running app.`]),
    ...(aroundMember ? ['title'] : ['title', 'lead']).filter((text) => !Object.hasOwn(texts[name] ?? {}, text)).map((text) => `${name}: locales/nl.json has no lander.${name}.${text}, of which its page is named.`),
    ...(weighed.includes(address(route).replace('{id}', '7')) ? [] : [`${name}: scripts/page-weight.mjs does not weigh it.`]),
  ]);
  expect(breaches).toEqual([]);
  expect(new Set(landers.map(({ name }) => name)).size).toBe(landers.length);
});

test('each route of the layout of landers has its line in features/landers/registry.ts', () => {
  const ofLanders = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].layout === 'lander');
  expect(ofLanders.filter((name) => !landers.some(({ route }) => route === name))).toEqual([]);
});

test.each(withSlug.map(({ route }) => route))('[R19, A12] %s answers in every niche and language', (route) => {
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
