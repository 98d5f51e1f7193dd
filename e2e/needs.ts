// What a run needs beside the build: the app that most tests share, the demo world for apps that tests start themselves, or neither.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Needs = 'app' | 'world' | 'build';

/** What the tests of a file need, by what it takes its app from. */
export function needsOf(source: string): Needs {
  if (/from '(\.\/second-app|\.\.\/scripts\/built-app\.mjs)'/.test(source)) return 'world';
  return /from '\.\/(mock\/test|php-app)'/.test(source) ? 'build' : 'app';
}

/** The words of `playwright test` that choose files: those before the first option, as a word behind one may be its value. */
function chosenBy(words: readonly string[]): RegExp[] {
  const [command, ...rest] = words;
  if (command !== 'test') return [];
  const option = rest.findIndex((word) => word.startsWith('-'));
  return (option === -1 ? rest : rest.slice(0, option)).map((word) => new RegExp(word.replace(/:\d+(:\d+)?$/, ''), 'i'));
}

/** What a command needs: of all files whatever they need, and the shared app where it is not clear which files it chooses. */
export function needsOfRun(words: readonly string[], folder = 'e2e'): Needs {
  const chosen = chosenBy(words);
  const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts') && chosen.some((words) => words.test(path.resolve(folder, name))));
  const needs = new Set(files.map((name) => needsOf(readFileSync(path.join(folder, name), 'utf8'))));
  if (files.length === 0 || needs.has('app')) return 'app';
  return needs.has('world') ? 'world' : 'build';
}
