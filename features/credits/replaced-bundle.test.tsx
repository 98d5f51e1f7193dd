import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { TestPage } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { CreditsForm } from './credits-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }));

const bundles = [{ id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' } }];
const pay = () => screen.getAllByRole('button', { name: /^Bestelling met betalingsverplichting/ })[0]!;
/** Presses the button where the server refuses the price; gives how often the form was sent without script. */
async function press(params: Record<string, string | number>) {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  mockServer.use(http.post('*/api/order.php', () => HttpResponse.json({ error: { code: 'price_changed', message: 'no', fields: {}, params } }, { status: 409 })));
  render(
    <TestPage>
      <CreditsForm bundles={bundles} methods={[{ method: 'paypal', banks: [] }]} start={{ bundle: 2, method: 'paypal', discount: null, tried: null, formKey: 'c0ffee' }} taxed intlLocale="nl-NL" perks={null} keepCard={null} />
    </TestPage>,
  );
  await userEvent.click(pay());
  return submit;
}

it('[S08] where another bundle is sold in place of the chosen one the form is sent as without script, which leads to it', async () => {
  const submit = await press({ bundle: 7, amount: 2795, currency: 'EUR' });
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(document.querySelector('.buy [aria-busy=true]')).not.toBeNull();
});

it('[S08] where the same bundle has another price that is said in place', async () => {
  const submit = await press({ amount: 2795, currency: 'EUR' });
  expect(await screen.findByText(/^Dit bedrag is zojuist veranderd\./)).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});
