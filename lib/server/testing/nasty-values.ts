// For tests: values that no honest browser sends, drawn from a seed so that a failure can be had again.
import { pick, type Random } from '../portraits/rng';

const deep = () => JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;

const values: readonly (() => unknown)[] = [
  () => null, () => undefined, () => true, () => '', () => ' ', () => 0, () => -1, () => 0.1, () => 1e308, () => 2 ** 31, () => 2 ** 53, () => '99999999999999999999',
  () => [], () => ({}), () => [[]], () => [null], () => ({ length: 1e9 }), deep, () => ({ toString: 'x', valueOf: 1, constructor: { prototype: 1 } }), () => JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  () => '\u0000', () => 'a\u0000b@example.test', () => '\ud800', () => 'Noor \udc00', () => '\u202etxt.exe', () => 'é'.normalize('NFD').repeat(900), () => '\u0301'.repeat(50), () => '👩‍👩‍👧‍👦'.repeat(10),
  () => "'; drop table members; --", () => '<script>alert(1)</script>', () => '${7*7}', () => '../../etc/passwd', () => '%00%ff%', () => 'NaN', () => '1e5', () => '0x10', () => '-0',
  () => '2026-02-30', () => '0000-00-00', () => '9999-12-31', () => '+275760-09-13', () => '2000-13-01', () => 'NL', () => 'ZZ', () => 'NL-ZZ', () => 'nl', () => 'toString', () => '__proto__', () => 'hasOwnProperty',
  () => 'a@b', () => '@example.test', () => 'free@example.test', () => 'FREE@EXAMPLE.TEST', () => 'a@xn--.test', () => 'a@münchen.example', () => `${'a'.repeat(64)}@${'b'.repeat(63)}.example`, () => 'a@example.test\r\nBcc: b@example.test',
  () => 'x'.repeat(200), () => 'x'.repeat(10_000), () => 'ab'.repeat(30_000), () => ' '.repeat(5_000), () => 'a'.repeat(25) + '!', () => 'aA1!'.repeat(250), () => Array.from({ length: 1_000 }, (_, at) => `k${at}`),
];

/** One value that fits nowhere, or only just. */
export function nastyValue(random: Random): unknown {
  return pick(random, values)();
}

/** The fields with one or two of them spoiled, left out, or joined by others; now and then as they are. */
export function spoiled(random: Random, fields: object): Record<string, unknown> {
  const all: Record<string, unknown> = { ...fields };
  const names = Object.keys(all);
  for (let times = Math.floor(random() * 3); times > 0; times--) {
    const way = random();
    const name = names.length > 0 && way < 0.9 ? pick(random, names) : pick(random, ['__proto__', 'constructor', 'id', 'x'.repeat(300), '']);
    if (way < 0.1) delete all[name];
    else Object.defineProperty(all, name, { value: nastyValue(random), enumerable: true, configurable: true, writable: true });
  }
  return all;
}
