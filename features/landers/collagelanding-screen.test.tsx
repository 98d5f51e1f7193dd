import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profile } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { collageFaces, collageWall } from './collage-wall';
import { CollagelandingScreen } from './collagelanding-screen';
import { firstSentence } from './first-sentence';

const faces = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    profile.parse({ id: index + 1, name: `Lid ${index + 1}`, main_image: { filename: `${index}.webp` }, about: index === 0 ? '' : 'Ik lach hard. En vaak.', interests: index === 1 ? ['wine'] : [] }),
  );

// On a tablet one tall face is a short one (styles/lander-collagelanding.scss): 33 cells become 4 rows of 8.
test('the wall is full on a phone, a tablet and a desktop', () => {
  const cells = (pieces: typeof collageWall) => pieces.reduce((sum, piece) => sum + (piece.kind !== 'face' ? 1 : piece.size === 'big' ? 4 : piece.size === 'tall' ? 2 : 1), 0);
  expect([cells(collageWall.slice(0, 16)), cells(collageWall.slice(0, 25)), cells(collageWall)]).toEqual([20, 33, 12 * 7 - 20]);
  expect(collageWall.filter(({ kind }) => kind === 'face')).toHaveLength(collageFaces);
});

test('a face turns over to the first sentence of its own profile, and leads to the member', () => {
  renderInDutch(<CollagelandingScreen site={exampleSite()} people={faces(3)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Iedereen is een collage.' })).toBeTruthy();
  const second = document.querySelectorAll('details')[0]!;
  expect(second.querySelector('summary')?.getAttribute('aria-label')).toBe('Lid 2: lees een zin uit het profiel');
  expect(second.querySelector('p')?.textContent).toBe('Ik lach hard.');
  expect(second.querySelector('a')?.getAttribute('href')).toBe('/members/2');
  expect(screen.getByRole('link', { name: 'Meer van Lid 1' }).getAttribute('href')).toBe('/members/1');
});

test('a still life stands for an interest: it marks who names it, and goes along as a wish', () => {
  renderInDutch(<CollagelandingScreen site={exampleSite()} people={faces(3)} />);
  const wine = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wie vindt dit ook leuk? Wijn' });
  expect(wine.checked).toBe(false);
  expect(document.querySelectorAll('.likes-wine')).toHaveLength(1);
  wine.checked = true;
  expect(new FormData(document.querySelector('form')!).getAll('wish')).toEqual(['wine']);
});

test('with nobody to show, the wall is paper alone', () => {
  const { container } = renderInDutch(<CollagelandingScreen site={exampleSite()} people={[]} />);
  expect(container.querySelectorAll('.piece')).toHaveLength(collageWall.length);
  expect(screen.getByRole('button', { name: 'Maak je eigen tegel' })).toBeTruthy();
});

test.each([
  [null, null],
  ['  ', null],
  ['Een zin zonder einde', 'Een zin zonder einde'],
  ['Echt waar? Ja.', 'Echt waar?'],
  ['Om 20.30 uur. Daarna niet.', 'Om 20.30 uur.'],
  [`${'woord '.repeat(60)}`, `${'woord '.repeat(26)}woord…`],
])('the first sentence of %j', (about, sentence) => {
  expect(firstSentence(about)?.length ?? 0).toBeLessThan(165);
  if (about !== null && about.length > 200) expect(firstSentence(about)).toMatch(/^(woord )+woord…$/);
  else expect(firstSentence(about)).toBe(sentence);
});
