import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/queries/client';
import { membersQuery } from '@/lib/queries/members';
import { TestPage, testAnswer, wirePerson } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { ProfileSkeleton } from './profile-skeleton';
import { SearchSkeleton } from './search-skeleton';

vi.mock('next/navigation', () => ({ useParams: () => ({ id: '7' }) }));

test('a search on its way has the shape of one, and nothing to read', () => {
  const { container } = render(<SearchSkeleton />);
  expect(container.querySelectorAll('.person-grid .skeleton-photo')).toHaveLength(8);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(container.textContent).toBe('');
});

test('[E08] a profile on its way shows the member whom a list has shown already', () => {
  const client = createQueryClient();
  const page = (
    <TestPage client={client}>
      <ProfileSkeleton />
    </TestPage>
  );
  const { container, unmount } = render(page);
  expect(container.querySelector('.skeleton-photo')).not.toBeNull();
  unmount();
  const answer = testAnswer([wirePerson(7, { name: 'Sanne', fictional: true, online: true })]);
  client.setQueryData(membersQuery({}).queryKey, { pages: [answer], pageParams: [{}] });
  const { container: known } = render(page);
  expect(known.querySelector('.skeleton-photo')).toBeNull();
  expect(readText(known)).toContain('Sanne, 31');
  expect(readText(known)).toContain('Fysiek contact niet mogelijk');
});
