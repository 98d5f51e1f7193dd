import { compile } from 'sass';
import { describe, expect, test } from 'vitest';
import { niches } from '@/lib/site/niches/niches';
import { contrast, type Colour } from './contrast';
import { resolveToken } from './resolve-token';

const tokens = compile('styles/_tokens.scss').css;
const numbers = compile('styles/_niches.scss').css;

/** Text on what it stands on, and the ratio it needs: 4.5 for text, 3 for the edges of controls. */
const pairs: [text: string, ground: string, atLeast: number][] = [
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-secondary', 'secondary', 4.5],
  ['on-unread', 'unread', 4.5],
  ['on-fictional', 'fictional', 4.5],
  ['primary-ink', 'bg', 4.5],
  ['primary-ink', 'surface', 4.5],
  ['primary-ink', 'surface-2', 4.5],
  ['primary-ink', 'primary-soft', 4.5],
  ['secondary-ink', 'secondary-soft', 4.5],
  ['unread-ink', 'surface', 4.5],
  ['ink', 'bg', 4.5],
  ['ink', 'primary-soft', 4.5],
  ['ink-2', 'surface-2', 4.5],
  ['ink-2', 'surface-3', 4.5],
  ['ink-3', 'surface-2', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['danger', 'surface', 4.5],
  ['info', 'info-soft', 4.5],
  ['line-strong', 'surface', 3],
];

describe.each(niches)('%s', (niche) => {
  test.each(['light', 'dark'] as const)('%s: every pair of text and ground is readable', (theme) => {
    const colour = (name: string): Colour => resolveToken(name, { tokens, numbers, niche, theme });
    const tooFaint = pairs
      .map(([text, ground, atLeast]) => ({ pair: `${text} on ${ground}`, ratio: contrast(colour(text), colour(ground)), atLeast }))
      .filter(({ ratio, atLeast }) => ratio < atLeast);
    expect(tooFaint).toEqual([]);
  });
});
