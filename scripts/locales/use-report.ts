// Which messages nobody asks for, and which are asked for and not there.
import { readFileSync } from 'node:fs';
import { keyPattern } from './key-pattern';
import type { HalfMadeKeys, MadeKeys } from './made-keys';
import type { NamedKeys } from './read-code';


/** Messages that no code names and no line of `made` accounts for; lines of `made` that account for none, or whose code has gone. */
export function unusedMessages(keys: readonly string[], named: readonly NamedKeys[], made: readonly MadeKeys[], codeOf = (file: string) => readFileSync(file, 'utf8')): string[] {
  const exact = new Set(named.flatMap((each) => each.keys));
  const unnamed = keys.filter((key) => !exact.has(key));
  const patterns = made.map((line) => ({ line, fits: keyPattern(line.keys) }));
  return [
    ...unnamed.filter((key) => !patterns.some(({ fits }) => fits.test(key))).map((key) => `${key} is named by no code: remove it.`),
    ...patterns.filter(({ fits }) => !unnamed.some((key) => fits.test(key))).map(({ line }) => `${line.keys} of made-keys.ts accounts for no message: remove the line.`),
    ...made.filter(({ file, code }) => !codeOf(file).includes(code)).map(({ keys: pattern, file, code }) => `${pattern} of made-keys.ts: ${file} no longer has ${code}.`),
  ];
}

// The pages of law are read by their own structure, from catalogues of their own (lib/i18n/legal-texts.ts).
const ofLaw = /^(?:features\/legal\/(?:legal|faq)-|app\/shared-pages\/legal-page)/;

/** What the code asks for and Dutch does not have: of several that a key can be each, but where a line of `halfMade` says that only some are. */
export function missingMessages(keys: readonly string[], named: readonly NamedKeys[], halfMade: readonly HalfMadeKeys[] = []): string[] {
  const known = new Set(keys.flatMap((key) => key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))));
  const asked = named.filter(({ asked: isAsked, keys: some, file }) => isAsked && !ofLaw.test(file) && some.every((key) => /^[\w.]+$/.test(key)));
  const used = new Set<HalfMadeKeys>();
  const sentences = asked.flatMap(({ keys: some, file }) => {
    const lacking = some.filter((key) => !known.has(key));
    const line = halfMade.find((each) => each.file === file && lacking.every((key) => keyPattern(each.keys).test(key)));
    if (lacking.length === 0 || (line && lacking.length < some.length && used.add(line))) return [];
    return [`${lacking.slice(0, 3).join(', ')} is asked for by ${file} and is no message.`];
  });
  return [...sentences, ...halfMade.filter((line) => !used.has(line)).map(({ keys: pattern, file }) => `${pattern} of made-keys.ts: ${file} asks for nothing there that is no message: remove the line.`)];
}
