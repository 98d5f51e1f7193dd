import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CodeField } from './code-field';
import { DebitForm } from './debit-form';
import { IbanField } from './iban-field';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined, push: () => undefined }) }));

const texts = { label: 'IBAN', ok: 'Het controlegetal klopt: {bank}', swapped: 'Vaak zijn twee cijfers omgewisseld.' };
const words = { iban_invalid: 'Dit rekeningnummer klopt niet.' };
const form = (
  <DebitForm member={7} country="NL" faults={{}} words={words} offline="">
    <input name="city" aria-label="Plaats" />
    <IbanField texts={texts} intlLocale="nl-NL" />
  </DebitForm>
);

beforeEach(() => sessionStorage.clear());

it('[S09] an account number is grouped while it is typed, looked at once it is left, and its bank is named', async () => {
  render(form);
  const field = screen.getByLabelText<HTMLInputElement>('IBAN');
  await userEvent.type(field, 'nl91abna0417163400');
  expect(field.value).toBe('NL91 ABNA 0417 1634 00');
  await userEvent.tab();
  expect(await screen.findByText(words.iban_invalid)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(texts.swapped)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('NL91-ABNA-0417-1643-00');
  expect(field.value).toBe('NL91 ABNA 0417 1643 00');
  await userEvent.tab();
  expect(await screen.findByText('Het controlegetal klopt: ABN AMRO')).toBeTruthy();
});

it.each([
  ['DE89 3704 0044 0532 0130 00', 'Commerzbank'],
  ['BE68 5390 0754 7034', 'België'],
  ['PL61 1090 1014 0000 0712 1981 2874', 'Polen'],
])('[S09] of %s the page names %s: the bank where it is known, or else the country', async (typed, place) => {
  render(form);
  await userEvent.click(screen.getByLabelText('IBAN'));
  await userEvent.paste(typed);
  await userEvent.tab();
  expect(await screen.findByText(`Het controlegetal klopt: ${place}`)).toBeTruthy();
});

it('[S09] what was typed outlives the page, but never the account number', async () => {
  const { unmount } = render(form);
  await userEvent.type(screen.getByLabelText('IBAN'), 'NL91ABNA');
  await userEvent.type(screen.getByLabelText('Plaats'), 'Utrecht');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ABNA');
  render(form);
  expect(screen.getByLabelText<HTMLInputElement>('Plaats').value).toBe('Utrecht');
  expect(screen.getByLabelText<HTMLInputElement>('IBAN').value).toBe('');
});

it('[V06] the code is one field for the keyboard, which a phone fills in; pasted with blanks it still fits', async () => {
  render(<CodeField label="Code van 6 cijfers" error="Code ongeldig" typed="482915" />);
  const field = screen.getByLabelText<HTMLInputElement>('Code van 6 cijfers');
  expect([field.autocomplete, field.inputMode, field.getAttribute('aria-invalid'), field.value]).toEqual(['one-time-code', 'numeric', 'true', '482915']);
  expect(screen.getByRole('alert').textContent).toBe('Code ongeldig');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(' 123 456 ');
  expect(field.value).toBe('123456');
});
