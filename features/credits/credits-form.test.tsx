import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PayMethod } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import { TestPage } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { CreditsForm, type CreditsStart } from './credits-form';
import { KeepCard } from './keep-card';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => undefined }) }));

const bundles = [1, 2].map((id) => ({ id, credits: 100 * id, price: { amount: 1000 * id, currency: 'EUR' } }));
const methods = [{ method: 'ideal', banks: [{ id: 'ing', name: 'ING' }] }, { method: 'paypal', banks: [] }];
const form = (start: Partial<CreditsStart> = {}, offered: PayMethod[] = methods, taxed = true) => (
  <TestPage>
    <CreditsForm
      bundles={bundles} methods={offered} start={{ bundle: 1, method: 'paypal', discount: null, tried: null, formKey: 'c0ffee', ...start }} taxed={taxed} intlLocale="nl-NL" perks={null} keepCard={<KeepCard />}
    />
  </TestPage>
);

type Sent = { key: string | null; body: Record<string, unknown> };
let sent: Sent[];
/** Answers each order in turn: with the code of an error, or as one that is made. */
function serve(...codes: (string | null | { code: string; params: Record<string, string | number> })[]) {
  mockServer.use(
    http.post('*/api/order.php', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: (await request.json()) as Sent['body'] });
      const code = codes.shift();
      const told = typeof code === 'string' ? { code, params: {} } : code;
      if (told) return HttpResponse.json({ error: { message: 'no', fields: {}, ...told } }, { status: 409 });
      return HttpResponse.json({ order: { payment_id: 'key-1', credits: 100, amount: 1000, bundle: 1, method: 'paypal' } });
    }),
  );
}
const pay = () => screen.getAllByRole('button', { name: /^Bestelling met betalingsverplichting/ })[0]!;
const total = () => document.querySelector('.order-lines .is-total dd')!.textContent.replace(/\s/g, ' ');
const codeField = () => screen.getByLabelText<HTMLInputElement>('Kortingscode');
const discount = (more: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'ZOMER10', country: undefined, expires: undefined, value_percentage: 10, currency: 'EUR', status: 'active', validity: undefined, paymentmethods: [], ...more,
});

beforeEach(() => {
  sent = [];
  push.mockClear();
});

it('[S08] [M1] an order that is pressed again after an error is the same order; with another bundle it is another', async () => {
  serve('payment_unavailable', 'payment_unavailable', null);
  render(form());
  for (const count of [1, 2]) {
    await userEvent.click(pay());
    await waitFor(() => expect(sent).toHaveLength(count));
    await waitFor(() => expect(pay().getAttribute('aria-busy')).toBeNull());
  }
  await userEvent.click(screen.getAllByRole('radio')[1]!);
  await userEvent.click(pay());
  await waitFor(() => expect(push).toHaveBeenCalled());
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each([
  [true, 'Inclusief btw. Je betaalt één keer.'],
  [false, 'Je betaalt één keer.'],
])('the total speaks of tax only where there is one within: %s', (taxed, words) => {
  render(form({}, methods, taxed));
  expect(document.querySelector('.order-lines + p')!.textContent.trim()).toBe(words);
});

it('[S08] [E14] an order that a code brings down to nothing obliges to nothing, and asks for no account', async () => {
  serve();
  render(form({ method: 'directdebit', discount: discount({ value_percentage: 100 }) }, [...methods, { method: 'directdebit', banks: [] }]));
  expect(total()).toBe('€ 0,00');
  expect(screen.queryByText(/^Inclusief btw/)).toBeNull();
  expect(screen.queryAllByRole('button', { name: /betalingsverplichting|Verder met/ })).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Bestellen zonder te betalen' })[0]!);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ bundle: 1, method: 'directdebit', code: 'ZOMER10', amount: 0 }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/credits/1/paypal?payment=key-1'));
});

it('a limit in other money says so where it is refused', async () => {
  serve({ code: 'limit_currency', params: { currency: 'PLN', limit_currency: 'EUR' } });
  render(form());
  await userEvent.click(pay());
  expect((await screen.findByRole('alert')).textContent).toContain('Je maandlimiet is in EUR, maar je betaalt nu in PLN. Stel de limiet eerst opnieuw in, in PLN;');
});

it('[S08] back from where one pays, the button can be pressed again', async () => {
  serve();
  render(form());
  await userEvent.click(pay());
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(document.querySelector('.order-panel button[aria-busy]')).not.toBeNull();
  fireEvent(window, new Event('pageshow'));
  expect(document.querySelector('.order-panel button[aria-busy]')).toBeNull();
  await userEvent.click(pay());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
});

it('[E14] a code that asks for a larger order says from what amount, and counts once the order is large enough', async () => {
  serve();
  render(form({ discount: discount({ minimum_order_value: 1500 }) }));
  expect(screen.queryByText('Toegepast')).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(/^Deze code geldt vanaf €\s15,00\.$/);
  expect([codeField().value, codeField().getAttribute('aria-invalid'), total()]).toEqual(['ZOMER10', 'true', '€ 10,00']);
  await userEvent.click(screen.getAllByRole('radio')[1]!);
  expect(screen.getByText('Toegepast')).toBeTruthy();
  expect([screen.queryByRole('alert'), total()]).toEqual([null, '€ 18,00']);
  await userEvent.click(pay());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ bundle: 2, code: 'ZOMER10', amount: 1800 }));
});

it('[E14] a code for another way to pay says so; emptied, it is gone for good', async () => {
  serve();
  render(form({ discount: discount({ paymentmethods: ['ideal'] }) }));
  expect(screen.queryByText('Toegepast')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Deze code geldt niet voor deze betaalmethode.');
  await userEvent.clear(codeField());
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /iDEAL/ }));
  expect([screen.queryByText('Toegepast'), total()]).toEqual([null, '€ 10,00']);
});

it.each(['code_expired', 'code_used', 'code_not_found'])('[V06] an order that is refused with %s says so at the code, which counts no longer', async (refusal) => {
  serve(refusal, null);
  render(form({ discount: discount() }));
  expect(total()).toBe('€ 9,00');
  await userEvent.click(pay());
  const said = await screen.findByRole('alert');
  expect(codeField().getAttribute('aria-describedby')).toBe(said.id);
  expect([codeField().value, total(), document.activeElement === codeField()]).toEqual(['ZOMER10', '€ 10,00', true]);
  await userEvent.click(pay());
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(sent.map(({ body }) => [body.code, body.amount])).toEqual([['ZOMER10', 900], [undefined, 1000]]);
});

it('whoever applies a code or takes it off by keyboard goes on from what came in its place', async () => {
  mockServer.use(http.get('*/api/discountcode.php', () => HttpResponse.json(discount())));
  render(form());
  expect(document.activeElement).toBe(document.body);
  for (const keys of ['ZOMER10{Enter}', 'ZOMER10{Tab}{Enter}']) {
    await userEvent.type(codeField(), keys);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Code weghalen' })));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(codeField());
  }
});

it('what an order is refused for beside its code stands at the button', async () => {
  serve('payment_unavailable');
  render(form({ discount: discount() }));
  await userEvent.click(pay());
  expect((await screen.findByRole('alert')).closest('.field')).toBeNull();
  expect(screen.getByText('Toegepast')).toBeTruthy();
});

it('[S08] where another order with the code may still be paid, the code stays, and the way to that order is there', async () => {
  serve({ code: 'code_open', params: { payment_id: 'key-0', bundle: 2, method: 'ideal' } });
  render(form({ discount: discount() }));
  await userEvent.click(pay());
  expect((await screen.findByRole('alert')).textContent).toContain('Je hebt nog een open bestelling met deze code.');
  expect(screen.getByRole('link', { name: 'Naar die bestelling' }).getAttribute('href')).toBe('/credits/2/ideal?payment=key-0');
  expect([screen.queryByText('Toegepast') !== null, total()]).toEqual([true, '€ 9,00']);
});

it('[V06] a code of an order under way leads to that order: come by the address, typed, and no longer once another code is tried', async () => {
  const params = { payment_id: 'key-0', bundle: 2, method: 'ideal' };
  const way = () => screen.queryByRole('link', { name: 'Naar die bestelling' })?.getAttribute('href');
  mockServer.use(http.get('*/api/discountcode.php', ({ request }) => {
    const isOpen = new URL(request.url).searchParams.get('code') === 'ZOMER10';
    return HttpResponse.json({ error: isOpen ? { code: 'code_open', message: 'no', params } : { code: 'code_used', message: 'no' } }, { status: 409 });
  }));
  render(form({ tried: { code: 'ZOMER10', error: 'err.code_open', params } }));
  expect([codeField().value, way()]).toEqual(['ZOMER10', '/credits/2/ideal?payment=key-0']);
  const apply = async (code: string) => {
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), `${code}{Enter}`);
  };
  await apply('WINTER5');
  await waitFor(() => expect(way()).toBeUndefined());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Code reeds gebruikt']);
  await apply('ZOMER10');
  await waitFor(() => expect(way()).toBe('/credits/2/ideal?payment=key-0'));
});

it('a card is kept only where that is ticked, which nobody did beforehand', async () => {
  serve();
  render(form({ method: 'card' }, [...methods, { method: 'card', banks: [], keeps: true }]));
  const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bewaar mijn kaart' });
  expect(keep.checked).toBe(false);
  expect(document.getElementById(keep.getAttribute('aria-describedby')!)!.textContent).toContain('Verwijderen kan bij “Bestelling herhalen”.');
  await userEvent.click(pay());
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent(window, new Event('pageshow'));
  await userEvent.click(keep);
  await userEvent.click(pay());
  await waitFor(() => expect(sent).toHaveLength(2));
  fireEvent(window, new Event('pageshow'));
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  await userEvent.click(pay());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ body }) => body.keep_card)).toEqual([undefined, true, undefined]);
});

it('[S08] what was chosen before the script came is what is paid for', async () => {
  serve();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form());
  const radio = (name: string, value: string) => page.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)!;
  for (const each of [radio('bundle', '2'), radio('method', 'ideal'), radio('bank-ideal', 'ing')]) each.checked = true;
  const root = await act(async () => hydrateRoot(page, form()));
  expect([total(), radio('bundle', '2').checked, page.querySelector('.bank-open')?.textContent]).toEqual(['€ 20,00', true, 'ING']);
  await userEvent.click(pay());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ bundle: 2, method: 'ideal', bank: 'ing', amount: 2000 }));
  act(() => root.unmount());
  page.remove();
});

it('[S08] what the browser restores once the page is shown is what is paid for', () => {
  render(form());
  document.querySelector<HTMLInputElement>('input[name=bundle][value="2"]')!.checked = true;
  fireEvent(window, new Event('pageshow'));
  expect(total()).toBe('€ 20,00');
});

it('[C12] what the page was asked with goes along with a typed code', async () => {
  const asked: Record<string, string>[] = [];
  mockServer.use(http.get('*/api/discountcode.php', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json({ code: 'ZOMER10', value_percentage: '10' });
  }));
  const { href } = location;
  history.replaceState(null, '', '?sub1=zomer&code=ANDERS&back=%2Fchats%2F3');
  render(form());
  await userEvent.type(codeField(), 'ZOMER10');
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect(await screen.findByText('Toegepast')).toBeTruthy();
  expect(asked).toEqual([{ sub1: 'zomer', code: 'ZOMER10' }]);
  history.replaceState(null, '', href);
});

it('[E14] a code whose end is no moment counts, and says nothing of an end', async () => {
  mockServer.use(http.get('*/api/discountcode.php', () => HttpResponse.json({ code: 'ZOMER10', value_percentage: '10', expires: '0000-00-00 00:00:00' })));
  render(form());
  await userEvent.type(codeField(), 'ZOMER10');
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect(await screen.findByText('Toegepast')).toBeTruthy();
  expect([total(), screen.queryByText(/Geldig tot/)]).toEqual(['€ 9,00', null]);
});

it.each<[string, object | string, string]>([
  ['words', { error: 'Onbekend' }, 'Code niet gevonden'],
  ['a code of its own', { error: { code: 'geen_code', message: 'Onbekend' } }, 'Code niet gevonden'],
  ['a page, as there is no such script', '<h1>Not Found</h1>', 'Deze site biedt dit niet aan'],
])('[V06] a typed code that a server refuses with 404 and %s', async (_, answer, words) => {
  mockServer.use(http.get('*/api/discountcode.php', () => (typeof answer === 'string' ? HttpResponse.html(answer, { status: 404 }) : HttpResponse.json(answer, { status: 404 }))));
  render(form());
  await userEvent.type(codeField(), 'BESTAATNIET');
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});
