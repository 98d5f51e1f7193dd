// What is added touches more than one place; each test here names the place that is missing. What the compiler names is not said again,
// languages are held by catalogues.test.ts and locales-report.test.ts, a niche's colours by styles/sheets.test.ts, landers by their registry's test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { niches } from '@/lib/site/niches/niches';
import { routes, type Layout, type RouteName } from '@/lib/site/addresses/routes';

const variants = 'app/[site]/[slug]/';
// What answers when no route does.
const noRoute = new Set(['/missing', '/{...rest}']);

const trees = ['live', 'guest', 'cached'] as const;
type Tree = (typeof trees)[number];

/** Where the pages of a layout lie in each tree, the usual folder first: the frame of signed-in members stands around two of them. */
const folders: Record<Tree, Partial<Record<Layout, string[]>>> = {
  live: { default: ['(frame)/(default)'], chat: ['(frame)/(chat)'], lander: ['(lander)'], empty: ['(empty)'] },
  guest: { default: ['(default)', '(plain)'], lander: ['(lander)'], empty: ['(empty)'] },
  cached: { default: ['(default)'], lander: ['(lander)'] },
};

type Page = { file: string; path: string; tree: string; folder: string };

const pages: Page[] = readdirSync(variants, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => {
    const [tree = '', ...segments] = file.split('/').slice(0, -1);
    const isGroup = (segment: string) => segment.startsWith('(');
    const words = segments.filter((segment) => !isGroup(segment)).map((segment) => segment.replace(/^\[\[\.\.\.(.+)\]\]$/, '{$1?}').replace(/^\[(.+)\]$/, '{$1}'));
    return { file: variants + file, path: `/${words.join('/')}`, tree, folder: segments.filter(isGroup).join('/') };
  })
  .filter(({ path }) => !noRoute.has(path));

// What a folder calls a segment is its own affair: a landing slug cannot be named like the variant above it.
const shapeOf = (path: string) => path.split('/').map((segment) => (segment.startsWith('{') ? '{}' : segment));
/** One page may answer several rows: the static pages share one. */
const answers = (page: string, route: string) => {
  const [asked, row] = [shapeOf(page), shapeOf(route)];
  return asked.length === row.length && asked.every((segment, at) => segment === row[at] || segment === '{}');
};
const rows = Object.values(routes);
/** A page of its own for one value of a row: a section of the settings that is more than a section. */
const isOneOf = (page: string, route: string) => {
  const [own, row] = [page.split('/'), route.split('/')];
  return own.length === row.length && row[1] === own[1] && row.every((part, at) => part === own[at] || /^\{\w+\}$/.test(part));
};
const rowOf = (path: string) => rows.find((route) => shapeOf(route.path).join('/') === shapeOf(path).join('/') || route.path.replace(/\/\{\w+\?\}$/, '') === path) ?? rows.find((route) => answers(path, route.path)) ?? rows.find((route) => isOneOf(path, route.path));

/** A path whose last part may be missing, as the two that it is. */
const bothOf = (path: string) => (path.endsWith('?}') ? [path.replace(/\/\{\w+\?\}$/, ''), path.replace('?}', '}')] : [path]);

describe('a route', () => {
  test('[R21] every page has its row in lib/site/addresses/routes.ts, in a tree that asks for it and in the folder of its layout', () => {
    const breaches = pages.flatMap(({ file, path, tree, folder }) => {
      const here = trees.find((each) => each === tree);
      if (!here) return [`${file} lies in no tree: a page lies in ${variants}live, and in guest or cached too where visitors see it.`];
      const row = rowOf(path);
      if (!row) return [`${file} answers ${path}, which has no row in lib/site/addresses/routes.ts.`];
      if (here === 'cached' && !row.cached) return [`${file} is in the cached tree, and its row is not cached.`];
      const [usual, ...others] = folders[here][row.layout] ?? [];
      return [usual, ...others].includes(folder) ? [] : [`${file} lies in ${here}/${folder}, and pages of the layout ${row.layout} lie in ${here}/${usual}.`];
    });
    expect(breaches).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });

  test('no part of an address is named like one above it: Next refuses such a folder', () => {
    const named = (file: string) => [...file.matchAll(/\[(?:\[?\.\.\.)?(\w+)\]+/g)].map(([, name]) => name!);
    const breaches = pages.flatMap(({ file }) => {
      const twice = named(file).find((name, at, all) => all.indexOf(name) !== at);
      return twice ? [`${file} has a folder for ${twice} below another for ${twice}: call it otherwise, as [[...landing]] is.`] : [];
    });
    expect(named('app/[site]/[slug]/live/credits/[id]/[[...slug]]/page.tsx')).toEqual(['site', 'slug', 'id', 'slug']);
    expect(breaches).toEqual([]);
  });

  test('[R21] every row has its page in each tree that is asked for it: live, and where visitors see it cached or guest', () => {
    // A landing slug, or a static page by its short name: both are shown under another address.
    const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'token');
    const breaches = names.flatMap((name) => {
      const { path, layout, member, cached } = routes[name];
      const asked: Tree[] = member ? ['live'] : ['live', cached ? 'cached' : 'guest'];
      return asked.flatMap((tree) => {
        const there = pages.filter((page) => page.tree === tree).flatMap((page) => bothOf(page.path));
        const isMissing = bothOf(path).some((each) => !there.some((page) => answers(page, each)));
        return isMissing ? [`${name} (${path}) has no page in ${variants}${tree}/${folders[tree][layout]?.[0] ?? `, where no page of the layout ${layout} can lie`}.`] : [];
      });
    });
    expect(breaches).toEqual([]);
  });
});

describe('a kept page', () => {
  test('each that asks for members draws in cachedPart, so that without an answer it is not kept for long', () => {
    const kept = pages.filter(({ tree }) => tree === 'cached').map(({ file }) => ({ file, text: readFileSync(file, 'utf8') }));
    const asking = kept.filter(({ text }) => text.includes('landerRequest('));
    expect(asking.filter(({ text }) => !text.includes('cachedPart(')).map(({ file }) => `${file} asks for members outside of cachedPart: an answer that did not come would be kept as if nobody were there.`)).toEqual([]);
    expect(asking.length).toBeGreaterThan(0);
  });
});

describe('a call', () => {
  test('every endpoint that a file of lib/contract declares is in lib/contract/endpoints.ts, under its own name', async () => {
    const files = readdirSync('lib/contract').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'endpoints.ts');
    const known = Object.entries(endpoints);
    const breaches = await Promise.all(
      files.map(async (file) => {
        const exported = Object.entries((await import(`../lib/contract/${file.slice(0, -3)}.ts`)) as Record<string, unknown>);
        const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'response' in value;
        return exported.filter(([name, value]) => isCall(value) && !known.some(([own, call]) => own === name && call === value)).map(([name]) => `lib/contract/${file} declares ${name}, which is not in lib/contract/endpoints.ts: no server would have to answer it.`);
      }),
    );
    expect(breaches.flat()).toEqual([]);
  });
});

describe('a niche', () => {
  test('[A11] each has the two pictures that browsers show before its app is installed', () => {
    const pictures = niches.flatMap((niche) => ['narrow', 'wide'].map((form) => `public/art/app/${niche}-${form}.webp`));
    expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
  });
});
