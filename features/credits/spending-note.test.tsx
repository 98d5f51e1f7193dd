import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Spending } from '@/lib/contract/credits';
import { TestPage } from '@/tests/member-page';
import { SpendingNote } from './spending-note';

const note = (spending: Spending) =>
  render(
    <TestPage>
      <SpendingNote spending={spending} intlLocale="nl-NL" saved={false} />
    </TestPage>,
  );
const plain = () => document.querySelector('.spending')!.textContent.replace(/\s/g, ' ');
const euros = (amount: number) => ({ amount, currency: 'EUR' });

it('a limit in other money is shown as it stands, with what must be done before anything can be ordered; a new one is asked for in the money of now', () => {
  note({ spent: euros(2495), currency: 'PLN', limit: euros(5000) });
  expect(plain()).toContain('Deze maand: € 24,95 van je limiet van € 50,00');
  expect(plain()).toContain('Je maandlimiet is in EUR, maar je betaalt nu in PLN.');
  expect(screen.getByLabelText<HTMLInputElement>('Maximaal per maand (PLN)').value).toBe('');
});

it('a limit in the own money needs no such words; of a server that names no currency it is that of what was spent', () => {
  note({ spent: euros(0), currency: undefined, limit: euros(5000) });
  expect(plain()).not.toContain('Je maandlimiet is in');
  expect(screen.getByLabelText<HTMLInputElement>('Maximaal per maand (EUR)').value).toBe('50');
});
