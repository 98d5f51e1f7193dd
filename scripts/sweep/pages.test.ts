import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { matchRoute, routes, type RouteName } from '@/lib/site/addresses/routes';
import { accountScreens } from '@/features/signup/account-screens';
import { lookers, moreSections, onceEach, pagesOf, sentPages, type World } from './pages';

const world: World = { members: { real: 7, fictional: 8 }, matches: [7, 8], conversations: { real: 3, fictional: 4 }, bundle: 1, transaction: 'abc', report: 'M-1', country: 'NL' };
const pages = pagesOf(world, 'de');
const names = Object.keys(routes) as RouteName[];
const opened = (who: string) => new Set(pages.filter((each) => each.who === who && each.name).map(({ name }) => name));

describe('what the sweep opens', () => {
  test('every route is opened by a member, and by a visitor where it is for visitors', () => {
    expect([...opened('member')].toSorted()).toEqual(names.toSorted());
    expect([...opened('visitor')].toSorted()).toEqual(names.filter((name) => !routes[name].member).toSorted());
  });

  test('each address is whole and belongs to the route that it is opened for; what no route answers is expected to be missing', () => {
    for (const { name, path, status } of pages) {
      expect(path).not.toMatch(/[{}]|undefined|null|\/\/|.\/$/);
      const [bare] = path.split('?');
      if (name && status === 200 && name !== 'complete-signup') expect(matchRoute(bare!)?.name, path).toBe(name);
      expect(status).toBe(name ? 200 : 404);
    }
    expect(new Set(pages.map(({ who, path }) => `${who} ${path}`)).size).toBe(pages.length);
  });

  test('every part of a path that may be missing is opened with and without it', () => {
    for (const name of names.filter((each) => routes[each].path.includes('?}'))) {
      const depths = new Set(pages.filter((each) => each.name === name).map(({ path }) => path.split('?')[0]!.split('/').length));
      expect([...depths], name).toHaveLength(2);
    }
  });

  test('each page below the settings is opened', () => {
    const folders = readdirSync('app/[site]/[slug]/live/(frame)/(default)/settings').filter((name) => !/[[.]/.test(name));
    expect([...moreSections].toSorted()).toEqual(folders.toSorted());
  });

  test('a slug is that of the language', () => {
    expect(pages.filter(({ name }) => name === 'token').map(({ path }) => path)).toEqual(expect.arrayContaining(['/de', '/she-de', '/terms']));
    expect(pagesOf(world, 'en').some(({ path }) => path === '/landers/gallery/bdsm-eng')).toBe(true);
  });

  test('a page about a fictional member says so, whatever it is about them', () => {
    const about = pages.filter(({ fictional }) => fictional === 8).map(({ path }) => path);
    expect(about).toEqual(expect.arrayContaining(['/members/8', '/members/8/block', '/members/8/landing2/bdsm-de', '/likes/m/8', '/chats/4']));
    expect(about.some((path) => /^\/members\/7|^\/chats\/3/.test(path))).toBe(false);
  });

  test('who has not paid, and who has no credits, sees the pages that differ for them', () => {
    for (const who of ['free', 'no credits']) expect([...opened(who)]).toEqual(expect.arrayContaining(['members', 'members-id', 'members-id-chat', 'credits']));
  });

  test('what leads a member elsewhere says where', () => {
    const lands = Object.fromEntries(pages.filter((each) => each.who === 'member').map(({ path, lands }) => [path, lands]));
    expect(lands).toMatchObject({ '/': '/members', '/login': '/members', '/de': '/members', '/terms': '/terms', '/signup': '/complete-signup', '/members/7/signup': '/members/7', '/settings/email': '/settings/email' });
  });
});

test('the short way opens each route once for each who has it, about somebody real and somebody fictional, and each section of the settings', () => {
  const once = onceEach(pages);
  const of = (name: RouteName, who: string) => once.filter((each) => each.name === name && each.who === who);
  expect([...new Set(once.map(({ name }) => name))].toSorted()).toEqual(names.toSorted());
  expect(of('settings-section', 'member').length).toBeGreaterThan(10);
  expect(of('members', 'visitor')).toHaveLength(1);
  expect(of('members', 'member')).toHaveLength(1);
  for (const [name, who] of [['members-id', 'visitor'], ['members-id', 'member'], ['members-id-chat', 'member'], ['chats-id', 'member'], ['members-id', 'no credits']] as const) {
    expect(of(name, who).map(({ fictional }) => fictional), `${name} ${who}`).toEqual([null, 8]);
  }
  expect(new Set(once.map(({ who }) => who))).toEqual(new Set(lookers));
});

test('what stands at no address is opened by the form that leads there: each later screen of sign-up, and what the match finder finds', () => {
  const sent = sentPages();
  expect(sent.filter(({ name }) => name === 'signup').map(({ who, sent: form }) => `${who} ${form?.fields.to}`)).toEqual(accountScreens.slice(1).map((screen) => `visitor ${screen}`));
  expect(sent.filter(({ name }) => name === 'match-finder').map(({ who, path }) => `${who} ${path}`)).toEqual(['visitor /match-finder?result=1', 'member /match-finder?result=1']);
});

describe('a new route', () => {
  const table = routes as Record<string, unknown>;
  afterEach(() => delete table['events-day']);

  test('is opened by itself, and where nobody knows what stands in its path it stops the sweep', () => {
    table['events-day'] = { path: '/events', layout: 'default' };
    expect(pagesOf(world, 'nl').filter(({ path }) => path === '/events')).toHaveLength(2);
    table['events-day'] = { path: '/events/{day}', layout: 'default' };
    expect(() => pagesOf(world, 'nl')).toThrow('{day} in /events/{day}');
  });

  test('nothing of a kind in the world stops it too', () => {
    expect(() => pagesOf({ ...world, matches: [] }, 'nl')).toThrow('/likes/m/{id}');
  });
});
