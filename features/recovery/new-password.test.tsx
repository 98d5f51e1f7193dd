import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { NewPasswordScreen } from './new-password-screen';
import { strengthOf } from './strength-meter';

const entered = vi.fn();
const asked: unknown[] = [];

beforeEach(() => {
  entered.mockClear();
  asked.length = 0;
  vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/reset-password/do'), { replace: entered }));
});

const answer = (body: object, status = 200) =>
  mockServer.use(
    http.put('*/api/reset-password.php', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
const first = () => screen.getByLabelText<HTMLInputElement>('Nieuw wachtwoord');
const second = () => screen.getByLabelText<HTMLInputElement>('Herhaal je wachtwoord');
const choose = async (password: string, repeat = password) => {
  await userEvent.type(first(), password);
  await userEvent.type(second(), repeat);
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
};
const show = () => renderInDutch(<NewPasswordScreen token="abc" email="jasper@gmail.com" flash={null} />);

test('[R13] the link’s own account is named, for people and for password managers', () => {
  const { container } = show();
  expect(readText(screen.getByText(/Voor/))).toBe('Voor jasper@gmail.com. Daarna log je op alle apparaten opnieuw in.');
  expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('jasper@gmail.com');
  expect([first().autocomplete, second().autocomplete]).toEqual(['new-password', 'new-password']);
});

test('[V04] two passwords that differ are told at the second, and nothing is sent', async () => {
  show();
  await choose('een lange zin', 'een andere zin');
  expect(readText(screen.getByRole('alert'))).toBe('De opgegeven wachtwoorden zijn niet gelijk.');
  expect(document.activeElement).toBe(second());
  expect(first().value).toBe('een lange zin');
  expect(asked).toEqual([]);
});

test('a password that is too short is told with the least length, and nothing is sent', async () => {
  show();
  await choose('kort');
  expect(readText(screen.getByRole('alert'))).toBe('Kies een wachtwoord van minstens 8 tekens.');
  expect(document.activeElement).toBe(first());
});

test('a leaked password is refused with the reason, at the field', async () => {
  answer({ error: { code: 'invalid_input', fields: { password: 'password_common' } } }, 422);
  show();
  await choose('wachtwoord1');
  expect(readText(await screen.findByRole('alert'))).toBe('Dit wachtwoord staat op lijsten van gelekte wachtwoorden. Kies een ander.');
  expect(first().getAttribute('aria-invalid')).toBe('true');
});

test('[X03] a link that was used in the meantime has its sentence', async () => {
  answer({ error: { code: 'link_expired' } }, 410);
  show();
  await choose('een lange zin');
  expect(readText(await screen.findByRole('alert'))).toBe('Link verlopen of invalide, vraag een nieuwe e-mail aan');
  expect(first().value).toBe('een lange zin');
});

test('[A01] the new password opens the account on this browser', async () => {
  answer({});
  show();
  await choose('een lange zin');
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/members'));
  expect(asked).toEqual([{ token: 'abc', password: 'een lange zin', password_repeat: 'een lange zin' }]);
});

test.each([
  ['', 0],
  ['kort', 1],
  ['8 tekens', 2],
  ['twaalf teken', 3],
  ['een hele zin van een boek', 4],
])('the meter goes by length: %j fills %i cells', (password, cells) => {
  expect(strengthOf(password)).toBe(cells);
});
