import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stays } from '@/lib/api/send-form';
import type { Order } from '@/lib/contract/orders';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { DebitCodeScreen } from './debit-code-screen';
import { debitFlash } from './debit-flash';
import { DebitScreen } from './debit-screen';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
const posted = vi.fn<typeof fetch>();
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/directdebit' }));

type Left = Parameters<typeof debitFlash>[0];
const bundle = { id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' } };

function Page({ left: first, country = 'NL' }: { left?: Left; country?: string }) {
  const [left, setLeft] = useState<Left>(first ?? null);
  // The page as the server draws it once the form has come back.
  router.refresh.mockImplementation(() => act(() => setLeft(answer)));
  return (
    <DebitScreen site={exampleSite()} member={{ id: 7, country, becomesPremium: false }} bundle={bundle} discount={null} company={null} flash={debitFlash(left)} formKey="k" refundDays={14} />
  );
}
let answer: Left = null;
const leadsTo = (path: string) => posted.mockImplementation(() => Promise.resolve(new Response(null, { status: 204, headers: { [stays.answer]: path } })));

beforeEach(() => {
  sessionStorage.clear();
  answer = null;
  for (const each of [router.push, router.refresh, posted]) each.mockReset();
  vi.stubGlobal('fetch', posted);
  leadsTo(window.location.pathname);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const said = () => screen.queryAllByRole('alert').map(readText);
const press = () => userEvent.click(screen.getAllByRole('button', { name: 'Stuur me een code' })[0]!);
const right = { Rekeninghouder: 'J. de Wit', IBAN: 'NL91ABNA0417164300', Straat: 'Oudegracht', 'Nr.': '14a', Postcode: '3511 ab', Plaats: 'Utrecht', Telefoon: '06 12345678' };
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), value);
  }
};

const wrongIban = 'Dit rekeningnummer klopt niet. Kijk het nog eens na.';
const wrongZip = 'Deze postcode klopt niet. Bijvoorbeeld: 1012 AB.';
const wrongPhone = 'Dit telefoonnummer klopt niet. Begin met het landnummer, zoals +31.';

describe('[S09] the form of a direct debit', () => {
  test('of a member whose country no server tells takes the postcode of any, and a phone number with its country', async () => {
    renderInDutch(<Page country="" />);
    expect([field('Postcode').placeholder, field('Telefoon').placeholder]).toEqual(['', '']);
    await fill({ ...right, Postcode: '10115', Telefoon: '+49 30 123456' });
    await userEvent.tab();
    expect(said()).toEqual([]);
    await fill({ Telefoon: '030 123456' });
    await userEvent.tab();
    expect(said()).toEqual([wrongPhone]);
  });

  test.each([
    ['Postcode', '35 AB', wrongZip],
    ['Telefoon', '12', wrongPhone],
    ['IBAN', 'NL91ABNA0417163400', wrongIban],
  ])('%s is looked at once it is left, and said no more once it is right', async (label, wrong, words) => {
    renderInDutch(<Page />);
    await userEvent.type(field(label), wrong);
    expect(said()).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(said()).toEqual([words]));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await fill({ [label]: right[label as 'IBAN'] });
    await waitFor(() => expect(said()).toEqual([]));
  });

  test('sent with faults it says all of them at once, goes to the first and sends nothing', async () => {
    renderInDutch(<Page />);
    await fill({ Rekeninghouder: 'J. de Wit', IBAN: 'NL91ABNA0417163400', Straat: 'Oudegracht', 'Nr.': '14a', Postcode: '3511 AB', Plaats: 'Utrecht' });
    await press();
    await waitFor(() => expect(said()).toEqual([wrongIban, 'Vul dit veld in.', 'Geef eerst toestemming voor de incasso.', 'Vink eerst aan dat je je credits meteen wilt gebruiken.']));
    expect(document.activeElement).toBe(field('IBAN'));
    expect(posted).not.toHaveBeenCalled();
    expect(field('Plaats').value).toBe('Utrecht');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await waitFor(() => expect(said()).toEqual([wrongIban, 'Vul dit veld in.']));
  });

  test('a right one is sent once', async () => {
    leadsTo('/directdebit?payment=key-1');
    renderInDutch(<Page />);
    await fill(right);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/directdebit?payment=key-1'));
    expect(posted).toHaveBeenCalledOnce();
    const [address, request] = posted.mock.calls[0]!;
    expect(String(address)).toMatch(/\/forms\/direct-debit$/);
    expect(Object.fromEntries(request!.body as URLSearchParams)).toMatchObject({ iban: 'NL91 ABNA 0417 1643 00', zip: '3511 ab', phone: '06 12345678', mandate: '1', begin_at_once: 'nl-1-14', bundle: '2', key: 'k' });
    expect(said()).toEqual([]);
  });

  test('what the server refuses stands at its field, which is gone to, until it is changed; what was typed stays', async () => {
    answer = { error: '', values: { 'wrong.phone': 'err.phone_invalid', 'wrong.city': 'err.what_no_table_knows' } };
    renderInDutch(<Page />);
    await fill(right);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press();
    await waitFor(() => expect(said()).toEqual(['Er klopt iets niet in wat je hebt ingevuld. Kijk het nog eens na.', wrongPhone]));
    await waitFor(() => expect(document.activeElement).toBe(field('Plaats')));
    expect(field('Straat').value).toBe('Oudegracht');
    await userEvent.type(field('Telefoon'), '9{Backspace}');
    await waitFor(() => expect(said()).toHaveLength(1));
  });

  test('a box that is only passed by says nothing before the form is sent', async () => {
    renderInDutch(<Page />);
    await userEvent.type(field('Telefoon'), '12');
    for (const box of screen.getAllByRole('checkbox')) {
      await act(async () => box.focus());
      await userEvent.tab();
    }
    await waitFor(() => expect(said()).toEqual([wrongPhone]));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(said()).toEqual([wrongPhone]);
  });

  test('without script the page that comes back has what is wrong at its fields', () => {
    const left = { error: '', values: { account_holder: 'J. de Wit', 'wrong.iban': 'err.iban_invalid', 'wrong.mandate': 'err.mandate_missing' } };
    let html = '';
    renderInDutch(<Page left={left} />, (page) => (html = page.innerHTML));
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.querySelectorAll('[role=alert]')].map(readText)).toEqual([wrongIban, 'Geef eerst toestemming voor de incasso.']);
    expect([...page.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name)).toEqual(['iban', 'mandate']);
    expect(page.querySelector<HTMLInputElement>('[name=account_holder]')?.value).toBe('J. de Wit');
  });
});

test('beside the code the mandate has the order’s number as its reference, as it is sent with the debit', () => {
  const order = { payment_id: 'key_-1', number: 'A-20418', credits: 275, amount: 2495, currency: 'EUR', state: 'loading' } as Order;
  renderInDutch(<DebitCodeScreen site={exampleSite()} member={{ id: 7, becomesPremium: false }} order={order} account={null} wait={{ seconds: 0, until: '' }} company={null} flash={debitFlash(null)} />);
  expect(readText(screen.getByText('Kenmerk van de machtiging').nextElementSibling!)).toBe('A-20418');
});
