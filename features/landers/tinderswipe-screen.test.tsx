import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profile, type Person, type Profile } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { somePeople, someone } from './testing/some-people';
import { deckOf, TinderswipeScreen } from './tinderswipe-screen';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (people: Person[], profiles: Profile[] = []) => renderInDutch(<TinderswipeScreen site={exampleSite()} deck={deckOf(people)} profiles={profiles} />);
const sent = (name: string) => new FormData(document.querySelector('form')!).getAll(name);

test('[R18] three cards, each with two answers that are real checkboxes', () => {
  show(somePeople(8));
  expect(screen.getAllByRole('group').map((card) => card.querySelector('legend')?.textContent)).toEqual(['Lid 1', 'Lid 2', 'Lid 3']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lid 1 leuk vinden' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lid 2 overslaan' }));
  expect([sent('wish'), sent('skip')]).toEqual([['1'], ['2']]);
});

test('[R18] a card says one sentence of the person’s own, where there is one', () => {
  show(somePeople(2), [profile.parse({ id: 2, name: 'Lid 2', about: 'Ik bak brood. En dan nog iets.' })]);
  expect(screen.getAllByRole('group').map((card) => card.querySelector('.swipe-about')?.textContent)).toEqual([undefined, 'Ik bak brood.']);
});

test('the arrow keys answer for the card on top, and the focus goes on to the next', () => {
  show(somePeople(8));
  screen.getByRole('checkbox', { name: 'Lid 1 leuk vinden' }).focus();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lid 2 leuk vinden');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(sent('wish')).toEqual(['1', '3']);
  expect(document.activeElement?.textContent).toContain('Mooi gekozen.');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(sent('wish')).toEqual(['1', '3']);
});

test.each(['<dialog open></dialog>', '<details class="menu" open></details>'])('the arrow keys answer for no card behind %s', (over) => {
  show(somePeople(8));
  const before = document.body.appendChild(document.createElement('div'));
  before.innerHTML = over;
  fireEvent.keyDown(before.firstElementChild!, { key: 'ArrowRight' });
  expect(sent('wish')).toEqual([]);
  before.remove();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(sent('wish')).toEqual(['1']);
});

test('a card drawn far aside is decided on, one drawn a little comes back', () => {
  const { container } = show(somePeople(8));
  const deck = container.querySelector<HTMLElement>('.deck')!;
  deck.setPointerCapture = () => undefined;
  const drag = (card: number, by: number) => {
    const photo = container.querySelectorAll('.swipe-photo')[card]!;
    act(() => {
      photo.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 200, button: 0 }));
      deck.dispatchEvent(new MouseEvent('pointermove', { clientX: 200 + by }));
      deck.dispatchEvent(new MouseEvent('pointerup', { clientX: 200 + by }));
    });
  };
  drag(0, 40);
  expect([sent('wish'), sent('skip')]).toEqual([[], []]);
  drag(0, -160);
  drag(1, 160);
  expect([sent('wish'), sent('skip')]).toEqual([['2'], ['1']]);
});

test('[A05] a fictional profile in the deck carries the whole label; nobody on a kept page is online or at a distance', () => {
  const { container } = show([someone(1, { fictional: true, online: true, distance_km: 4 }), someone(2, { online: true, distance_km: 4 })]);
  expect(screen.getByText('Fictief profiel')).toBeTruthy();
  expect(screen.getByText('Fysiek contact niet mogelijk')).toBeTruthy();
  expect(container.textContent).not.toMatch(/online|km/);
});

test('without people nothing is said to swipe or to have been chosen: what joining is for, and a plain link to sign-up that needs no script', () => {
  const { container } = show([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meld je aan en kijk wie er bij jou in de buurt is.');
  expect(screen.getByRole('link', { name: 'Maak gratis een profiel' }).getAttribute('href')).toBe('/signup?slug=nl');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(container.querySelector('form, button, noscript')).toBeNull();
  expect(container.textContent).not.toMatch(/swipe|gekozen|leuk vond|pijltjes/i);
});
