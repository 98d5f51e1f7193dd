// From which screens each call is sent, and by whom: what a page's own names lead to, with the layouts around it. For docs/calls.md.
import path from 'node:path';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { routes } from '@/lib/site/addresses/routes';
import type { SourceFile } from '@/tests/house/source-file';
import { reachedFrom, readSources, type Sender, type Sources } from './reach';

export type Use = { /** Screens and places, in words. */ where: Set<string>; by: Set<Sender> };

const names = Object.keys(endpoints) as EndpointName[];
/** What goes by beacon is named by its path alone: no code of calls comes for it. */
const byPath = new Map(names.flatMap((name) => ('beacon' in endpoints[name] ? [[endpoints[name].path as string, name] as const] : [])));

const root = 'app/[site]/[slug]/';
const bare = (address: string) => address.replaceAll(/\{\w+\??\}/g, '{}');
const known = new Map(Object.values(routes).map(({ path: address }) => [bare(address), address as string]));
/** The address of a page, as the table of routes has it. */
const pathOf = (file: string) => {
  const address = folderOf(file);
  return known.get(bare(address)) ?? address;
};
const folderOf = (file: string) => `/${path.dirname(file.replace(/^app\//, '')).split('/').filter((part) => !/^\(.*\)$|^\[(site|slug)\]$|^(cached|live|guest)$|^\.$/.test(part)).join('/')}`.replaceAll(/\[+(?:\.\.\.)?(\w+)\]+/g, '{$1}');

/** A layout by whose pages it stands around. */
function pagesAround(layout: string): string {
  const folder = path.dirname(layout).slice(root.length);
  if (folder === '' || folder === '.') return 'every page';
  const whose = folder.startsWith('live') ? 'a member' : 'a visitor';
  if (folder.includes('(lander)')) return `every lander of ${whose}`;
  return /\((chat|empty|plain)\)/.test(folder) ? '' : `every page of ${whose}`;
}

const roots = (file: string, { exportsOf }: Sources) => [`${file}#`, ...exportsOf(file).map((name) => `${file}#${name}`)];

/** Who sends each call, and from where. */
export function usesOf(files: readonly SourceFile[]): Map<EndpointName, Use> {
  const byName = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file.path]));
  const fileOf = (from: string, specifier: string) => {
    const inside = specifier.startsWith('@/') ? specifier.slice(2) : specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
    return inside === undefined ? undefined : inside.startsWith('lib/contract/') ? inside : byName.get(inside);
  };
  const sources = readSources(files.filter((file) => !/^lib\/(contract|server)\//.test(file.path)), { names, byPath, fileOf });
  const uses = new Map(names.map((name): [EndpointName, Use] => [name, { where: new Set(), by: new Set() }]));
  const note = (file: string, place: string, isKnown: (name: EndpointName) => boolean = () => false) => {
    for (const { name, by } of reachedFrom(roots(file, sources), sources)) {
      uses.get(name)!.by.add(by);
      if (!isKnown(name)) uses.get(name)!.where.add(place);
    }
  };

  if (byName.has('middleware')) note('middleware.ts', 'every page');
  for (const file of byName.values()) {
    if (/^app\/.*\/route\.tsx?$|^app\/(robots|sitemap)/.test(file) && !/^app\/(api|dev|forms)\//.test(file)) note(file, pathOf(file));
  }
  note('lib/api/gateway.ts', 'before any call of a browser');
  const layouts = [...byName.values()].filter((file) => /^app\/.*\/layout\.tsx$/.test(file));
  const places = new Map(layouts.map((file) => [file, pagesAround(file)]));
  const made = new Map(layouts.map((file) => [file, new Set(reachedFrom(roots(file, sources), sources).map(({ name }) => name))]));
  for (const [file, place] of places) if (place) note(file, place);
  for (const file of [...byName.values()].filter((each) => /^app\/\[site\]\/.*\/page\.tsx$/.test(each))) {
    const around = layouts.filter((layout) => file.startsWith(path.dirname(layout) + '/'));
    note(file, pathOf(file), (name) => uses.get(name)!.where.has('every page') || around.some((layout) => places.get(layout) && made.get(layout)!.has(name)));
    for (const layout of around.filter((each) => !places.get(each))) note(layout, pathOf(file), (name) => uses.get(name)!.where.has('every page') || around.some((each) => places.get(each) && made.get(each)!.has(name)));
  }
  for (const { where } of uses.values()) if (where.has('every page')) for (const place of where) if (/^\/|^every (page|lander) /.test(place)) where.delete(place);
  return uses;
}
