import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compile } from 'sass';
import { describe, expect, test } from 'vitest';
import { breakpoints, toastWidth } from '@/lib/site/constants';
import { niches } from '@/lib/site/niches';

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
    expect(size(main)).toBeLessThanOrEqual(10_000);
  });

  test.each(families)('P3: main and %s together stay within 14 kB brotli', (family) => {
    expect(size(main) + size(css(family))).toBeLessThanOrEqual(14_000);
  });

  test('nothing comes from another host', () => {
    expect(main).not.toMatch(/https?:\/\/|url\(\s*["']?\/\//);
  });
});

describe('the look', () => {
  test('[S26] every niche sets its six numbers', () => {
    for (const niche of niches) {
      const block = new RegExp(`\\[data-niche=${niche}\\]\\{([^}]*)\\}`).exec(main)?.[1] ?? '';
      expect([...block.matchAll(/--(\w+):/g)].map(([, name]) => name)).toEqual(['h1', 'c1', 'h2', 'c2', 'hu', 'cu']);
    }
  });

  test('[S26] layouts turn at 576, 768, 992 and 1200 pixels and nowhere else', () => {
    const widths = [...`${main}${families.map(css).join('')}`.matchAll(/@media[^{]*?(?:min|max)-width: ?([\d.]+)px/g)].map(([, width]) => Math.ceil(Number(width)));
    expect([...new Set(widths)].toSorted((a, b) => a - b)).toEqual(Object.values(breakpoints));
  });

  test('[S26] a toast is 350 pixels wide', () => {
    expect(main).toContain(`--toast-w: ${toastWidth}px`);
  });
});
