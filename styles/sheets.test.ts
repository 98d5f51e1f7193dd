import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compile } from 'sass';
import { describe, expect, test } from 'vitest';
import { breakpoints } from '@/lib/site/constants';
import { niches } from '@/lib/site/niches/niches';

const css = (sheet: string) =>
  compile(`styles/${sheet}.scss`, {
    loadPaths: ['node_modules'],
    style: 'compressed',
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css;

const size = (text: string) => brotliCompressSync(text).length;
const main = css('main');
const families = readdirSync('styles')
  .filter((file) => /^[a-z-]+\.scss$/.test(file) && file !== 'main.scss')
  .map((file) => file.replace('.scss', ''));

describe('what a page loads', () => {
  test('P3: the sheet of every page leaves room for that of its family', () => {
    expect(size(main), 'main.scss is full: a rule that few pages need moves to their sheets').toBeLessThanOrEqual(10_000);
  });

  test.each(families)('P3: main and %s together stay within 14 kB brotli', (family) => {
    expect(size(main) + size(css(family))).toBeLessThanOrEqual(14_000);
  });

  test('nothing comes from another host', () => {
    expect(main).not.toMatch(/https?:\/\/|url\(\s*["']?\/\//);
  });
});

describe('the look', () => {
  const numbersOf = (niche: string) => {
    const block = new RegExp(`\\[data-niche=${niche}\\]\\{([^}]*)\\}`).exec(main)?.[1] ?? '';
    return Object.fromEntries([...block.matchAll(/--(\w+): ?([\d.]+)/g)].map(([, name, value]) => [name!, Number(value)]));
  };
  /** How far two hues lie apart, in degrees. */
  const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

  test('every niche sets its six numbers, and nothing else', () => {
    for (const niche of niches) expect(Object.keys(numbersOf(niche)), niche).toEqual(['h1', 'c1', 'h2', 'c2', 'hu', 'cu']);
  });

  test('[S26] primary is pink, secondary orange, and what is unread has a colour of its own', () => {
    const { h1, c1, h2, c2, hu, cu } = numbersOf('general') as Record<'h1' | 'c1' | 'h2' | 'c2' | 'hu' | 'cu', number>;
    expect(between(h1, 0)).toBeLessThan(20);
    expect(between(h2, 55)).toBeLessThan(20);
    expect(Math.min(between(hu, h1), between(hu, h2))).toBeGreaterThan(60);
    for (const strength of [c1, c2, cu]) expect(strength).toBeGreaterThan(0.1);
    expect(main).toMatch(/--primary: ?oklch\([\d.]+ var\(--c1\) var\(--h1\)\)/);
    expect(main).toMatch(/--secondary: ?oklch\([\d.]+ var\(--c2\) var\(--h2\)\)/);
    expect([...main.matchAll(/--unread: ?oklch\([\d.]+ ([^;]*)\)[;}]/g)].map(([, colour]) => colour)).toEqual(Array(5).fill('var(--cu) var(--hu)'));
    expect(main).toMatch(/\.btn-primary[^{}]*\{background:var\(--primary\)/);
    expect(main).toContain('.badge-count.is-unread{background:var(--unread)');
  });

  test('[S22] low credits are orange, none are red', () => {
    expect(main).toContain('.badge-count.is-warning{background:var(--secondary)');
    expect(main).toContain('.badge-count.is-danger{background:var(--danger-fill)');
    const [, hue] = /--danger-fill: ?oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(main)!;
    expect(between(Number(hue), 27)).toBeLessThan(10);
  });

  test('[S26] layouts turn at 576, 768, 992 and 1200 pixels and nowhere else', () => {
    const widths = [...`${main}${families.map(css).join('')}`.matchAll(/@media[^{]*?(?:min|max)-width: ?([\d.]+)px/g)].map(([, width]) => Math.ceil(Number(width)));
    expect([...new Set(widths)].toSorted((a, b) => a - b)).toEqual(Object.values(breakpoints));
  });

  test('[S26] a toast is 350 pixels wide', () => {
    expect(main).toContain('--toast-w: 350px');
  });
});

describe('what comes over any page of a member, with a sheet of its own', () => {
  /** What a sheet says of each class, outside media queries; what all pages have in common is left out. */
  const rulesOf = (sheet: string) => {
    const flat = css(sheet).replace(/@[a-z-]+[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    return new Map([...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', said = '']) => selectors.split(',').map((selector) => [selector.trim(), said] as const)));
  };
  const over = ['meeting', 'bonus-modal', 'buy-prompt', 'upgrade'];

  test.each(families.filter((family) => !over.includes(family) && !family.startsWith('lander-')))('gives no class of %s another look', (family) => {
    const own = rulesOf(family);
    const both = over.flatMap((sheet) => [...rulesOf(sheet)].filter(([selector, said]) => own.has(selector) && own.get(selector) !== said).map(([selector]) => `${sheet}: ${selector}`));
    expect(both).toEqual([]);
  });

  test('more hearts than a row holds stand in a second one', () => {
    expect(css('swipe')).toMatch(/\.swipe-hearts\{display:flex;flex-wrap:wrap/);
  });

  test('a bold word within an alert stays in its line; only the title has one of its own', () => {
    expect(main).toMatch(/\.alert-body>div>b\{display:block\}/);
    expect(main).not.toMatch(/\.alert b\{display:block\}/);
  });
});
