import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order as orderShape } from '@/lib/contract/orders';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { TransactionsScreen } from './transactions-screen';

const base = { payment_id: 'a', credits: 275, amount: 1871, currency: 'EUR', number: 'A-20418', state: 'completed', method: 'ideal', created_at: '2026-11-16T19:58:00Z' };
const show = (orders: object[], more: object = {}) =>
  renderInDutch(
    <TransactionsScreen site={exampleSite({ messageCredits: 5 })} credits={240} orders={orders.map((each) => orderShape.parse({ ...base, ...each }))} methodWords={() => 'iDEAL'} statement="Voorbeeld Media" {...more} />,
  );
const rows = () => screen.getAllByRole('link').filter(({ className }) => className === 'transaction').map(readText);

test('[S14] [R17] the balance in messages, and orders under their months with how they stand', () => {
  const withdrawal = { until: '2026-11-30', days_left: 9, used: 35, refund: { amount: 1633, currency: 'EUR' } };
  const refund = (state: string, amount = 995) => ({ number: 'H-1', amount, state });
  show([
    { payment_id: '1', withdrawal },
    { payment_id: '2', state: 'cancelled' },
    { payment_id: '3', state: 'pending' },
    { payment_id: '4', created_at: '2026-10-28T10:00:00Z' },
    { payment_id: '5', state: 'refunded', refund: refund('pending'), created_at: '2026-10-04T10:00:00Z' },
    { payment_id: '6', state: 'refunded', refund: refund('done'), created_at: '2026-10-03T10:00:00Z' },
    { payment_id: '7', state: 'refunded', refund: refund('done', 0), created_at: '2026-10-02T10:00:00Z' },
  ]);
  expect(screen.getByText('Genoeg voor 48 berichten')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(readText)).toEqual(['november 2026', 'oktober 2026']);
  const states = ['Herroepbaar', 'Mislukt', 'In behandeling', 'Betaald', 'Herroepen', 'Terugbetaald', 'Herroepen'];
  expect(rows().map((row, at) => row.endsWith(states[at]!))).toEqual(states.map(() => true));
  expect(rows()[0]).toContain('16 nov · iDEAL · A-20418€ 18,71');
  expect(rows()[5]).toContain('− € 9,95');
  // Nothing came back: it stands there with what it cost.
  expect(rows()[6]).toContain('€ 18,71');
  expect(rows()[6]).not.toContain('−');
  expect(screen.getByRole('link', { name: /A-20418.*Herroepbaar/ }).getAttribute('href')).toBe('/transactions/1');
});

test('[R17] an order that was left at its checkout says that it is still to be paid, and leads to where that can be done', () => {
  show([{ payment_id: '8', state: 'loading', checkout_url: 'https://pay.example/tr_1' }, { payment_id: '9', state: 'loading' }]);
  expect(rows().map((row) => /Nog te betalen$|In behandeling$/.exec(row)?.[0])).toEqual(['Nog te betalen', 'In behandeling']);
  expect(screen.getByRole('link', { name: /Nog te betalen/ }).getAttribute('href')).toBe('/transactions/8');
});

test('what a PHP server does not say has no place: the order is still there', () => {
  show([{ currency: undefined, number: undefined, method: undefined, created_at: undefined, state: undefined }]);
  expect(rows()).toEqual([expect.stringContaining('275 credits')]);
});

test('credits that are not enough for one message are not said to be enough for none', () => {
  show([{}], { credits: 4 });
  expect(screen.getByText('4 credits')).toBeTruthy();
  expect(screen.queryByText(/^Genoeg voor/)).toBeNull();
});

test('older ones are a link away, and the newest from there', () => {
  show([{}], { after: 40, next: 20 });
  const pages = within(screen.getByRole('navigation', { name: 'Meer transacties' }));
  expect(pages.getByRole('link', { name: 'Oudere transacties' }).getAttribute('href')).toBe('/transactions?after=20');
  expect(pages.getByRole('link', { name: 'Nieuwste transacties' }).getAttribute('href')).toBe('/transactions');
});

test('where nothing was bought it says what will stand here', () => {
  show([]);
  expect(screen.getByText('Nog geen aankopen')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bijkopen' }).getAttribute('href')).toBe('/credits');
});
