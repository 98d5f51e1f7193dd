import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Order } from '@/lib/contract/orders';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { debitFlash } from './debit-flash';
import { DebitScreen } from './debit-screen';
import { WaitingDebit } from './waiting-debit';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/directdebit' }));

const order = { payment_id: 'key-1', credits: 275, amount: 2495, currency: 'EUR', state: 'loading', method: 'directdebit' } as Order;
const bundle = { id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' } };
const link = () => screen.queryByRole('link', { name: 'Vul de code in' });

test('[S09] a debit that was left before its code says what it is of, and leads back to its code', () => {
  renderInDutch(<WaitingDebit order={order} intlLocale="nl-NL" />);
  expect(link()?.getAttribute('href')).toBe('/directdebit?payment=key-1');
  expect(readText(screen.getByText(/^275 credits voor/))).toContain('275 credits voor € 24,95. Begin je een nieuwe incasso, dan vervalt deze.');
});

test.each([[order], [null]])('[S09] the form of a debit leads to one that waits for its code, where there is one: %#', (waiting) => {
  renderInDutch(
    <DebitScreen site={exampleSite()} member={{ id: 7, country: 'NL', becomesPremium: false }} bundle={bundle} discount={null} company={null} flash={debitFlash(null)} formKey="k" refundDays={14} waiting={waiting} />,
  );
  expect(link() !== null).toBe(waiting !== null);
});
