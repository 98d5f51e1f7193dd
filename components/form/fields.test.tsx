import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { PasswordInput } from './password-input';
import { RangePair } from './range-pair';
import { Select } from './select';
import { TextInput } from './text-input';

test('a field is tied to its label, its error and its hint', () => {
  renderInDutch(<TextInput label="E-mailadres" name="email" error="Ongeldige e-mail" hint="Bedoelde je gmail.com?" />);
  const input = screen.getByRole('textbox', { name: 'E-mailadres' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = input.getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(description).toEqual(['Ongeldige e-mail', 'Bedoelde je gmail.com?']);
});

test('a field without an error is not called invalid', () => {
  renderInDutch(<TextInput label="E-mailadres" name="email" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

test('a password is hidden until its button is pressed, and keeps what was typed', async () => {
  renderInDutch(<PasswordInput label="Wachtwoord" showLabel="Toon wachtwoord" name="password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Wachtwoord');
  await userEvent.type(input, 'geheim');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
  expect(input.getAttribute('type')).toBe('text');
  expect((input as HTMLInputElement).value).toBe('geheim');
  expect(screen.getByRole('button', { name: 'Toon wachtwoord', pressed: true })).toBeTruthy();
});

test('a choice carries its label and starts where it is told', () => {
  renderInDutch(<Select label="Land" name="country" defaultValue="BE" options={[{ value: 'NL', label: 'Nederland' }, { value: 'BE', label: 'België' }]} />);
  expect((screen.getByRole('combobox', { name: 'Land' }) as HTMLSelectElement).selectedOptions[0]?.text).toBe('België');
});

test('the ages are two sliders that never pass each other, with the numbers in sight and in the form', () => {
  const { container } = renderInDutch(
    <form>
      <RangePair
        legend="Leeftijd"
        labels={{ from: 'Vanaf', to: 'Tot en met' }}
        names={{ from: 'min_age', to: 'max_age' }}
        min={18}
        max={99}
        defaultFrom={28}
        defaultTo={42}
      />
    </form>,
  );
  const from = screen.getByRole('slider', { name: 'Vanaf' });
  const to = screen.getByRole('slider', { name: 'Tot en met' });
  expect(screen.getByText('28 – 42')).toBeTruthy();
  fireEvent.change(from, { target: { value: '60' } });
  expect((from as HTMLInputElement).value).toBe('42');
  fireEvent.change(to, { target: { value: '20' } });
  expect(screen.getByText('42 – 42')).toBeTruthy();
  const sent = new FormData(container.querySelector('form')!);
  expect([sent.get('min_age'), sent.get('max_age')]).toEqual(['42', '42']);
});
