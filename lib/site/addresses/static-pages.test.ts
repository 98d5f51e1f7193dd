import { describe, expect, test } from 'vitest';
import { present } from './presentation';
import { matchRoute, pathTo, routes, type RouteName } from './routes';
import { isStaticPage, staticPages, termsVersion, type StaticPage } from './static-pages';

const routeOfPage = (page: StaticPage): RouteName => `pages-${page}`;

describe('[B09] the version date of the terms', () => {
  test.each([
    ['the company was added before December 2023', '2019-04-05T08:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['the company was added that very day, in the morning', '2023-12-01T09:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['the company was added later', '2024-06-30T10:15:00Z', '2024-06-30T10:15:00.000Z'],
    ['the company was added a second later', '2023-12-01T12:00:01Z', '2023-12-01T12:00:01.000Z'],
    ['the server writes moments with a zone', '2025-01-01T00:30:00+01:00', '2024-12-31T23:30:00.000Z'],
    ['the server says nothing', undefined, '2023-12-01T12:00:00.000Z'],
    ['the server says null', null, '2023-12-01T12:00:00.000Z'],
    ['the server says what is no date', '0000-00-00', '2023-12-01T12:00:00.000Z'],
  ])('%s', (_, added, version) => expect(termsVersion(added).toISOString()).toBe(version));
});

describe('[R20] every static page', () => {
  test('is a route of its own, the same for all visitors', () => {
    const ofRoutes = Object.keys(routes).filter((name) => name.startsWith('pages-')).sort();
    expect(staticPages.map(routeOfPage).sort()).toEqual(ofRoutes);
    for (const page of staticPages) expect(routes[routeOfPage(page)]).toMatchObject({ path: `/pages/${page}`, layout: 'default', cached: true });
  });

  test.each(staticPages)('%s opens at the root by its name too', (page) => {
    const asked = (signedIn: boolean) => present({ path: `/${page}`, siteKey: 'localhost', settings: { niche: 1 }, localeCookie: 'nl', signedIn });
    expect(asked(false)).toMatchObject({ rewrite: `/localhost/nl/cached/pages/${page}`, route: routeOfPage(page) });
    expect(asked(true)).toMatchObject({ rewrite: `/localhost/nl/live/pages/${page}`, route: routeOfPage(page) });
    expect(matchRoute(pathTo('token', { token: page }))?.name).toBe('token');
  });

  test('and no other word is one', () => {
    expect(staticPages.every(isStaticPage)).toBe(true);
    expect(['Terms', 'toString', '', 'complaints', 'terms/'].some(isStaticPage)).toBe(false);
  });
});
