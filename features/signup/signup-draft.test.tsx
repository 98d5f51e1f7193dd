import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { SignupForm } from './signup-form';
import type { StartOfSignup } from './start-of-signup';

const [noor, anna] = [testPerson(7), testPerson(8)];
const visit = (start: Partial<StartOfSignup>) => renderInDutch(<SignupForm site={exampleSite()} start={{ person: null, values: {}, ...start }} back="/signup" />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const message = () => field('Je bericht').value;
/** Types into the form of one visit and leaves it. */
function typed(start: Partial<StartOfSignup>, words: string) {
  const { unmount } = visit(start);
  fireEvent.input(field('Je bericht'), { target: { value: words } });
  fireEvent.input(field('Profielnaam'), { target: { value: 'Jas' } });
  unmount();
}
const details = () => document.querySelector('details')!;

beforeEach(() => sessionStorage.clear());

test('[E03] a first message is kept for whom it was written to; the rest of the draft is everybody’s', () => {
  typed({ person: noor }, 'Dag Noor!');
  const { unmount } = visit({ person: anna });
  expect([message(), field('Profielnaam').value]).toEqual(['', 'Jas']);
  unmount();
  visit({ person: noor });
  expect(message()).toBe('Dag Noor!');
});

test('[E03] an answer given on a lander since counts more than the draft; after a reload what was made of it does', () => {
  typed({ person: noor }, 'Van gisteren');
  const lander = { person: noor, values: { signup_message: 'Wijn.' }, handed: 1_000 };
  const { unmount } = visit(lander);
  expect(message()).toBe('Wijn.');
  unmount();
  typed(lander, 'Wijn, en jij?');
  const reload = visit(lander);
  expect(message()).toBe('Wijn, en jij?');
  reload.unmount();
  visit({ ...lander, values: { signup_message: 'Toch thee.' }, handed: 2_000 });
  expect(message()).toBe('Toch thee.');
});

test('[E03] whom one looks for comes from the lander; what the visitor makes of it stays after a reload, until a lander is answered anew', () => {
  const seeks = (value: string) => document.querySelector<HTMLInputElement>(`[name=looking_for][value=${value}]`)!;
  const checked = () => document.querySelector<HTMLInputElement>('[name=looking_for]:checked')!.value;
  typed({ person: noor }, 'Dag Noor!');
  const lander = { person: noor, values: { looking_for: 'woman' }, handed: 1_000 };
  const first = visit(lander);
  expect([checked(), field('Profielnaam').value, message()]).toEqual(['woman', 'Jas', 'Dag Noor!']);
  fireEvent.click(seeks('man'));
  first.unmount();
  const reload = visit(lander);
  expect(checked()).toBe('man');
  reload.unmount();
  visit({ ...lander, values: { looking_for: 'everyone' }, handed: 2_000 });
  expect(checked()).toBe('everyone');
});

test('[E03] a form that comes back from the server says what was sent, not an older draft', () => {
  typed({ person: noor }, 'Ouder');
  visit({ person: noor, values: { signup_message: 'Verstuurd', name: 'Jasper' }, faults: { name: 'name_taken' } });
  expect([message(), field('Profielnaam').value]).toEqual(['Verstuurd', 'Jasper']);
});

test('[S03] whom one chose to write to and the words are in sight after a reload, and their length is counted', async () => {
  const first = visit({ people: [noor, anna] });
  expect(details().open).toBe(false);
  await userEvent.click(screen.getByText('Meteen iemand schrijven?'));
  await userEvent.click(document.querySelector('[name=member][value="8"]')!);
  await userEvent.type(field('Je bericht'), 'Hoi!');
  first.unmount();
  visit({ people: [noor, anna] });
  expect([details().open, message(), document.querySelector<HTMLInputElement>('[name=member]:checked')!.value]).toEqual([true, 'Hoi!', '8']);
  expect(screen.getByText('4 / 500')).toBeTruthy();
});

test('[E03] words for somebody who is offered no more stay, in sight, for nobody yet', () => {
  sessionStorage.setItem('signup-draft:choice', JSON.stringify({ at: Date.now(), values: { member: '9', signup_message: 'Voor een ander' } }));
  visit({ people: [noor, anna] });
  expect([details().open, message()]).toEqual([true, 'Voor een ander']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nog niemand' }).checked).toBe(true);
});

test('[S03] what is wrong with the message is in sight, in details that were closed too', async () => {
  mockServer.use(http.post('*/api/signup.php', () => HttpResponse.json({ error: { code: 'invalid_input', fields: { name: 'name_characters', signup_message: 'text_too_long' } } }, { status: 422 })));
  visit({ screen: 'password', people: [noor], values: { signup_message: 'Hoi!', email: 'anna@gmail.com', name: 'Anna', birth_day: '1', birth_month: '2', birth_year: '1990' } });
  expect(details().open).toBe(true);
  details().open = false;
  await userEvent.type(field('Wachtwoord'), 'zon achter de wolken');
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
  await waitFor(() => expect(field('Je bericht').getAttribute('aria-invalid')).toBe('true'));
  expect(details().open).toBe(true);
});
