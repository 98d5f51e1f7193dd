import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '@/locales/nl.json';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { SignupOpener } from './signup-opener';

const asked: string[] = [];
let sentTo: string | undefined;

beforeEach(() => {
  asked.length = 0;
  sentTo = undefined;
  vi.stubGlobal('innerWidth', 1440);
  mockServer.use(
    http.get('*/forms/signup', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('member') ?? '');
      return HttpResponse.json({ locale: 'nl', messages, site: exampleSite(), start: { person: testPerson(7), values: {}, sentTo }, interests: [], wishes: [], pushKey: null });
    }),
  );
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const open = async (path: string, href: string) => {
  window.history.replaceState(null, '', path);
  render(
    <>
      <a href={href}>Aanmelden</a>
      <SignupOpener page="/signup" />
    </>,
  );
  await userEvent.click(screen.getByText('Aanmelden'));
  await waitFor(() => expect(document.querySelector('dialog.signup-dialog')).not.toBeNull());
};
const address = () => window.location.pathname + window.location.search;

test.each([
  ['the link names', '/', '/signup?member=7', '/signup?member=7'],
  ['the page is about', '/members/7', '/signup', '/signup?member=7'],
  ['the link names on another’s page', '/members/8', '/signup?member=7', '/signup?member=7'],
])('[S02] a reload of the modal is about the member whom %s', async (_, path, href, now) => {
  await open(path, href);
  expect([address(), asked]).toEqual([now, ['7']]);
});

test('[S02] once only the mail goes on, the modal is closed by Escape, or by its button', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog.signup-dialog')!;
  const escape = () => dialog().dispatchEvent(new Event('cancel', { cancelable: true })) && dialog().close();
  sentTo = 'anna@gmail.com';
  await open('/', '/signup');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('anna@gmail.com'));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(back).toHaveBeenCalledTimes(1);
  escape();
  expect([dialog().open, back.mock.calls.length]).toEqual([false, 2]);
});

test('[S02] while it is filled in, Escape does not close it', async () => {
  await open('/', '/signup');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.signup-dialog')!;
  expect([dialog.open, dialog.dispatchEvent(new Event('cancel', { cancelable: true }))]).toEqual([true, false]);
});

test('[S02] where nobody is meant the address says nobody', async () => {
  await open('/members', '/signup');
  expect([address(), asked]).toEqual(['/signup', ['']]);
});
