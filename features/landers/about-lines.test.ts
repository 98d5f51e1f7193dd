import { expect, test } from 'vitest';
import { aboutLines, aboutParagraphs } from './about-lines';

test('a text is a paragraph for each of its own', () => {
  expect(aboutParagraphs('Een.\n\nTwee.\n')).toEqual({ shown: ['Een.', 'Twee.'], folded: [] });
  expect(aboutParagraphs(undefined)).toEqual({ shown: [], folded: [] });
});

test('a long text folds after some words, whole paragraphs together', () => {
  const long = Array.from({ length: 70 }, () => 'woord').join(' ');
  expect(aboutParagraphs(`${long}\n${long}\nkort`)).toEqual({ shown: [long], folded: [long, 'kort'] });
  expect(aboutParagraphs(`${long} ${long}`).shown).toHaveLength(1);
});

test('sentences become lines, the too long left out', () => {
  expect(aboutLines('Ik fiets. Ook als het regent! En jij? Tja… Nog een.')).toEqual(['Ik fiets.', 'Ook als het regent!', 'En jij?', 'Tja…']);
  expect(aboutLines(`${'x'.repeat(200)}. Kort.`)).toEqual(['Kort.']);
  expect(aboutLines('')).toEqual([]);
});
