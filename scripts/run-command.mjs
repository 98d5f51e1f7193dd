// Runs the project's tools with the Node of node_modules, keeps the last lines they print, and ends them when this process ends.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = path.join(root, 'node_modules', '.bin');
const running = new Set();
let stopping = false;

/** Whether a signal has told this process to end. */
export const isStopping = () => stopping;

/** The environment of every tool: the packaged Node first, nothing sent anywhere. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
});

/** The Node that the product runs on: the packaged one, or this one where there is no package for the machine. */
export const productNode = () => {
  const packaged = path.join(binaries, 'node');
  return existsSync(packaged) ? packaged : process.execPath;
};

/** A failure that a person can act on: a sentence, and the last lines of what was printed. */
export class Failure extends Error {
  constructor(sentence, tail = []) {
    super(sentence);
    this.tail = tail;
  }
}

/** Starts a process that ends with this one. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, ...options, env: options.env ?? toolEnv() });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Calls `each` with every whole line of a stream. */
export function eachLine(stream, each) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (part) => {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop();
    lines.forEach(each);
  });
  stream.on('end', () => rest && each(rest));
}

/**
 * Runs a command to its end. With `show` its output goes straight to the terminal, otherwise only to `onLine`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, show?: boolean, timeLimit?: number, failure?: string }} options
 * @returns {Promise<void>} rejects with a Failure when it cannot start, ends otherwise than with 0, or takes longer than timeLimit (ms)
 */
export function runCommand(command, args, { env, onLine, show = false, timeLimit, failure } = {}) {
  const tail = [];
  const name = failure ?? [path.basename(command), ...args].join(' ');
  return new Promise((resolve, reject) => {
    const child = start(command, args, { env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const keep = (printed) => {
      const line = stripVTControlCharacters(printed);
      if (line.trim() === '') return;
      tail.push(line);
      if (tail.length > 30) tail.shift();
      onLine?.(line);
    };
    if (!show) for (const stream of [child.stdout, child.stderr]) eachLine(stream, keep);
    let late = false;
    const limit =
      timeLimit &&
      setTimeout(() => {
        late = true;
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 5000).unref();
      }, timeLimit);
    child.once('error', (error) => reject(new Failure(`${name}: ${error.message}`)));
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      if (late) reject(new Failure(`${name}: stopped after ${Math.round(timeLimit / 60_000)} minutes`, tail));
      else if (code === 0) resolve();
      else reject(new Failure(`${name}: ended with ${signal ?? `code ${code}`}`, tail));
    });
  });
}

/** Runs an entry point: ends the tools when a signal comes, and says in one sentence what went wrong. */
export function runMain(main) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`This needs Node 20 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143]]) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(code);
      stopping = true;
      process.exitCode = code;
      // A terminal has told the whole group already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
    });
  }
  main().catch((error) => {
    for (const child of running) child.kill('SIGTERM');
    if (stopping) return;
    const tail = error instanceof Failure ? error.tail : [error.stack];
    console.error(`\n${error.message}${tail.length > 0 ? `\n\n${tail.map((line) => `  ${line}`).join('\n')}` : ''}\n`);
    process.exitCode = 1;
  });
}
