import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberCard } from '@/features/members/member-card';
import type { Person } from '@/lib/contract/person';
import { createQueryClient } from '@/lib/queries/client';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { renderInDutch } from '@/tests/render-in-dutch';
import { MatchResults } from './match-results';

const locked = (id: number): Person => ({ ...testPerson(id), main_image: { ...testPerson(id).main_image, locked: true } as Person['main_image'] });
const linkTo = (people: Person[], visitor: boolean) => {
  cleanup();
  const { container } = renderInDutch(
    <QueryClientProvider client={createQueryClient()}>
      <MatchResults
        site={exampleSite()}
        answers={['hiking', 'wine']}
        matches={people.map((member) => ({ member, equal: 2 }))}
        card={(person) => <MemberCard person={person} site={exampleSite()} visitor={visitor} back="/match-finder" />}
      />
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('.match-person a.photo')].map((link) => link.getAttribute('href'));
};

test('[R11] [P01] a locked photo leads a member to the credits, and a visitor to the profile, which says what it needs', () => {
  expect(linkTo([testPerson(7), locked(8)], false)).toEqual(['/members/7', '/credits?back=%2Fmatch-finder']);
  expect(linkTo([testPerson(7), locked(8)], true)).toEqual(['/members/7', '/members/8']);
});

test('[R11] equal answers are counted, of those that were given', () => {
  linkTo([testPerson(7)], true);
  expect(screen.getByText('2 van 2 gelijk')).toBeTruthy();
});

test('[R11] [P01] each has the heart of any list, and no menu over the face but where the photo is on a lock', () => {
  linkTo([{ ...testPerson(7), name: 'Mila' }, { ...locked(8), name: 'Sam' }], false);
  expect(screen.getByRole('button', { name: /Mila/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Meer over Mila' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Meer over Sam' }).getAttribute('href')).toBe('/members/8/more');
  linkTo([{ ...testPerson(7), name: 'Mila' }], true);
  expect(screen.getByRole('link', { name: 'Meld je aan of log in om Mila een like te geven' }).getAttribute('href')).toBe('/signup?member=7');
});

test('the answers, a row that goes on beside the edge of a phone, are reached by keyboard', () => {
  linkTo([testPerson(7)], true);
  const row = screen.getByRole('region', { name: 'Jij bent een buitenmens' });
  expect([row.tabIndex, within(row).getAllByRole('listitem').length]).toEqual([0, 2]);
});

test('[R11] the result is named after what most answers have in common', () => {
  linkTo([testPerson(7)], true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jij bent een buitenmens');
});

test('[T15] [R11] a visitor who may not see people is asked to sign up, or told that it takes an invitation', () => {
  const show = (signUpOpen: boolean) => (cleanup(), renderInDutch(<MatchResults site={exampleSite({ signUpOpen })} answers={['hiking']} matches={null} card={() => null} />).container.textContent);
  expect(show(true)).toContain('Meld je gratis aan om te zien wie er bij je antwoorden past.');
  expect(show(false)).toContain('Aanmelden kan hier nu alleen met een uitnodiging.');
  expect(show(false)).not.toMatch(/gratis/i);
  expect(screen.getByRole('link', { name: 'Aanmelden met uitnodiging' }).getAttribute('href')).toBe('/signup');
});
