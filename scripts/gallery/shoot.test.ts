import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { brokenWords, cutTexts } from '@/e2e/cut-texts';
import { lookOver } from './shoot';

const told = 'cut at the side: button.btn ‘Rückgängig machen’';
const broken = 'broken within a word: b ‘Benachrichtigungen’';

/** A page of a width, on which a text is cut and a word broken. */
const pageOf = (width: number) => {
  const evaluate = async (asked: unknown) => (asked === cutTexts ? [told] : asked === brokenWords ? [broken] : { wider: 0, text: 'Rückgängig machen' });
  return { viewportSize: () => ({ width, height: 640 }), evaluate } as unknown as Page;
};

test('a scene is looked at for texts that are cut and words that are broken where its window is narrow', async () => {
  for (const width of [320, 390]) expect(await lookOver(pageOf(width)), String(width)).toEqual([told, broken]);
  expect(await lookOver(pageOf(1440))).toEqual([]);
});
