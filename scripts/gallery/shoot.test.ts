import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { brokenWords, cutTexts } from '@/e2e/cut-texts';
import { lookOver } from './shoot';

const told = 'cut at the side: button.btn ‘Rückgängig machen’';
const broken = 'broken within a word: b ‘Benachrichtigungen’';
const rule = { id: 'label', nodes: [{ target: ['#name'] }, { target: ['form', '#town'] }] };

const of = (kind: string, what = 'features/a/b') => ({ kind, of: [what] });

type Asked = { selector?: string; rules?: string[] };

/** A page of a width, on which a text is cut and a word broken; `finds`: what axe finds, `hasPart`: whether what it is about is in sight. */
function pageOf(width: number, { finds = [] as object[], hasPart = true } = {}) {
  const asked: Asked = {};
  const evaluate = async (what: unknown, given?: unknown) => {
    if (what === cutTexts) return [told];
    if (what === brokenWords) return [broken];
    if (what === axe.source) return undefined;
    if (typeof given === 'string') return (asked.selector = given) && hasPart;
    if (given) return (asked.rules = Object.keys((given as { rules: object }).rules)) && finds;
    return String(what).includes('in window') ? true : { wider: 0, text: 'Rückgängig machen' };
  };
  return { page: { viewportSize: () => ({ width, height: 640 }), evaluate } as unknown as Page, asked };
}

test('a scene is looked at for texts that are cut and words that are broken where its window is narrow', async () => {
  for (const width of [320, 390]) expect(await lookOver(pageOf(width).page, of('state')), String(width)).toEqual([told, broken]);
  expect(await lookOver(pageOf(1440).page, of('state'))).toEqual([]);
});

test('what axe finds is said with its elements; a mail is not asked for what pages alone have', async () => {
  expect(await lookOver(pageOf(1440, { finds: [rule] }).page, of('page'))).toEqual(['axe label: #name, form #town']);
  for (const [kind, left] of [['page', 0], ['state', 1], ['mail', 3]] as const) {
    const { page, asked } = pageOf(1440);
    await lookOver(page, of(kind));
    expect(asked.rules, kind).toHaveLength(left);
  }
});

test('a modal, an alert, a banner and a toast are in sight; of a state nobody knows where it stands', async () => {
  for (const kind of ['modal', 'alert', 'banner', 'toast']) expect(await lookOver(pageOf(1440, { hasPart: false }).page, of(kind))).toEqual([`its ${kind} is not in sight`]);
  expect(await lookOver(pageOf(1440, { hasPart: false }).page, of('state'))).toEqual([]);
});

test('two scenes of one thing may say the same, those of different things do not', async () => {
  const known = new Map<string, string>();
  const look = (what: string) => lookOver(pageOf(1440).page, of('alert', what), known);
  expect([await look('features/a/b#alert-1'), await look('features/a/b#alert-1')]).toEqual([[], []]);
  expect(await look('features/a/b#alert-2')).toEqual(['it says what the scene of features/a/b#alert-1 says']);
});
