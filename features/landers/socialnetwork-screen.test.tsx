import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { profile, type Profile } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { momentsOf } from './moments';
import { SocialnetworkScreen } from './socialnetwork-screen';

const member = (id: number, more: object = {}): Profile =>
  profile.parse({ id, name: `Lid ${id}`, age: 30, city: 'Zeist', main_image: { filename: 'a.webp', thumb_filename: 'b.webp' }, about: `Zin ${id}. En nog een.`, interests: ['music', 'cooking'], ...more });
const members = (count: number) => Array.from({ length: count }, (_, index) => member(index + 1));

describe('small moments', () => {
  test('[R19] six moments out of profiles, then the button: no seventh, no counter, no time', () => {
    const { container } = renderInDutch(<SocialnetworkScreen site={exampleSite()} people={members(10)} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Het zit in de kleine dingen.');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByText('Zin 1.').tagName).toBe('BLOCKQUOTE');
    expect(screen.getByRole('link', { name: 'Deel je eerste moment' }).getAttribute('href')).toBe('/signup?slug=nl');
    expect(container.textContent).toContain('Geen tellers: je ziet geen volgers, geen scores en geen tijden.');
    expect(container.textContent).not.toMatch(/\d+ (likes|volgers|minuten|uur)|online/);
  });

  test('[R19] who is liked is whom sign-up is around, by a plain link', () => {
    renderInDutch(<SocialnetworkScreen site={exampleSite()} people={members(6)} />);
    expect(screen.getByRole('link', { name: 'Lid 5 leuk vinden' }).getAttribute('href')).toBe('/members/5/signup?slug=nl');
  });

  test('two thirds of the moments are the feed, the rest stands with the notes', () => {
    for (const [count, feed] of [[6, 4], [3, 2], [1, 1]] as const) {
      const { container, unmount } = renderInDutch(<SocialnetworkScreen site={exampleSite()} people={members(count)} />);
      expect([container.querySelectorAll('.feed .moment').length, container.querySelectorAll('.feed-side .moment').length]).toEqual([feed, count - feed]);
      unmount();
    }
  });

  test('a reaction carries an opening line to that member, in a form and not in an address', () => {
    renderInDutch(<SocialnetworkScreen site={exampleSite()} people={members(6)} />);
    const button = screen.getByRole('button', { name: 'Vraag door: reageer op Lid 1' }) as HTMLButtonElement;
    expect(button.form?.method).toBe('post');
    expect(Object.fromEntries(new FormData(button.form!))).toEqual({ lander: 'socialnetwork', slug: 'nl', member: '1', message: 'Je schrijft: “Zin 1.” Vertel daar eens meer over.' });
  });

  test('a choice is between two interests of the member; nothing is chosen on arrival, and the button says so', () => {
    renderInDutch(<SocialnetworkScreen site={exampleSite()} people={members(6)} />);
    const group = within(screen.getAllByRole('article')[1]!).getByRole('group', { name: 'Muziek of koken?' });
    const radios = within(group).getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ checked, required }) => [checked, required])).toEqual([[false, true], [false, true]]);
    expect(within(group).getByText('Kies een antwoord')).toBeTruthy();
    radios[1]!.checked = true;
    expect(new FormData(radios[1]!.form!).get('message')).toBe('Muziek of koken? Ik kies: koken.');
  });

  test('who wrote nothing and likes nothing has no moment; no picture stands there twice', () => {
    const moments = momentsOf([member(1, { about: '', interests: [] }), ...[2, 3, 4, 5, 6, 7].map((id) => member(id))]);
    expect(moments.map(({ person }) => person.id)).toEqual([2, 3, 4, 5, 6, 7]);
    const stills = moments.flatMap((moment) => (moment.kind === 'line' && moment.still ? [moment.still] : []));
    expect(stills).toEqual([...new Set(stills)]);
  });

  test('where members are shown to members only, the page says so and keeps its button', () => {
    renderInDutch(<SocialnetworkScreen site={exampleSite()} people={[]} />);
    expect(screen.getByText('Momenten zijn hier alleen voor leden te zien. Meld je gratis aan en deel je eerste.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deel je eerste moment' }).getAttribute('href')).toBe('/signup?slug=nl');
  });
});
