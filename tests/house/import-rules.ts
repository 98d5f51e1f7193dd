// Who may import whom. Every breach is one sentence that says what to do.
import { catalogues, isUnknownRoom, type Room, roomOf, serverEntryPoints } from './rooms';
import { type Import, importsOf, isCode, isTest, type SourceFile } from './source-file';

const belongsTo = (name: string, packages: string[]) => packages.some((one) => name === one || name.startsWith(`${one}/`));
const testTools = ['vitest', '@testing-library/react', '@testing-library/user-event', '@playwright/test', 'playwright', 'jsdom', 'axe-core'];
const screens = ['react', 'react-dom', 'react-bootstrap', '@tanstack/react-query', 'zustand'];
const frames = ['next', 'next-intl'];
const network = ['node:http', 'node:https', 'node:net', 'node:tls', 'hono', 'drizzle-orm', 'postgres', '@electric-sql/pglite'];
const formControl = 'components/form/form-control';
const pageLink = 'components/ui/page-link';

type Rule = (file: string, room: Room, target: string, typesOnly: boolean) => string | undefined;

const unpacked = (file: string) => file.replace(/\.(tsx?|m?js)$/, '');

const packageRule: Rule = (file, room, name) => {
  const { name: here, floor } = room;
  if (belongsTo(name, testTools)) return `is part of the product and may not import the test tool '${name}': move what needs it to tests/.`;
  if (name === 'zod' || name.startsWith('zod/')) {
    const place = ['lib/contract', 'lib/env', 'lib/server'].includes(here);
    return place ? undefined : `may not import '${name}': declare the shape in lib/contract and import what it exports.`;
  }
  if (floor === 0 && belongsTo(name, [...screens, ...frames, ...network])) {
    return `stands on floor 0 and may not import '${name}': keep it free of React, Next and the network, or move it up a floor.`;
  }
  if (here === 'lib/api' && belongsTo(name, screens)) return `may not import '${name}': hooks belong in lib/queries, state in lib/stores.`;
  if (here === 'lib/server' && belongsTo(name, [...screens, ...frames])) return `may not import '${name}': the reference server knows neither React nor Next.`;
  if (name === 'next/link' && unpacked(file) !== pageLink) return `may not import '${name}': a link to a page of the app is a PageLink of ${pageLink}, which fetches nothing ahead.`;
  if (name === 'react-hook-form' && unpacked(file) !== formControl) return `may not import '${name}': a form is joined with it by ${formControl} alone.`;
  if (here === 'components' && belongsTo(name, ['@tanstack/react-query', 'zustand'])) {
    return `may not import '${name}': take the data as props, and let a feature fetch it.`;
  }
  return undefined;
};

const serverRule: Rule = (file, room, target, typesOnly) => {
  const inServer = (path: string) => path.startsWith('lib/server/');
  if (room.name !== 'lib/server') {
    if (!inServer(target) || serverEntryPoints.includes(unpacked(file))) return undefined;
    return `may not import ${target}: ask the server through lib/api; its only entry points are ${serverEntryPoints.join(', ')}.`;
  }
  if (target.startsWith('lib/api/')) return `may not import ${target}: the server never calls its own clients.`;
  const [, , here] = file.split('/');
  const [, , there] = target.split('/');
  if (here === 'domain') {
    // What a row looks like and how a rule refuses are shared; what reads, writes or answers is handed in.
    const shared = there === 'domain' || target === 'lib/server/failure' || typesOnly;
    if (inServer(target) && !shared) return `may not import ${target}: rules in lib/server/domain take what they need as arguments.`;
    if (target.startsWith('lib/contract/') && !typesOnly) return `may only import types from ${target}: write 'import type'.`;
  }
  if (here === 'store' && inServer(target) && there === 'routes') return `may not import ${target}: a store speaks SQL and knows nothing of HTTP.`;
  if (inServer(target) && there === 'routes' && here !== 'routes' && file.split('/').length > 3) return `may not import ${target}: only the handler opens the routes.`;
  return undefined;
};

const floorRule: Rule = (file, room, target) => {
  if (/^(tests|e2e|scripts|gallery)\/|\.gallery$/.test(target)) return `is part of the product and may not import ${target}: move what both need to lib.`;
  if (target.startsWith('locales/')) {
    return room.name === catalogues ? undefined : `may not import ${target}: texts come from next-intl, which ${catalogues} feeds.`;
  }
  const there = roomOf(target);
  if (!there || there.name === room.name) return undefined;
  if (there.floor > room.floor) return `looks up at ${target}: move what it needs down to floor ${room.floor} or lower, or pass it in.`;
  if (room.floor === 3 && (there.floor > 0 || there.name === catalogues)) return `may not import ${target}: components know only floor 0, so take it as props.`;
  if (room.floor === 4 && there.floor === 4) {
    return `may not import ${target}: features are closed to each other; sink behaviour to lib/queries or lib/stores, looks to components.`;
  }
  return undefined;
};

const breach = (file: string, room: Room, { target, isPackage, typesOnly }: Import): string | undefined =>
  isPackage ? packageRule(file, room, target, typesOnly) : (serverRule(file, room, target, typesOnly) ?? floorRule(file, room, target, typesOnly));

/** The breaches of the import table in the product's files; tests may import anything. */
export function importBreaches(files: SourceFile[]): string[] {
  const sentences = files
    .filter(({ path }) => isCode(path) && !isTest(path))
    .flatMap((file) => {
      if (isUnknownRoom(file.path)) return [`${file.path} is in a room without a floor: add its folder to tests/house/rooms.ts and the README.`];
      const room = roomOf(file.path);
      if (!room) return [];
      return importsOf(file).flatMap((one) => {
        const sentence = breach(file.path, room, one);
        return sentence ? [`${file.path} ${sentence}`] : [];
      });
    });
  return [...new Set(sentences)];
}
