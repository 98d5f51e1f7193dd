import { readdirSync } from 'node:fs';
import { compile } from 'sass';
import { expect, test } from 'vitest';
import { formatTime } from '@/lib/format/dates';
import { locales, localeTable } from '@/lib/site/languages/locales';

const sheets = readdirSync('styles').filter((file) => /^[a-z-]+\.scss$/.test(file));

type Rule = { selectors: string[]; said: string; within: string };

/** The rules of a sheet, each with the at-rules it stands in. */
function rulesOf(file: string): Rule[] {
  const css = compile(`styles/${file}`, { loadPaths: ['node_modules'], style: 'compressed', quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] }).css;
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, before = '', sign] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (sign === '{') open.push(before.split(';').at(-1) ?? '');
    else {
      const head = open.pop() ?? '';
      if (!head.startsWith('@')) rules.push({ selectors: head.split(','), said: before, within: open.join(' ') });
    }
  }
  return rules;
}

test.each(sheets)('on a touch screen nothing of %s keeps the look of a pointer after the tap', (file) => {
  const stuck = rulesOf(file).filter(({ selectors, said, within }) => {
    if (within.includes('(hover: hover)') || within.includes('(hover:hover)')) return false;
    // Said of what is at rest too, it is no other look.
    const isResting = selectors.some((selector) => !/:(hover|focus)/.test(selector));
    return !isResting && /background|box-shadow|opacity/.test(said) && selectors.some((selector) => selector.includes(':hover'));
  });
  expect(stuck.map(({ selectors }) => selectors.join(','))).toEqual([]);
});

test('a card with the focus has a ring that shows on a light page too, and keeps the ring of Premium', () => {
  const ring = (selector: string) => rulesOf('main.scss').findLast(({ selectors, within }) => within === '' && selectors.includes(selector))?.said ?? '';
  expect(ring('.person-card>.photo:focus-visible')).toMatch(/box-shadow:0 0 0 8px rgba?\(0,\s?0,\s?0/);
  const premium = ring('.person-card.is-premium>.photo:focus-visible');
  expect(premium).toContain('var(--secondary)');
  // Beyond the 5.5 pixels of that ring.
  expect(premium).toContain('outline-offset:7px');
});

const saidOf = (sheet: string, selector: string) => rulesOf(sheet).filter(({ selectors }) => selectors.includes(selector)).map(({ said }) => said).join(';');

test('interests are chips to press, with no box of the browser in them', () => {
  expect(saidOf('account.scss', '.profile-panels .chip input')).toContain('opacity:0');
});

test('the label on a match is as high as its words', () => {
  expect(saidOf('likes.scss', '.match-pair .fictional-strip')).not.toContain('padding-bottom');
});

test('the padlock on a small photo stands in its middle', () => {
  expect(saidOf('main.scss', '.person-thumb .photo-lock')).toContain('gap:0');
});

test('the next card of the swipe game has its name before it lies on top', () => {
  expect(saidOf('swipe.scss', '.swipe-card:not(.is-top) .photo-caption')).toBe('');
});

test('opening lines go at the first character that is written', () => {
  expect(saidOf('chat.scss', '.icebreakers:has(+.composer .composer-text:not(:placeholder-shown))')).toContain('display:none');
});

test('what a message costs stands on one line, whatever is left', () => {
  expect(saidOf('chat.scss', '.composer-meta>:first-child')).toContain('white-space:nowrap');
});

test.each(locales)('[A06] the drawn telephone tells the time as %s writes it', (locale) => {
  const dotted = rulesOf('signup-completion.scss').filter(({ said }) => said.includes('21.04')).flatMap(({ selectors }) => selectors.map((each) => /:lang\((\w+)\)/.exec(each)?.[1]));
  expect(formatTime(new Date('2026-03-07T21:04:00Z'), localeTable[locale].iso, 'UTC')).toBe(dotted.includes(locale) ? '21.04' : '21:04');
});
