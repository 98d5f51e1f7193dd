// Types and lint beside each other, on two cores.
import path from 'node:path';
import { startInBackground } from './start-in-background.mjs';
import { root, runCommand, toolEnv } from './run-command.mjs';

const longest = 10 * 60_000;

/**
 * Begins both, and gives how each of them ends.
 * @param {{ say: (line: string) => void }} progress
 * @param {string[]} linted what ESLint looks at, of the journeys alone; oxlint looks at everything
 */
export function typesAndLint(progress, linted = ['e2e']) {
  const tool = (name, args, onLine) => runCommand(path.join(root, 'node_modules', '.bin', name), args, { onLine, timeLimit: longest, env: toolEnv() });
  // Next writes the types of pages and style modules, which a fresh clone does not have.
  const ready = startInBackground(progress, (onLine) => tool('next', ['typegen'], onLine))();
  return {
    // The native compiler checks in a third of the time; the parser of ESLint and Next ask for the one in JavaScript.
    types: startInBackground(progress, (onLine) => ready.then(() => runCommand(process.execPath, [path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'), '--noEmit'], { onLine, timeLimit: longest, env: toolEnv() }))),
    lint: startInBackground(progress, async (onLine) => {
      // ESLint asks for no types: it looks while Next writes them.
      if (linted.length > 0) await tool('eslint', ['--no-warn-ignored', ...linted], onLine);
      await ready.catch(() => undefined);
      await tool('oxlint', ['--quiet'], onLine);
    }),
  };
}
