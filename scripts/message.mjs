// Sets texts in the catalogues of locales/, one writer at a time, keys kept in alphabetical order.
// node scripts/message.mjs set nl chat.composer.send "Versturen"   |   node scripts/message.mjs merge nl texts.json
// node scripts/message.mjs remove nl chat.composer.send
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [command, locale, ...rest] = process.argv.slice(2);
const file = fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));
const lock = `${file}.lock`;

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function locked(work) {
  for (let tries = 0; tries < 200; tries++) {
    try {
      closeSync(openSync(lock, 'wx'));
      try {
        return work();
      } finally {
        rmSync(lock, { force: true });
      }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      pause(50);
    }
  }
  throw new Error(`${lock} is held: remove it if nobody is writing`);
}

const merge = (into, from) => {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') into[key] = value;
    else into[key] = merge(typeof into[key] === 'object' ? into[key] : {}, value);
  }
  return into;
};

const sorted = (value) =>
  typeof value === 'string'
    ? value
    : Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, sorted(value[key])]),
      );

const without = (group, [part, ...rest]) => {
  const { [part]: inner, ...others } = group;
  const left = rest.length > 0 && typeof inner === 'object' ? without(inner, rest) : {};
  return Object.keys(left).length > 0 ? { ...others, [part]: left } : others;
};

const nested = (key, text) => key.split('.').reduceRight((inner, part) => ({ [part]: inner }), text);

if (!/^[a-z]{2}$/.test(locale ?? '') || !['set', 'merge', 'remove'].includes(command)) {
  console.error('usage: node scripts/message.mjs set <locale> <dotted.key> <text> | merge <locale> <file.json> | remove <locale> <dotted.key>');
  process.exit(2);
}
const change = (catalogue) => {
  if (command === 'remove') return without(catalogue, rest[0].split('.'));
  return merge(catalogue, command === 'set' ? nested(rest[0], rest[1]) : JSON.parse(readFileSync(rest[0], 'utf8')));
};
locked(() => {
  const catalogue = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted(change(catalogue)), null, 2)}\n`);
  renameSync(`${file}.new`, file);
});
