import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { DiscountCode } from '@/lib/contract/discounts';
import { TestPage } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { BeginAtOnce } from './begin-at-once';
import { CreditsForm, type CreditsStart } from './credits-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }));

const free: DiscountCode = { code: 'ALLES', country: undefined, expires: undefined, value_percentage: 100, currency: 'EUR', status: 'active', validity: undefined, paymentmethods: [] };
const asking = (start: Partial<CreditsStart> = {}) => (
  <TestPage>
    <CreditsForm
      bundles={[{ id: 1, credits: 100, price: { amount: 1000, currency: 'EUR' } }]} methods={['paypal', 'directdebit'].map((method) => ({ method, banks: [] }))} start={{ bundle: 1, method: 'paypal', discount: null, tried: null, formKey: 'c0ffee', ...start }} taxed intlLocale="nl-NL" perks={null}
      begin={<BeginAtOnce days={14} />}
    />
  </TestPage>
);
const pay = () => screen.getAllByRole('button', { name: /^Bestelling met betalingsverplichting/ })[0]!;
const begin = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Ik wil mijn credits meteen/ });

it('[S08] an order waits for the request to use the credits at once, which is not ticked beforehand and goes with it', async () => {
  const sent: Record<string, unknown>[] = [];
  mockServer.use(
    http.post('*/api/order.php', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ order: { payment_id: 'key-1', credits: 100, amount: 1000, bundle: 1, method: 'paypal' } });
    }),
  );
  render(asking());
  expect(begin()!.checked).toBe(false);
  await userEvent.click(pay());
  expect(await screen.findByText('Vink eerst aan dat je je credits meteen wilt gebruiken.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(begin()));
  expect(begin()!.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await userEvent.click(begin()!);
  expect(screen.queryByText('Vink eerst aan dat je je credits meteen wilt gebruiken.')).toBeNull();
  await userEvent.click(pay());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.begin_at_once).toBe('nl-1-14');
});

it('the bar of a phone leads to the box that is still to be ticked, without an entry of the history', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(asking());
  const way = () => screen.queryByRole('link', { name: 'Zet nog één vinkje' });
  await userEvent.click(way()!);
  await waitFor(() => expect(document.activeElement).toBe(begin()));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ block: 'center' }));
  expect([window.location.hash, document.querySelector(way()!.getAttribute('href')!)?.contains(begin())]).toEqual(['', true]);
  rerender(<div key="free">{asking({ discount: free })}</div>);
  expect(way()).toBeNull();
});

it.each([
  ['what costs nothing', { discount: free }],
  ['a direct debit, whose form asks it', { method: 'directdebit' }],
])('%s asks for no request here', (_, start) => {
  render(asking(start));
  expect(begin()).toBeNull();
});
