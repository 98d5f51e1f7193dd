import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { person, type Person } from '@/lib/contract/person';
import { niches } from '@/lib/site/niches/niches';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { HomeScreen } from './home-screen';

const someone = (id: number, more = {}): Person => person.parse({ id, name: `Lid ${id}`, age: 30 + id, city: 'Utrecht', main_image: { filename: `${id}.webp`, thumb_filename: `${id}-t.webp` }, ...more });
const people = [
  someone(1, { fictional: true, online: true, distance_km: 4 }),
  ...Array.from({ length: 14 }, (_, index) => someone(index + 2)),
  someone(20, { main_image: { filename: 'blur.webp', locked: true } }),
];

test('[A11] each niche has a mood of its own', () => {
  const moods = niches.map((niche) => {
    const { container, unmount } = renderInDutch(<HomeScreen site={exampleSite({ niche })} people={[]} />);
    const mood = [screen.getByRole('heading', { level: 1 }).textContent, container.querySelector('.hero-lead')?.textContent];
    unmount();
    return mood;
  });
  expect(new Set(moods.map(([title]) => title)).size).toBe(niches.length);
  expect(new Set(moods.map(([, lead]) => lead)).size).toBe(niches.length);
});

test('[A05] a fictional profile among the members carries its label, and claims no nearness', () => {
  renderInDutch(<HomeScreen site={exampleSite()} people={people} />);
  const card = screen.getByRole('link', { name: /^Lid 1,/ });
  expect(card.textContent).toContain('Fictief profiel');
  expect(card.textContent).toContain('Fysiek contact niet mogelijk');
  expect(card.textContent).not.toContain('km');
  expect(within(card).queryByText('Nu online')).toBeNull();
});

test('the label is explained above the members, in the operator’s words where there are any', () => {
  const { container } = renderInDutch(<HomeScreen site={exampleSite({ fictional: { singular: 'Entertainmentprofiel', warning: 'Alleen chatten' } })} people={people} />);
  expect(container.querySelector('.home-label')?.textContent).toBe('Fictief profiel? Dan staat dit label erbij: Entertainmentprofiel – Alleen chatten');
});

test('the wall of the hero is decoration: nine faces, none of them fictional, locked or missing', () => {
  const { container } = renderInDutch(<HomeScreen site={exampleSite()} people={people} />);
  const wall = container.querySelector('.collage')!;
  expect(wall.getAttribute('aria-hidden')).toBe('true');
  const shown = [...wall.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toHaveLength(9);
  expect(shown).not.toContain('1.webp');
  expect(shown).not.toContain('blur.webp');
  expect(wall.querySelector('img[src="2.webp"]')?.getAttribute('srcset')).toBe('2-t.webp 300w, 2.webp 600w');
  expect(within(wall as HTMLElement).queryAllByRole('link', { hidden: true })).toEqual([]);
});

test('who stands in front with a name lives in the visitor’s country, where somebody does', () => {
  const front = (country: string | null) => {
    const away = people.map((one) => (one.id === 4 ? { ...one, country: 'NL' } : { ...one, country: 'IT' }));
    const { container, unmount } = renderInDutch(<HomeScreen site={exampleSite({ country })} people={away} />);
    const named = container.querySelector('.collage .is-front')!.textContent;
    const images = container.querySelectorAll('.collage img').length;
    unmount();
    return [named.includes('Lid 4'), images];
  };
  expect([front('NL'), front('PL'), front(null)]).toEqual([[true, 9], [false, 9], [false, 9]]);
});

test('who stands in front is of the age of most visitors, where somebody near is', () => {
  const aged = people.map((one) => ({ ...one, country: 'NL', age: one.id === 7 ? 49 : 73 }));
  const { container } = renderInDutch(<HomeScreen site={exampleSite({ country: 'NL' })} people={aged} />);
  expect(container.querySelector('.collage .is-front')!.textContent).toContain('Lid 7');
});

test('[P01] to like, a visitor is led to sign-up with that member in it', () => {
  renderInDutch(<HomeScreen site={exampleSite()} people={people} />);
  expect(screen.getByRole('link', { name: 'Meld je aan of log in om Lid 3 een like te geven' }).getAttribute('href')).toBe('/signup?member=3');
});

test('looking around is a form that works without script and asks what search understands; nothing about the reader', () => {
  const { container } = renderInDutch(<HomeScreen site={exampleSite()} people={people} />);
  const form = container.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/members']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ gender: 'everyone', min_age: '18', max_age: '99' });
  expect(screen.getByRole('button', { name: 'Kijk rond' }).getAttribute('type')).toBe('submit');
  expect(screen.getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup');
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
});

test('it begins with whom the niche is about, which is one press to change', () => {
  const asked = (['gay', 'she', 'milf', 'bbw'] as const).map((niche) => {
    const { container, unmount } = renderInDutch(<HomeScreen site={exampleSite({ niche })} people={people} />);
    const { gender } = Object.fromEntries(new FormData(container.querySelector('form')!));
    unmount();
    return gender;
  });
  expect(asked).toEqual(['man', 'woman', 'woman', 'everyone']);
});

test('it asks only by what the site lets search', () => {
  const { container } = renderInDutch(<HomeScreen site={exampleSite({ searchFields: ['country', 'age'] })} people={people} />);
  expect(Object.keys(Object.fromEntries(new FormData(container.querySelector('form')!)))).toEqual(['min_age', 'max_age']);
});

test('[T15] where one needs an invitation the way to sign-up says so', () => {
  renderInDutch(<HomeScreen site={exampleSite({ signUpOpen: false })} people={people} />);
  expect(screen.getByRole('link', { name: 'Aanmelden met uitnodiging' }).getAttribute('href')).toBe('/signup');
});

test('a site that shows its members to members only offers signing up alone', () => {
  const { container } = renderInDutch(<HomeScreen site={exampleSite({ loggedOutSearch: false })} people={[]} />);
  expect(container.querySelector('form')).toBeNull();
  expect(screen.queryByRole('list', { name: '' })?.className).toContain('trust');
  expect(screen.getByRole('link', { name: 'Gratis aanmelden' })).toBeTruthy();
});
