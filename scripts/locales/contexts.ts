// Where each message appears: the code that asks for it, the screens that have that code, the scenes of the gallery that show it, and how long it may get.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyPattern } from './key-pattern';
import type { MadeKeys } from './made-keys';
import type { NamedKeys } from './read-code';
import { roomFor } from './room';

export type TextContext = { files: string[]; /** Routes; 'every page', 'mail', 'sms', 'push', 'operator', 'sandbox'. */ screens: string[]; /** Places of the gallery. */ scenes: string[]; /** How many characters its place has room for. */ most?: number };
/** Where the tool leaves what it found, for /dev/texts. */
export const placesFile = '.cache/texts.json';

export type Contexts = Record<string, TextContext>;

const importOf = /(?:from |import\()'((?:@\/|\.)[^']+)'/g;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The files of screens that a file reaches by its imports, itself among them. What lies below them is everybody's. */
function reachOf(start: string, known: Map<string, string[]>): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) {
    if (!known.has(file)) {
      const targets = [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, to]) => (to!.startsWith('@/') ? to!.slice(2) : path.join(path.dirname(file), to!)));
      known.set(file, targets.flatMap((target) => endings.map((end) => target + end).find((each) => /^(?:app|features|components|lib\/site)\/.*\.tsx?$/.test(each) && existsSync(each)) ?? []));
    }
    for (const next of known.get(file)!) reached.add(next);
  }
  return reached;
}

/** The route of a page's file, as its address reads: '/members/{id}', '/pricing/{country?}' where the last part may be missing. */
export function routeOfPage(file: string): string {
  const parts = file.replace(/^app\/\[site\]\/\[slug\]\/(?:cached|live|guest)\//, '').replace(/\/?page\.tsx$/, '').split('/');
  return `/${parts.filter((part) => part && !part.startsWith('(')).map((part) => part.replace(/^\[\[\.{3}(\w+)\]\]$/, '{$1?}').replace(/^\[(?:\.{3})?(\w+)\]$/, '{$1}')).join('/')}`;
}

const everyPage = 'every page';

/** The screens that have a file of the product. */
function screensByFile(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const known = new Map<string, string[]>();
  for (const page of readdirSync('app/[site]', { recursive: true, encoding: 'utf8' }).filter((file) => /(?:page|layout)\.tsx$/.test(file))) {
    const file = `app/[site]/${page.replaceAll('\\', '/')}`;
    for (const each of reachOf(file, known)) found.set(each, (found.get(each) ?? new Set()).add(file.endsWith('layout.tsx') ? everyPage : routeOfPage(file)));
  }
  for (const file of readdirSync('app/forms').filter((each) => each.endsWith('-forms.ts'))) {
    const senders = sendersOf(readFileSync(`app/forms/${file}`, 'utf8'));
    const sending = [...found].filter(([each]) => each.startsWith('features/') && senders.test(readFileSync(each, 'utf8')));
    found.set(`app/forms/${file}`, new Set(sending.flatMap(([, routes]) => [...routes])));
  }
  return found;
}

/** Finds, in the code of a screen, that it sends one of the forms of a file, whose answers it says. */
export function sendersOf(code: string): RegExp {
  const names = [...code.matchAll(/^ {2}(?:async )?'?([\w-]+)'?\(request/gm)].map(([, name]) => name!);
  return new RegExp(`(?:/forms/|Form name=")(?:${names.join('|')})["'\`?]`);
}

const pathsIn = (text: string) => [...text.matchAll(/['`]((?:features|components|app)\/[\w./-]+)['`#]/g)].map(([, file]) => file!);

/** The scenes of the gallery by the files that they show, read from the code of its scenes: `{ name: '…', of: […] }`, or a call of a function of the file. */
export function scenesIn(code: string): { name: string; of: string[] }[] {
  const makers = new Map([...code.matchAll(/^const (\w+) = \(name: string[\s\S]*?(?=^(?:const|export|\/\/|\/\*))/gm)].map(([text, name]) => [name!, pathsIn(text)]));
  return [...code.matchAll(/^ {2}(?:\{\s*name: '([\w-]+)'|(\w+)\('([\w-]+)')[\s\S]*?(?=^ {2}(?:\{|\w+\(|\.\.\.)|^\])/gm)]
    .filter(([, plain, maker]) => plain !== undefined || makers.has(maker!))
    .map(([text, plain, maker, made]) => ({ name: (plain ?? made)!, of: [...new Set([...pathsIn(text), ...(makers.get(maker ?? '') ?? [])])] }));
}

/** Groups of mails that are no letter of their own, and a letter that has them. */
const lettersOf: Record<string, string> = { common: 'password-reset', fact: 'complaint', topic: 'complaint', order_common: 'order-paid' };

/** Groups of texts of operators, and the page that has them where it is not called like the group. */
const operatorPageOf: Record<string, string> = { decide: 'report', standing: 'report', trail: 'report', unblock: 'report-decided', list: 'reports', landers: 'reports' };

/** The document of the gallery that has a text: a letter, what a phone is sent, a page of operators or of the sandbox, the page without a connection. */
export function documentScene(key: string): string[] {
  const [room = '', part = '', name] = key.split('.');
  if (key === 'mail.otp') return ['documents/sms-debit-code'];
  if (room === 'push') return [`documents/push-${part}`];
  if (room === 'sandbox') return [`documents/sandbox-${part === 'back' ? 'paid' : 'open'}`];
  if (room === 'operator') return [`documents/operator-${name ? (operatorPageOf[part] ?? part) : 'reports'}`];
  if (/^(?:transaction\.fact|pay\.method)\./.test(key)) return ['documents/mail-order-paid'];
  if (/^offline\.(?:title|text|again)$/.test(key)) return ['documents/offline-page'];
  const group = /^mail\.(\w+)\./.exec(key)?.[1];
  return group ? [`documents/mail-${lettersOf[group] ?? group.replaceAll('_', '-')}`] : [];
}

const scenesByFile = () => readdirSync('gallery/scenes').flatMap((file) => scenesIn(readFileSync(`gallery/scenes/${file}`, 'utf8')));

const tools = {
  'app/offline/': '/offline', 'scripts/write-captions': '/landers/video', 'scripts/build-worker': 'push', 'lib/server/payments/': 'sandbox',
  'lib/server/operator/': 'operator', 'lib/server/mail/': 'mail', 'lib/server/accounts/send-': 'mail', 'lib/server/orders/send-': 'sms', 'lib/server/push/': 'push',
};
const toolOf = (file: string): string[] => Object.entries(tools).flatMap(([start, tool]) => (file.startsWith(start) ? [tool] : []));

/** The context of every message of `dutch`. */
export function contextsOf(dutch: ReadonlyMap<string, string>, named: readonly NamedKeys[], made: readonly MadeKeys[]): Contexts {
  const files = new Map<string, Set<string>>();
  const note = (key: string, file: string) => files.set(key, (files.get(key) ?? new Set()).add(file));
  const all = [...dutch.keys()];
  for (const { keys, file } of named) for (const key of keys) for (const each of /^\w+\..*\*/.test(key) ? all.filter((one) => keyPattern(key).test(one)) : dutch.has(key) ? [key] : []) note(each, file);
  for (const { keys, file } of made) for (const key of all.filter((one) => keyPattern(keys).test(one))) note(key, file);
  const [screens, scenes] = [screensByFile(), scenesByFile()];
  return Object.fromEntries(
    [...dutch].map(([key, text]) => {
      const law = /^legal\/([\w-]+):/.exec(key)?.[1];
      const own = law ? ['app/shared-pages/legal-page.ts'] : [...(files.get(key) ?? [])].sort();
      const routes = law ? [`/pages/${law}`] : [...new Set(own.flatMap((file) => [...(screens.get(file) ?? toolOf(file))]))].sort();
      const shown = [...documentScene(key), ...scenes.filter(({ of }) => own.some((file) => of.includes(file.replace(/\.tsx?$/, '')))).map(({ name }) => name)];
      const most = roomFor(key, text);
      return [key, { files: own, screens: routes, scenes: shown, ...(most === undefined ? {} : { most }) }];
    }),
  );
}
