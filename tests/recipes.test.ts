// Adding a route touches its page and its row; this names the half that is missing. Calls are held by the compiler,
// languages by catalogues.test.ts, niches by styles/sheets.test.ts.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '@/lib/site/routes';

const variants = 'app/[site]/[slug]/';
// What answers when no route does.
const noRoute = new Set(['/missing', '/{...rest}']);

type Page = { file: string; path: string; tree: string; layout: string };

const pages: Page[] = readdirSync(variants, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => {
    const [tree = '', ...segments] = file.split('/').slice(0, -1);
    const layout = segments.findLast((segment) => segment.startsWith('('))?.slice(1, -1) ?? '';
    const words = segments.filter((segment) => !segment.startsWith('(')).map((segment) => segment.replace(/^\[\[\.\.\.(.+)\]\]$/, '{$1?}').replace(/^\[(.+)\]$/, '{$1}'));
    return { file: variants + file, path: `/${words.join('/')}`, tree, layout };
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

/** A frame of a layout that loads less than its other one. */
const lighter: Record<string, string> = { plain: 'default' };

test('[R21] every page has its row in lib/site/routes.ts, with its layout, and is kept only where the row says so', () => {
  const breaches = pages.flatMap(({ file, path, tree, layout }) => {
    const row = rowOf(path);
    if (!row) return [`${file} answers ${path}, which has no row in lib/site/routes.ts.`];
    if ((row.layout ?? '') !== (lighter[layout] ?? layout)) return [`${file} lies in (${layout}), and its row says ${row.layout}.`];
    return tree === 'cached' && !row.cached ? [`${file} is in the cached tree, and its row is not cached.`] : [];
  });
  expect(breaches).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});
