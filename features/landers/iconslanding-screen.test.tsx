import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { IconslandingScreen } from './iconslanding-screen';

const tap = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const sentence = () => readText(screen.getByRole('heading', { level: 1 })).replace('Waar heb je zin in? ', '');
const wishes = () => new FormData(document.querySelector('form')!).getAll('wish');

test('[R19] three taps write the sentence, in the order of the taps', () => {
  renderInDutch(<IconslandingScreen site={exampleSite()} />);
  expect(sentence()).toBe('Vanavond heb ik zin in …, … en ….');
  expect(screen.getByText('Nog 3 kiezen')).toBeTruthy();
  tap('Dansen');
  tap('Een glas wijn');
  expect(screen.getByText('Nog 1 kiezen')).toBeTruthy();
  expect(sentence()).toBe('Vanavond heb ik zin in dansen, een glas wijn en nog één.');
  tap('Spanning');
  expect(sentence()).toBe('Vanavond heb ik zin in dansen, een glas wijn en spanning.');
  expect(wishes()).toEqual(['dance', 'wine', 'thrill']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Koken' }).disabled).toBe(true);
});

test('wishes that were tapped before the script came stand in the sentence, three of them', () => {
  renderInDutch(<IconslandingScreen site={exampleSite()} />, (page) => {
    for (const wish of ['dance', 'wine', 'thrill', 'film']) page.querySelector<HTMLInputElement>(`input[value=${wish}]`)!.checked = true;
  });
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(sentence()).toMatch(/^Vanavond heb ik zin in .+, .+ en [^…]+\.$/);
  expect(wishes()).toHaveLength(3);
  expect(screen.queryByText(/^Nog \d kiezen/)).toBeNull();
});

test('a wish tapped in the sentence is taken out again', () => {
  renderInDutch(<IconslandingScreen site={exampleSite()} />);
  tap('Dansen');
  tap('Film');
  fireEvent.click(screen.getByRole('button', { name: 'dansen weghalen' }));
  expect(sentence()).toBe('Vanavond heb ik zin in een film, … en ….');
  expect(wishes()).toEqual(['film']);
});

test('then with whom, and when: nothing is chosen before, and one can go back', () => {
  renderInDutch(<IconslandingScreen site={exampleSite()} />);
  for (const name of ['Dansen', 'Film', 'Praten']) tap(name);
  fireEvent.click(screen.getByRole('button', { name: 'Wie heeft dat ook?' }));
  expect(screen.getByText(/^Vraag 2 van 3/)).toBeTruthy();
  const who = within(screen.getByRole('group', { name: 'Met wie?' })).getAllByRole<HTMLInputElement>('radio');
  expect(who.some(({ checked }) => checked)).toBe(false);
  fireEvent.click(who[2]!);
  fireEvent.click(screen.getByRole('button', { name: 'Verder' }));
  expect(screen.getByRole('button', { name: 'Gratis aanmelden' }).getAttribute('type')).toBe('submit');
  expect(new FormData(document.querySelector('form')!).get('who')).toBe('who-anyone');
  fireEvent.click(screen.getByRole('button', { name: 'Terug' }));
  expect(screen.getByText(/^Vraag 2 van 3/)).toBeTruthy();
});

test('every language brings a whole sentence with three places', async () => {
  const { locales } = await import('@/lib/site/languages/locales');
  for (const locale of locales) {
    const { default: texts } = (await import(`@/locales/${locale}.json`)) as { default: { lander: { iconslanding: { sentence: string } } } };
    expect(texts.lander.iconslanding.sentence, locale).toMatch(/\S.*<one><\/one>.*<two><\/two>.+<three><\/three>.*\.$/);
  }
});
