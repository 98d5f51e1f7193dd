import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestPage } from '@/tests/member-page';
import { settingsPlaces } from './section-list';
import { SettingsOverview } from './settings-overview';

it('[R22] [S11] every section stands once in the overview, in its group, with what is set now', () => {
  render(
    <TestPage>
      <SettingsOverview values={{ email: 'jan@vonk.test', location: '' }} />
    </TestPage>,
  );
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section')!);
  const links = (group: HTMLElement) => within(group).getAllByRole('link').map((link) => link.getAttribute('href')!.split('/').at(-1));
  expect(groups.map((group) => group.querySelector('h2')?.textContent)).toEqual(['Account', 'Push en e-mail', 'Privacy', 'Taal en weergave']);
  expect(groups.flatMap(links).toSorted()).toEqual(settingsPlaces.map(({ key }) => key).toSorted());
  expect(links(groups[0]!)).toEqual(['email', 'password', 'sessions', 'data', 'delete']);
  expect(screen.getByRole('link', { name: /^E-mailadres ?jan@vonk.test$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Locatie' })).toBeDefined();
});
