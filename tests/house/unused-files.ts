// Files that nothing of the product imports: what only a test still uses is no part of it.
import { importsOf, isCode, isTest, type SourceFile } from './source-file';

const bare = (file: string) => file.replace(/\.(tsx?|m?js)$/, '');
const isPart = (file: string) => /^(components|features|lib)\//.test(file) && isCode(file) && !isTest(file) && !file.endsWith('.d.ts');

/** The parts of the house that no other file imports and no setting of a tool names; one sentence each. */
export function unusedBreaches(files: SourceFile[]): string[] {
  const used = new Set(files.filter(({ path }) => isCode(path) && !isTest(path)).flatMap((file) => importsOf(file).map(({ target }) => bare(target))));
  // Next and the worker's build are given theirs by path.
  const settings = files.filter(({ path }) => /^(next\.config\.ts|scripts\/.*\.mjs)$/.test(path)).map(({ text }) => text);
  const isNamed = (file: string) => settings.some((text) => text.includes(file));
  return files.filter(({ path }) => isPart(path) && !used.has(bare(path)) && !isNamed(path)).map(({ path }) => `${path} is imported by nothing but tests, if by those: remove it, or move it into a folder 'testing'.`);
}
