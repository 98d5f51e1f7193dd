import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { DiscountCode } from '@/lib/contract/discounts';
import { TestPage } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { RepeatScreen, type Repeat } from './repeat-screen';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => undefined }) }));

const repeat: Repeat = { bundle: { id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' } }, method: { method: 'card', banks: [] }, taxed: true, recurring: true };
const button = () => screen.getByRole('button', { name: /€\s24,95/ });

it('[R09] [S08] pressed twice, the last order is sent once, with the key that its page gave it, and says that it is on its way', async () => {
  const sent: Record<string, string>[] = [];
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => void (answer = resolve));
  mockServer.use(
    http.post('*/forms/order', async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
      await held;
      return new HttpResponse(null, { status: 204, headers: { 'x-form-leads-to': '/credits/2/card?payment=key-1' } });
    }),
  );
  render(
    <TestPage>
      <RepeatScreen repeat={repeat} intlLocale="nl-NL" refundDays={14} formKey="c0ffee" />
    </TestPage>,
  );
  const pay = button();
  fireEvent.click(pay);
  fireEvent.click(pay);
  expect(pay.getAttribute('aria-busy')).toBe('true');
  fireEvent.submit(pay.closest('form')!);
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => answer());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/credits/2/card?payment=key-1'));
  expect(sent).toEqual([{ key: 'c0ffee', bundle: '2', method: 'card', amount: '2495', currency: 'EUR', from: 'repeat', recurring: '1' }]);
});

const shown = (more: Partial<Repeat>, card = { kept: false }) =>
  render(
    <TestPage>
      <RepeatScreen repeat={{ ...repeat, recurring: false, ...more }} intlLocale="nl-NL" refundDays={14} formKey="c0ffee" card={card} />
    </TestPage>,
  );
const saving = {
  code: 'BLIJF25', country: undefined, user_id: 1, expires: undefined, value_percentage: 25, currency: undefined, minimum_order_value: undefined, status: undefined, validity: undefined, expired: false, paymentmethods: [],
} as unknown as DiscountCode;

it('[R09] what the member has to save now counts for the repeat too, in its lines, its button and the order', async () => {
  shown({ discount: saving });
  expect(screen.getByText(/BLIJF25/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /€\s18,71/ })).toBeTruthy();
  expect(Object.fromEntries(new FormData(document.querySelector('form')!))).toMatchObject({ amount: '1871', code: 'BLIJF25' });
});

it('[R09] after a direct debit the button leads on to its form and obliges to nothing', () => {
  shown({ method: { method: 'directdebit', banks: [] } });
  expect(screen.getByRole('button', { name: 'Verder met Automatische incasso' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /betalingsverplichting/ })).toBeNull();
});

it('[R09] a way to pay that cannot be used now is named, beside the one in its place', () => {
  shown({ method: { method: 'ideal', banks: [] }, instead: 'directdebit' });
  expect(screen.getByText('Vorige keer betaalde je met Automatische incasso. Dat kan nu niet.')).toBeTruthy();
  expect(screen.getByText('iDEAL')).toBeTruthy();
});

it('[R09] a card that is kept can be let go of, and only then', () => {
  const { unmount } = shown({});
  expect(screen.queryByRole('button', { name: 'Bewaarde kaart verwijderen' })).toBeNull();
  unmount();
  shown({}, { kept: true });
  expect(screen.getByRole('button', { name: 'Bewaarde kaart verwijderen' }).closest('form')!.getAttribute('action')).toBe('/forms/forget-card');
});

it.each([
  [1, 'a card', {}],
  [0, 'a direct debit, whose form asks it', { method: { method: 'directdebit', banks: [] } }],
  [0, 'what costs nothing', { discount: { ...saving, value_percentage: 100 } }],
])('[R09] the request to use the credits at once is asked %s times for %s, never ticked beforehand', (times, _, more) => {
  shown(more);
  expect(screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual(Array(times).fill(false));
});

it('[R09] sent without that request, the repeat says so at the box', () => {
  render(
    <TestPage>
      <RepeatScreen repeat={repeat} intlLocale="nl-NL" refundDays={14} formKey="c0ffee" begin={{ ticked: false, missing: true }} />
    </TestPage>,
  );
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby')!)!.textContent).toBe('Vink eerst aan dat je je credits meteen wilt gebruiken.');
});

it('[R09] the way back goes along with the order, and to the other bundles, by the bar of a phone too', () => {
  render(
    <TestPage>
      <RepeatScreen repeat={repeat} intlLocale="nl-NL" refundDays={14} formKey="c0ffee" backTo="/members/7" />
    </TestPage>,
  );
  expect(document.querySelector<HTMLInputElement>('[name=back_to]')?.value).toBe('/members/7');
  expect(['Terug', 'Kies iets anders'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual(Array(2).fill('/credits?back=%2Fmembers%2F7'));
});
