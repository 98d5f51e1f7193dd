// What a colour token comes to in a niche and a theme, for the contrast test: custom properties, calc() and oklch() as far
// as _tokens.scss uses them.
import type { Colour } from './contrast';

type Sheet = {
  /** _tokens.scss and _niches.scss, compiled. */
  tokens: string;
  numbers: string;
  niche: string;
  theme: 'light' | 'dark';
};

function declarations(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors!.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name!, value!.trim());
  }
  return found;
}

/** The colour of `--name`. Throws where the token is missing or is no plain colour. */
export function resolveToken(name: string, { tokens, numbers, niche, theme }: Sheet): Colour {
  const all = new Map([...declarations(numbers, `[data-niche=${niche}]`), ...declarations(tokens, ':root')]);
  if (theme === 'dark') for (const [key, value] of declarations(tokens, '[data-bs-theme=dark]')) all.set(key, value);

  const filled = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, key: string) => {
      const found = all.get(key);
      if (found === undefined) throw new Error(`--${key} is not set`);
      return filled(found);
    });
  const number = (text: string): number => {
    const sum = /^calc\((.+)\)$/.exec(text)?.[1] ?? text;
    const [left, sign, right] = sum.split(/ ([*+-]) /);
    const a = left!.startsWith('calc') ? number(left!) : Number(left);
    if (!sign) return a;
    return sign === '*' ? a * Number(right) : sign === '+' ? a + Number(right) : a - Number(right);
  };

  const value = filled(`var(--${name})`);
  if (value === '#fff') return { l: 1, c: 0, h: 0 };
  const parts = /^oklch\((.+)\)$/.exec(value)?.[1]?.match(/calc\([^()]*(?:\([^()]*\))?[^()]*\)|[\d.]+/g);
  if (parts?.length !== 3) throw new Error(`--${name} is no plain colour: ${value}`);
  const [l, c, h] = parts.map(number) as [number, number, number];
  return { l, c, h };
}
