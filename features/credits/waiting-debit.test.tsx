import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Order } from '@/lib/contract/orders';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import type { CreditsStart } from './credits-form';
import { debitFlash } from './debit-flash';
import { DebitScreen } from './debit-screen';
import { DebitStopScreen } from './debit-stop-screen';
import { WaitingDebit } from './waiting-debit';

// The head of the page is drawn by the server, with all texts.
vi.mock('@/lib/i18n/island-messages', () => ({ IslandMessages: ({ children }: { children: ReactNode }) => children }));
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

test.each([['directdebit_limit', true], ['directdebit_blocked', false]])('[S09] where nothing more can be collected it leads to one that waits, unless the account is blocked: %s', (code, isTold) => {
  const start = { bundle: 2, method: 'paypal', discount: null, tried: null, formKey: 'k' } as CreditsStart;
  renderInDutch(
    <QueryClientProvider client={new QueryClient()}>
      <DebitStopScreen
        site={exampleSite()} stop={{ code, limit: { amount: 1000, currency: 'EUR' } }} bundle={bundle} taxed methods={[{ method: 'paypal', banks: [] }]} start={start} refundDays={14} statement="Vonk" becomesPremium={false} waiting={order}
      />
    </QueryClientProvider>,
  );
  expect(link() !== null).toBe(isTold);
});
