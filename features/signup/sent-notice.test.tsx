import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { answer, done, field, fill, sent, show, submit } from './testing/shown-form';

const asked: unknown[] = [];
const resent = (body: object, status = 200, headers = {}) =>
  mockServer.use(
    http.post('*/api/activate.php', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status, headers });
    }),
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = 'Bevestig je e-mailadres';

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  asked.length = 0;
  done.mockClear();
});

test('on a site that tells strangers nothing, the mail goes on: its words stand in the place of the form', async () => {
  answer({ user: null, mail_sent: true });
  show();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Is anna@gmail.com nieuw bij ons, dan is er nu een e-mail onderweg. Klik op de link die erin staat.'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title }));
  expect([done.mock.calls.length, screen.queryByRole('textbox'), screen.queryByRole('button', { name: 'Verder' })]).toEqual([0, null, null]);
  expect(button('Opnieuw over 1:00').hasAttribute('disabled')).toBe(true);
});

test('[E03] another address leads back to all that was typed, and is sent from there', async () => {
  answer({ user: null, mail_sent: true });
  show();
  await fill({ email: 'anan@gmail.com' });
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Ander adres' }));
  expect([document.activeElement, screen.queryByRole('heading', { name: title })]).toEqual([field('E-mailadres'), null]);
  await userEvent.clear(field('E-mailadres'));
  await userEvent.type(field('E-mailadres'), 'anna@gmail.com');
  await submit();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('anna@gmail.com'));
  expect(sent).toMatchObject([{ email: 'anan@gmail.com', name: 'Anna' }, { email: 'anna@gmail.com', name: 'Anna', password: 'zon achter de wolken', date_of_birth: '1990-03-14' }]);
});

test('the mail can be asked for again, which tells nothing of the address', async () => {
  resent({});
  show({ sentTo: 'anna@gmail.com' });
  await userEvent.click(button('Stuur opnieuw'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Is het adres nieuw bij ons, dan is er nu nog een e-mail onderweg.'));
  expect([asked, button(/^Opnieuw over/).hasAttribute('disabled')]).toEqual([[{ email: 'anna@gmail.com' }], true]);
});

test('where that is too often, it says so', async () => {
  resent({ error: { code: 'too_many_requests' } }, 429, { 'retry-after': '40' });
  show({ sentTo: 'anna@gmail.com' });
  await userEvent.click(button('Stuur opnieuw'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Dat ging te snel achter elkaar.'));
});

test('without script both are buttons of the form, which is kept', () => {
  show({ sentTo: 'anna@gmail.com', values: { email: 'anna@gmail.com', name: 'Anna' }, resent: { error: '' } });
  const form = document.querySelector<HTMLFormElement>('form[action="/forms/signup"]')!;
  expect([form.hidden, new FormData(form).get('name'), screen.getByRole('status').textContent]).toEqual([true, 'Anna', expect.stringContaining('nog een e-mail onderweg')]);
  const [again, other] = [button(/opnieuw/i) as HTMLButtonElement, button('Ander adres') as HTMLButtonElement];
  expect([again.form, again.getAttribute('formaction'), other.form, other.name, other.value]).toEqual([form, '/forms/signup-mail', form, 'to', 'address']);
});
