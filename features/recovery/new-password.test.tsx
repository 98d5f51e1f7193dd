import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { withoutAnswer } from '@/tests/without-answer';
import { NewPasswordScreen } from './new-password-screen';
import { mayHaveUsedLink } from './password-trouble';
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
const show = () => renderInDutch(<NewPasswordScreen token="abc" email="jasper@gmail.com" flash={null} formKey="c0ffee" />);

test('[R13] the link’s own account is named, for people and for password managers', () => {
  const { container } = show();
  expect(readText(screen.getByText(/Voor/))).toBe('Voor jasper@gmail.com. Daarna log je op alle apparaten opnieuw in.');
  expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('jasper@gmail.com');
  expect([first().autocomplete, second().autocomplete]).toEqual(['new-password', 'new-password']);
});

test('without script the form carries what makes two presses one', () => {
  const { container } = show();
  expect(Object.fromEntries(new FormData(container.querySelector('form')!) as never)).toMatchObject({ token: 'abc', key: 'c0ffee' });
});

test.each([
  ['a server that gave no answer', { form: 'err.unavailable' }, true],
  ['a link that is over', { form: 'err.link_expired' }, false],
  ['a password that is wrong', { password: 'password_short' }, false],
  ['nothing', null, false],
])('after %s the form can be sent again where its link no longer works: %j', (_, trouble, again) => {
  expect(mayHaveUsedLink(trouble)).toBe(again);
});

test('[V04] two passwords that differ are told at the second, and nothing is sent', async () => {
  show();
  await choose('een lange zin', 'een andere zin');
  expect(readText(await screen.findByRole('alert'))).toBe('De opgegeven wachtwoorden zijn niet gelijk.');
  await waitFor(() => expect(document.activeElement).toBe(second()));
  expect(first().value).toBe('een lange zin');
  expect(asked).toEqual([]);
});

test('a password that is too short is told with the least length, and nothing is sent', async () => {
  show();
  await choose('kort');
  expect(readText(await screen.findByRole('alert'))).toBe('Kies een wachtwoord van minstens 8 tekens.');
  await waitFor(() => expect(document.activeElement).toBe(first()));
  expect(asked).toEqual([]);
});

test('[V04] what is wrong is said once its field is left, and all of it when the form is sent', async () => {
  show();
  const said = () => screen.queryAllByRole('alert').map(readText);
  await userEvent.type(second(), 'een zin');
  await userEvent.tab();
  await waitFor(() => expect(said()).toEqual(['De opgegeven wachtwoorden zijn niet gelijk.']));
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  await waitFor(() => expect(said()).toEqual(['Vul dit veld in.', 'De opgegeven wachtwoorden zijn niet gelijk.']));
  expect([document.activeElement, asked]).toEqual([first(), []]);
  await userEvent.type(first(), 'een zin');
  await waitFor(() => expect(said()).toEqual(['Kies een wachtwoord van minstens 8 tekens.']));
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

test('[X03] pressed again unchanged after an answer that was lost it is the same call, with another password another', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const keys: (string | null)[] = [];
  mockServer.use(
    http.put('*/api/reset-password.php', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.text('<br>') : keys.length === 2 ? HttpResponse.json({ error: { code: 'link_expired' } }, { status: 410 }) : HttpResponse.json({});
    }),
  );
  show();
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  await choose('een lange zin');
  expect(readText(await screen.findByRole('alert'))).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
  await press();
  await waitFor(() => expect(readText(screen.getByRole('alert'))).toContain('Link verlopen'));
  for (const field of [first(), second()]) await userEvent.type(field, '!');
  await press();
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/members'));
  expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false]);
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

test('without a connection it says so, and both passwords stay', async () => {
  show();
  await userEvent.type(first(), 'een lange zin');
  await userEvent.type(second(), 'een lange zin');
  await withoutAnswer(
    async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
      await vi.waitUntil(() => screen.queryByRole('alert'), { interval: 1_000, timeout: 60_000 });
    },
    () => act(() => vi.advanceTimersByTimeAsync(1000)),
  );
  expect(readText(screen.getByRole('alert'))).toBe('De verbinding viel weg. Alles wat je invulde staat er nog; probeer het zo opnieuw.');
  expect([first().value, second().value]).toEqual(['een lange zin', 'een lange zin']);
});
