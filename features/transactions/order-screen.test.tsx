import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order as orderShape } from '@/lib/contract/orders';
import { companyInfo } from '@/lib/contract/site-settings';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { InvoiceScreen } from './invoice-screen';
import { OrderScreen } from './order-screen';
import { WithdrawScreen } from './withdraw-screen';

const site = exampleSite({ messageCredits: 5, intlLocale: 'nl-NL' });
const company = companyInfo.parse({ name: 'Voorbeeld Media B.V.', address: 'Straat 1', city: 'Utrecht', country: 'NL', kvk: '00000000', vat_numbers: ['NL000000000B01'] });
const withdrawal = { until: '2026-11-30', days_left: 9, used: 35, refund: { amount: 1633, currency: 'EUR' } };
const base = {
  payment_id: 'key', credits: 275, amount: 1871, list_amount: 2495, currency: 'EUR', number: 'A-20418', state: 'completed', method: 'ideal', bundle: 2, created_at: '2026-11-16T19:58:00Z', paid_at: '2026-11-16T19:58:30Z',
  discount: { code: 'TIMEBONUS25', percentage: 25, amount: 624 }, tax: { rate: 21, amount: 325 },
};
const orderOf = (some: object) => orderShape.parse({ ...base, ...some });
const show = (some: object, more: object = {}) => renderInDutch(<OrderScreen site={site} order={orderOf(some)} method="iDEAL" company={company} days={14} {...more} />);
const page = () => readText(document.body);
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

test('[S14] [B05] the days that are left as so many cells, the refund worked out, and the button with the words of the law', () => {
  show({ withdrawal });
  expect(page()).toContain('nog 9 dagen');
  expect(page()).toContain('Tot en met 30 november 2026 kun je deze aankoop zonder reden herroepen. Je gebruikte 35 van de 275 credits; je krijgt € 16,33 terug.');
  const cells = screen.getByRole('img', { name: 'Nog 9 van 14 dagen' });
  expect([cells.children.length, cells.querySelectorAll('.is-left').length]).toEqual([14, 9]);
  expect(link('Hier de overeenkomst herroepen')).toBe('/transactions/key?step=withdraw');
});

test('[S14] the button stays on the last day, and where all is used it promises no money', () => {
  show({ withdrawal: { ...withdrawal, days_left: 0, used: 275, refund: { amount: 0, currency: 'EUR' } } });
  expect(page()).toContain('vandaag de laatste dag');
  expect(page()).toContain('Alle credits zijn gebruikt; er komt niets terug.');
  expect(link('Hier de overeenkomst herroepen')).not.toBeNull();
});

test('[S14] the invoice has its lines, its tax and its seller; the days over, there is no button', () => {
  show({});
  for (const part of ['FactuurA-20418', '275 credits€ 0,45 per bericht, 55 berichten€ 24,95', 'TIMEBONUS25 (25%)− € 6,24', 'Waarvan 21% btw€ 3,25', 'Totaal€ 18,71', '16 november 2026, 20:58', 'Voorbeeld Media B.V., Utrecht', 'KvK-nummer 00000000 · Btw-nummer NL000000000B01']) {
    expect(page()).toContain(part);
  }
  expect(link('Factuur om te printen')).toBe('/transactions/key/invoice');
  expect(link('Hier de overeenkomst herroepen')).toBeNull();
});

test('[S14] what was undone has its number, and says what comes back until when, or that it has', () => {
  const refund = { number: 'H-7H3Q', amount: 1633, requested_at: '2026-11-21T13:06:00Z' };
  const { unmount } = show({ state: 'refunded', refund: { ...refund, state: 'pending' } }, { sentTo: 'jasper@gmail.com' });
  for (const part of ['Een ontvangstbewijs is gestuurd naar jasper@gmail.com.', 'H-7H3Q', '21 november 2026, 14:06', 'We betalen € 16,33 terug', 'Uiterlijk 5 december 2026, via iDEAL', 'Je krijgt een e-mail', 'Herroepen']) expect(page()).toContain(part);
  unmount();
  const done = show({ state: 'refunded', refund: { ...refund, state: 'done', done_at: '2026-11-23T09:00:00Z' } });
  expect(page()).toContain('Afgerond23 november 2026, 10:00');
  expect(page()).toContain('Terugbetaald');
  done.unmount();
  show({ state: 'refunded', refund: { ...refund, state: 'failed' } });
  expect(page()).toContain('We lossen het op en laten het je weten.');
});

test('[S14] an order undone with all credits used says that nothing comes back, and not that it is paid back', () => {
  show({ state: 'refunded', refund: { number: 'H-7H3Q', amount: 0, state: 'done', requested_at: '2026-11-21T13:06:00Z', done_at: '2026-11-21T13:06:00Z' } });
  for (const part of ['Herroepen', 'Je herroeping is ontvangen', 'Alle credits zijn gebruikt; er komt niets terug.']) expect(page()).toContain(part);
  for (const part of ['Terugbetaald', '€ 0,00']) expect(page()).not.toContain(part);
});

test('[S14] what the payer’s bank took is told of as that, and not as paid back', () => {
  show({ state: 'refunded', returned: 1871, charged_back: true });
  expect(page()).toContain('Teruggeboekt');
  expect(page()).not.toContain('Terugbetaald');
});

test('[X06] an order that is not paid leads to where it can be; it has no invoice', () => {
  const { unmount } = show({ state: 'failed', paid_at: undefined });
  expect(page()).toContain('De betaling is mislukt of geannuleeerd.');
  expect([link('Probeer opnieuw'), link('Factuur om te printen')]).toEqual(['/credits/2/ideal', null]);
  unmount();
  const open = show({ state: 'pending', checkout_url: '/sandbox/payment/sb_1' });
  expect(link('Naar de betaalpagina')).toBe('/sandbox/payment/sb_1');
  open.unmount();
  show({ state: 'pending', checkout_url: 'javascript:alert(1)' });
  expect(link('Naar de betaalpagina')).toBeNull();
});

test('[S14] the confirm step names order, name, what is used, what comes back and where the receipt goes; what was typed stays', () => {
  renderInDutch(<WithdrawScreen order={{ ...orderOf({ withdrawal }), withdrawal }} name="Jasper" email="jasper@" emailError="err.email_invalid" trouble="err.price_changed" intlLocale="nl-NL" />);
  for (const part of ['BestellingA-20418 · 275 credits', 'NaamJasper', 'Al gebruikt35 credits', 'Je krijgt terug€ 16,33', '240 credits vervallen meteen.', 'Dit bedrag is zojuist veranderd.']) expect(page()).toContain(part);
  const field = screen.getByLabelText<HTMLInputElement>('Ontvangstbewijs naar');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['jasper@', 'true']);
  const form = screen.getByRole('button', { name: 'Herroeping bevestigen' }).closest('form')!;
  expect([form.getAttribute('action'), form.method, new FormData(form).get('refund')]).toEqual(['/forms/withdraw-order', 'post', '1633']);
  expect(link('Toch houden')).toBe('/transactions/key');
});

test('[S14] the confirm step says before the press that Premium ends with the purchase, only where it does', () => {
  const ask = (ends_premium: boolean) =>
    renderInDutch(<WithdrawScreen order={{ ...orderOf({ withdrawal }), withdrawal: { ...withdrawal, ends_premium } }} name="Jasper" email="j@x.nl" intlLocale="nl-NL" />);
  const { unmount } = ask(true);
  const line = screen.getByText(/Je Premium stopt meteen. Je foto’s blijven staan; een nieuwe past er pas bij als het er minder dan 3 zijn./);
  expect(line.compareDocumentPosition(screen.getByRole('button', { name: 'Herroeping bevestigen' })) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  unmount();
  ask(false);
  expect(page()).not.toContain('Premium');
});

test('[S14] money that went back without a withdrawal stands among the facts and on paper', () => {
  const { unmount } = show({ returned: 100 });
  expect(page()).toContain('Terugbetaling€ 1,00');
  unmount();
  renderInDutch(<InvoiceScreen site={site} order={orderOf({ returned: 100 })} method="iDEAL" company={company} buyer={{ name: 'Jasper', email: 'jasper@gmail.com' }} />);
  expect(page()).toContain('Terugbetaling€ 1,00');
});

test('[S14] on paper stand the company with its numbers, the buyer, the tax, and a refund with its receipt', () => {
  renderInDutch(
    <InvoiceScreen
      site={site} order={orderOf({ state: 'refunded', refund: { number: 'H-7H3Q', amount: 1633, state: 'done', done_at: '2026-11-23T09:00:00Z' } })} method="iDEAL" company={company}
      buyer={{ name: 'Jasper', email: 'jasper@gmail.com' }}
    />,
  );
  for (const part of ['FactuurnummerA-20418', 'Straat 1, Utrecht, NL', 'Btw-nummer NL000000000B01', 'NaamJasper, jasper@gmail.com', 'Waarvan 21% btw€ 3,25', 'Totaal€ 18,71', 'Terugbetaling€ 16,33 · H-7H3Q · 23 november 2026']) {
    expect(page()).toContain(part);
  }
});

test('[S14] the invoice keeps what was agreed to when ordering, with the days that were named then', () => {
  const buyer = { name: 'Jasper', email: 'jasper@gmail.com' };
  const { unmount } = renderInDutch(<InvoiceScreen site={site} order={orderOf({ begin_at_once: 'en-1-10' })} method="iDEAL" company={company} buyer={buyer} />);
  expect(page()).toContain('Ik wil mijn credits meteen kunnen gebruiken. Herroep ik binnen 10 dagen, dan krijg ik alleen terug wat ik niet heb gebruikt.');
  unmount();
  renderInDutch(<InvoiceScreen site={site} order={orderOf({})} method="iDEAL" company={company} buyer={buyer} />);
  expect(page()).not.toContain('Ik wil mijn credits meteen');
});
