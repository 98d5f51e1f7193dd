import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { ConfirmStep } from './confirm-step';
import type { StepProps } from './step-props';

const props = (email: string): StepProps => ({ site: exampleSite(), member: 5, email, message: '', person: null, about: '', interests: [], chosen: [], pushKey: null, skip: null, onDone: vi.fn() });

test('[S03] the mailbox of a known provider is one press away; of another address there is no such way', () => {
  const { unmount } = renderInDutch(<ConfirmStep {...props('anna@gmail.com')} />);
  const way = screen.getByRole('link', { name: 'Open Gmail (opent in een nieuw tabblad)' });
  expect([way.getAttribute('href'), way.getAttribute('target'), way.getAttribute('rel')]).toEqual(['https://mail.google.com/mail/', '_blank', 'noopener noreferrer']);
  unmount();
  renderInDutch(<ConfirmStep {...props('anna@vonk.test')} />);
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
});

test('[V05] another address is checked as it is left, all is said at once as it is sent, and what the server refuses stands at its field, which is gone to', async () => {
  const asked = vi.fn();
  mockServer.use(http.get('*/api/user.php', () => HttpResponse.json({ user: { id: 5, status: 'not_confirmed' } })), http.post('*/api/mail-change.php', () => (asked(), HttpResponse.json({ error: { code: 'invalid_input', message: '', fields: { email: 'email_taken' } } }, { status: 422 }))));
  renderInDutch(<ConfirmStep {...props('anna@gmial.con')} />);
  await userEvent.click(screen.getByRole('link', { name: 'Ander adres' }));
  const [address, password] = [screen.getByLabelText('Nieuw e-mailadres'), screen.getByLabelText('Je wachtwoord')];
  await userEvent.type(address, 'anna@');
  await userEvent.tab();
  expect(await screen.findByText('Nieuw e-mailadres invalide.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
  await userEvent.type(address, 'goed.test');
  expect(screen.queryByText('Nieuw e-mailadres invalide.')).toBeNull();
  await userEvent.type(password, 'regen');
  await userEvent.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
  await waitFor(() => expect(address.getAttribute('aria-describedby')).toBeTruthy());
  expect(readText(address.closest('form')!)).toContain('Dit e-mailadres heeft al een account op deze site.');
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect((address as HTMLInputElement).value).toBe('anna@goed.test');
});
