import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namedKeys } from './read-code';

const root = mkdtempSync(path.join(tmpdir(), 'read-code-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The keys that one file of code is found to ask for, and the whole keys among its words. */
function keysOf(code: string): string[] {
  mkdirSync(path.join(root, 'features'), { recursive: true });
  writeFileSync(path.join(root, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"module":"esnext","target":"es2022","types":[]},"include":["features"]}');
  writeFileSync(path.join(root, 'features/screen.ts'), `declare function useTranslations(group?: string): { (key: string, values?: object): string; rich(key: string): string };\ndeclare function getTranslations(group?: string): Promise<{ (key: string): string }>;\n${code}\nexport {};`);
  return [...new Set(namedKeys(root).flatMap(({ keys }) => keys))].sort();
}

test.each([
  ['a key in its group', "const t = useTranslations('chat'); t('send'); t.rich('more.text');", ['chat.more.text', 'chat.send', 'more.text']],
  ['a key without group', "const t = useTranslations(); t('err.generic');", ['err.generic']],
  ['a translator that is used once', "useTranslations('ui.button')('busy');", ['ui.button', 'ui.button.busy']],
  ['two translators of a list', "async function f() { const [t, pay] = [await getTranslations('a'), await getTranslations('b')]; t('x'); pay('y'); }", ['a.x', 'b.y']],
  ['a part that has few values', "const t = useTranslations('pay'); declare const state: 'paid' | 'failed'; t(`${state}.title`);", ['failed.title', 'paid.title', 'pay.failed.title', 'pay.paid.title']],
  ['one of two', "const t = useTranslations('a'); declare const is: boolean; t(is ? 'yes' : 'no');", ['a.no', 'a.yes']],
  ['what a function is handed', "const t = useTranslations('a'); const say = (key: string) => t(`letter.${key}`); say('title'); say('text');", ['a.letter.text', 'a.letter.title', 'letter.text', 'letter.title']],
  ['each of a list', "const t = useTranslations('a'); (['one', 'two'] as const).map((key) => t(key));", ['a.one', 'a.two']],
  ['what only the running program knows', "const t = useTranslations('a'); declare const code: string; t(`err.${code}`);", ['a.err.*', 'err.*']],
  ['a whole key in a table', "export const table = { lost: 'err.not_found' };", ['err.not_found']],
])('%s', (_what, code, keys) => expect(keysOf(code)).toEqual(keys), 60_000);
