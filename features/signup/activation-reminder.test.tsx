import '@/lib/api/browser-call';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import { createQueryClient } from '@/lib/queries/client';
import { userQuery } from '@/lib/queries/user';
import { noteMail } from '@/lib/stores/mail-pause';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { ActivationReminder } from './activation-reminder';

const place = vi.hoisted(() => ({ path: '/members' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));

const anna = { id: 5, email: 'anna@vonk.test', status: 'not_confirmed', notifications_disabled: [] as string[], profile: { id: 5, status: 'disabled' } } as unknown as User;
const show = (user: User | null = anna, resting = false) => {
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, user);
  return renderInDutch(
    <QueryClientProvider client={client}>
      <ActivationReminder back="/members?page=2" resting={resting} />
    </QueryClientProvider>,
  );
};
const onScreen = (width: number, address = '/members') => {
  vi.stubGlobal('innerWidth', width);
  window.history.replaceState(null, '', address);
};
const fresh = '/members?api_signup_complete=1&x=2';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  place.path = '/members';
  onScreen(1440);
});

describe('[T03] the reminder to confirm', () => {
  test('is an alert of one line with the mail again, and the way to another address', async () => {
    const asked: unknown[] = [];
    mockServer.use(http.post('*/api/activate.php', async ({ request }) => (asked.push(await request.json()), HttpResponse.json({}))));
    const { container } = show();
    expect(container.textContent).toContain('Anderen kunnen pas antwoorden als je op de link in onze e-mail klikt.');
    expect(screen.getByRole('link', { name: 'Ander adres' }).getAttribute('href')).toBe('/complete-signup?step=confirm');
    expect(container.querySelector('form')!.getAttribute('action')).toBe('/forms/mail-request');
    expect(new FormData(container.querySelector<HTMLFormElement>('form[action="/forms/hide-alert"]')!).get('back')).toBe('/members?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Stuur opnieuw' }));
    await waitFor(() => expect(asked).toEqual([{ email: 'anna@vonk.test' }]));
    await waitFor(() => expect(readText(screen.getByRole('status'))).toBe('Er is een nieuwe e-mail onderweg.'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Opnieuw over/ }).disabled).toBe(true);
  });

  test.each([
    ['a visitor', null],
    ['a confirmed member', { ...anna, status: 'active' }],
    ['a member whose profile is active', { ...anna, profile: { ...anna.profile, status: 'active' } }],
    ['a member to whom no mail arrives', { ...anna, notifications_disabled: ['bounce'] }],
  ] as [string, User | null][])('is not shown to %s', (_, user) => expect(show(user).container.textContent).toBe(''));

  test('names no address where the server tells none', () => {
    const { email: _, ...nameless } = anna;
    show(nameless as User);
    expect(readText(screen.getByRole('status'))).toBe('Anderen kunnen pas antwoorden als je op de link in onze e-mail klikt.');
  });

  test.each(['/complete-signup', '/swipe-game', '/credits', '/credits/3/paymentmethod', '/directdebit'])('is not shown at %s, beside the step that says the same, a game or a payment', (path) => {
    place.path = path;
    expect(show().container.textContent).toBe('');
  });

  test('leads with its title to the page on which the mail and the address can be seen to', () => {
    show();
    expect(screen.getByRole('link', { name: 'Bevestig je e-mailadres' }).getAttribute('href')).toBe('/complete-signup?step=confirm');
  });

  test('closed before its code had come, which the server alone knows, it stays away', () => {
    expect(show(anna, true).container.textContent).toBe('');
  });

  test('closed, it stays away for a day, in this browser', async () => {
    const { container, unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(container.textContent).toBe('');
    expect(Number(localStorage.getItem('hide-activation-alert'))).toBeGreaterThan(0);
    unmount();
    expect(show().container.textContent).toBe('');
    localStorage.setItem('hide-activation-alert', String(Date.now() - 25 * 60 * 60 * 1000));
    expect(show().container.textContent).toContain('Bevestig je e-mailadres');
  });

  test('is a modal on a smartphone fresh from signing up; closed, it asks once and leaves the rest of the address', async () => {
    onScreen(390, fresh);
    noteMail('activation');
    show();
    expect(readText(screen.getByRole('dialog', { name: 'Nog één klik' }))).toContain('anna@vonk.test');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Opnieuw over 1:00' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Later, eerst rondkijken' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('?x=2');
    expect(screen.getByRole('link', { name: 'Ander adres' })).toBeTruthy();
  });

  test('[T03] the modal names no address where the server tells none, and breaks no sentence', () => {
    onScreen(390, fresh);
    const { email: _, ...nameless } = anna;
    show(nameless as User);
    expect(readText(screen.getByRole('dialog'))).toContain('Open onze e-mail en klik op de link. Daarna kunnen anderen je antwoorden.');
  });

  test('is an alert on a desktop fresh from signing up, and on a smartphone later on', () => {
    onScreen(1440, fresh);
    const { unmount } = show();
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    onScreen(390);
    expect(show().container.querySelector('.alert')).not.toBeNull();
  });
});
