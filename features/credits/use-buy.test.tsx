import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { TestPage } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { useBuy } from './use-buy';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => undefined }) }));

function Pay() {
  const { order, busy } = useBuy(undefined, () => undefined);
  return (
    <button type="button" aria-busy={busy} onClick={() => order({ bundle: 1, method: 'paypal', amount: 1000, currency: 'EUR' }, document.createElement('form'))}>
      Betalen
    </button>
  );
}
async function payAt(checkout_url: string) {
  mockServer.use(http.post('*/api/order.php', () => HttpResponse.json({ order: { payment_id: 'key-1', credits: 100, amount: 1000, bundle: 1, method: 'paypal', checkout_url } })));
  render(
    <TestPage>
      <Pay />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button'));
}
beforeEach(() => void push.mockClear());

it('[S08] the order leads where one pays', async () => {
  await payAt(`${location.pathname}#where-one-pays`);
  await waitFor(() => expect(location.hash).toBe('#where-one-pays'));
  expect(push).not.toHaveBeenCalled();
});

it.each(['javascript:document.title="gone"', '//elsewhere.example/pay'])('%s is no place to pay: the order’s own page says how it stands', async (checkout) => {
  await payAt(checkout);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/credits/1/paypal?payment=key-1'));
});
