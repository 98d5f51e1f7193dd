import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile, type Profile } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { LetterLander } from './letter-lander';
import { SampleChatLander } from './sample-chat-lander';
import { storyCards } from './story-cards';
import { StoryLander } from './story-lander';

const about = 'Ik fiets overal heen. Ook als het regent! Ik zoek iemand die terugpraat.';
const noor = profile.parse({ id: 7, name: 'Noor', age: 28, city: 'Amersfoort', about, interests: ['music', 'wine'], main_image: { filename: '7.webp', thumb_filename: '7-t.webp' }, photos: [] });
const sanne: Profile = { ...noor, name: 'Sanne', fictional: true, online: true, distance_km: 3 };
const site = exampleSite();
const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const landers = [
  ['the letter', LetterLander],
  ['the sample chat', SampleChatLander],
  ['the story', StoryLander],
] as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});

test('[R06] the letter is the member’s own text, and the answer goes along to sign-up', async () => {
  renderInDutch(<LetterLander profile={noor} site={site} />);
  const letter = screen.getByRole('article');
  expect(within(letter).getByText(about)).toBeTruthy();
  expect(readText(letter)).toContain('Noor, 28');
  await userEvent.type(screen.getByLabelText('Jouw antwoord'), 'Hoi Noor');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Schrijf Noor terug' });
  expect([form!.method, form!.getAttribute('action'), sent(form!)]).toEqual(['post', '/forms/start', { lander: 'landing', slug: 'nl', member: '7', message: 'Hoi Noor' }]);
});

test('below the letter the site adds what the member named, and says that it is the site who does; without script a line to answer with is one press', () => {
  const { unmount } = renderInDutch(<LetterLander profile={noor} site={site} />);
  expect(readText(screen.getByRole('article'))).toContain('P.S. Vonk: Noor houdt van Muziek · Wijn');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Schrijf Noor terug' }).form!;
  const [first, ...others] = within(form).getAllByRole<HTMLButtonElement>('button');
  // The first of a form is the one that Enter presses.
  expect(first!.textContent).toBe('Schrijf Noor terug');
  expect(others.map(({ type, name, value }) => [type, name, value])).toEqual([['submit', 'message', 'Dit herken ik.'], ['submit', 'message', 'Vertel daar meer over.'], ['submit', 'message', 'Hier werd ik vrolijk van.']]);
  unmount();
  renderInDutch(<LetterLander profile={{ ...noor, interests: [] }} site={site} />);
  expect(screen.queryByText(/P\.S\./)).toBeNull();
});

test('a member without a text has no letter put into the mouth', () => {
  renderInDutch(<LetterLander profile={{ ...noor, about: undefined }} site={site} />);
  expect(screen.getByText('Noor heeft nog niets geschreven. Jij mag beginnen.')).toBeTruthy();
});

test('[R07] the sample chat says that it is one, and that nobody types; nothing is chosen before the visitor chooses', async () => {
  const { container } = renderInDutch(<SampleChatLander profile={noor} site={site} />);
  expect(readText(container)).toContain('Voorbeeldgesprek. De vraag is van Vonk, niet van Noor.');
  expect(screen.getByText('Illustratie: Noor typt niet echt')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.some(({ checked }) => checked)).toBe(false);
  await userEvent.click(radios[0]!);
  expect(sent(radios[0]!.form!)).toEqual({ lander: 'landing2', slug: 'nl', member: '7', message: 'Alleen voor pannenkoeken.' });
});

test('[R07] the story: own sentences a card each, what is named, and the visitor’s turn last', () => {
  expect(storyCards(noor)).toEqual([
    { kind: 'photo', line: 'Ik fiets overal heen.' },
    { kind: 'line', line: 'Ook als het regent!' },
    { kind: 'interests', interests: ['music', 'wine'] },
    { kind: 'line', line: 'Ik zoek iemand die terugpraat.' },
    { kind: 'turn' },
  ]);
  expect(storyCards({ about: undefined, interests: [] })).toEqual([{ kind: 'photo', line: null }, { kind: 'turn' }]);
});

test('[R07] the story is reached without script: bars are links to the cards, the last card is a form', () => {
  const { container } = renderInDutch(<StoryLander profile={noor} site={site} />);
  const bars = within(screen.getByRole('list')).getAllByRole('link');
  expect(bars.map((bar) => bar.getAttribute('href'))).toEqual(['#card-1', '#card-2', '#card-3', '#card-4', '#card-5']);
  for (const bar of bars) expect(container.querySelector(bar.getAttribute('href')!)).not.toBeNull();
  expect(sent(container.querySelector('form')!)).toEqual({ lander: 'landing3', slug: 'nl', member: '7' });
});

test('the story stands still where less motion is asked for, and plays when told to', async () => {
  renderInDutch(<StoryLander profile={noor} site={site} />);
  await userEvent.click(screen.getByRole('button', { name: 'Afspelen' }));
  expect(screen.getByRole('button', { name: 'Pauze' })).toBeTruthy();
});

test('the arrow keys turn the cards of the story, but not with another key, in a field, or behind a dialog', () => {
  const turned = vi.fn();
  HTMLElement.prototype.scrollTo = turned;
  renderInDutch(<StoryLander profile={noor} site={site} />);
  const over = document.body.appendChild(document.createElement('div'));
  over.innerHTML = '<textarea></textarea><select></select><details open><summary></summary></details><dialog open><button></button></dialog>';
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  for (const each of over.querySelectorAll('*')) fireEvent.keyDown(each, { key: 'ArrowRight' });
  expect(turned).not.toHaveBeenCalled();
  over.remove();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  expect(turned).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(turned).toHaveBeenCalledOnce();
});

test.each(landers)('[A05] %s around a fictional profile is labelled whole, and claims no nearness', (_, Lander) => {
  const { container } = renderInDutch(<Lander profile={sanne} site={site} />);
  const text = readText(container);
  expect(text).toContain('Fictief profiel');
  expect(text).toContain('Fysiek contact niet mogelijk');
  expect(text).not.toMatch(/online|km/i);
});

test('the letter of a fictional profile bears no town on its postmark', () => {
  const { container } = renderInDutch(<LetterLander profile={sanne} site={site} />);
  expect(container.querySelector('svg.letter-postmark')!.textContent).toBe('18+');
});
