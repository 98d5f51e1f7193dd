import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { GalleryScreen } from './gallery-screen';
import { somePeople, someone } from './testing/some-people';

test('[R19] six people, three to choose, none chosen before', () => {
  renderInDutch(<GalleryScreen site={exampleSite()} people={somePeople(12)} />);
  const picks = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(picks.map((pick) => [pick.labels?.[1]?.textContent ?? pick.getAttribute('aria-label'), pick.checked])).toHaveLength(6);
  expect(picks.some(({ checked }) => checked)).toBe(false);
  expect(['Nog 3 kiezen', 'Nog 2 kiezen', 'Nog 1 kiezen'].every((words) => screen.getByText(words))).toBe(true);
  for (const pick of picks.slice(0, 3)) pick.checked = true;
  const sent = new FormData(document.querySelector('form')!);
  expect(sent.getAll('wish')).toEqual(['1', '2', '3']);
  expect(sent.has('member')).toBe(false);
});

test('[A05] the wall is decoration without anybody fictional; one that can be chosen carries its label', () => {
  const { container } = renderInDutch(<GalleryScreen site={exampleSite()} people={[...somePeople(4), someone(7, { fictional: true, online: true })]} />);
  const wall = container.querySelector('.gallery-wall')!;
  expect(wall.getAttribute('aria-hidden')).toBe('true');
  const files = [...wall.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(files).not.toContain('7-t.webp');
  // Under a veil the small files do; what a phone shows of it comes at once.
  expect(files.every((file) => file?.endsWith('-t.webp'))).toBe(true);
  expect([...wall.children].map((column) => column.querySelectorAll('img[loading=eager]').length)).toEqual([3, 3, 3, 3, 0, 0]);
  const card = container.querySelector('label[for="pick-7"]')!;
  expect(card.textContent).toContain('Fictief');
  expect(card.textContent).not.toMatch(/online|km/);
});

test('too few people to choose from leave the way to sign-up', () => {
  renderInDutch(<GalleryScreen site={exampleSite()} people={somePeople(2)} />);
  expect(screen.getByRole('button', { name: 'Gratis aanmelden' })).toBeTruthy();
  expect(screen.queryByText('Nog 3 kiezen')).toBeNull();
  cleanup();
  renderInDutch(<GalleryScreen site={exampleSite({ signUpOpen: false })} people={somePeople(2)} />);
  expect(screen.getByRole('button', { name: 'Aanmelden met uitnodiging' })).toBeTruthy();
});
