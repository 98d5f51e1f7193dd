import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { order } from '@/lib/contract/orders';
import { TestPage } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { OutcomeScreen } from './outcome-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }));

const declined = order.parse({ payment_id: 'key-1', credits: 275, amount: 2495, currency: 'EUR', state: 'failed', bundle: 2, method: 'card', recurring_failed: true });
const shown = (canPayPal: boolean) =>
  render(
    <TestPage>
      <OutcomeScreen order={declined} intlLocale="nl-NL" canPayPal={canPayPal} />
    </TestPage>,
  );
const undone = (amount: number, state: string) =>
  order.parse({ ...declined, state: 'refunded', method: 'ideal', recurring_failed: false, refund: { number: 'H-1', amount, state } });
const ways = () => [...document.querySelectorAll('.pay-outcome a')].map((link) => [link.textContent, link.getAttribute('href')]);

it('[T12] [X06] a card on file that fails offers another try, at the checkout, and PayPal', () => {
  shown(true);
  expect(screen.getByText('Je kaart is geweigerd. Probeer het opnieuw of betaal met PayPal.')).toBeTruthy();
  expect(ways()).toEqual([['Probeer opnieuw', '/credits/2/card'], ['Betaal met PayPal', '/credits/2/paypal']]);
});

it('[T12] [X06] where there is no PayPal it offers the other ways to pay, and does not speak of PayPal', () => {
  shown(false);
  expect(screen.getByText('Je kaart is geweigerd. Probeer het opnieuw of betaal op een andere manier.')).toBeTruthy();
  expect(ways()).toEqual([['Probeer opnieuw', '/credits/2/card'], ['Betaal op een andere manier', '/credits/2']]);
});

it.each([
  ['of which nothing comes back says that, and no sum', 0, 'done', 'Je herroeping is ontvangen', 'Alle credits zijn gebruikt; er komt niets terug.'],
  ['whose money is on its way back is not said to be paid back yet', 1633, 'pending', 'Je herroeping is ontvangen', 'Je krijgt € 16,33 terug via dezelfde betaalmethode.'],
  ['whose money is back', 1633, 'done', 'Terugbetaald', 'Je krijgt € 16,33 terug via dezelfde betaalmethode.'],
])('an order undone %s', (_, amount, state, title, text) => {
  const { container } = render(
    <TestPage>
      <OutcomeScreen order={undone(amount, state)} intlLocale="nl-NL" canPayPal />
    </TestPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(readText(container)).toContain(text);
  expect(readText(container).includes('€')).toBe(amount > 0);
});

it('what the payer’s bank took back is not said to be paid back', () => {
  const taken = order.parse({ ...declined, state: 'refunded', method: 'directdebit', recurring_failed: false, charged_back: true });
  const { container } = render(
    <TestPage>
      <OutcomeScreen order={taken} intlLocale="nl-NL" canPayPal />
    </TestPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teruggeboekt door je bank');
  expect(readText(container)).toContain('Je bank heeft € 24,95 van deze betaling teruggehaald.');
});

it('[S08] a payment that is done is seen at a glance: the badge, what came, and the way back to what was being done', () => {
  const done = order.parse({ ...declined, state: 'completed', method: 'ideal', recurring_failed: false, back_to: '/chats/7' });
  const { container } = render(
    <TestPage>
      <OutcomeScreen order={done} intlLocale="nl-NL" canPayPal />
    </TestPage>,
  );
  expect(readText(container.querySelector('.credits-gained')!)).toBe('Premium +275 credits');
  expect(container.querySelector('.sparks')?.getAttribute('aria-hidden')).toBe('true');
  expect(ways()).toEqual([['Terug naar waar je was', '/chats/7'], ['Bekijk je factuur', '/transactions/key-1/invoice']]);
});

it('on a phone the bar leads on from the payment, not back into it; whoever came from a conversation goes back to somebody', () => {
  const done = order.parse({ ...declined, state: 'completed', recurring_failed: false, back_to: '/chats/7' });
  const drawn = (partner?: string, given = done) =>
    render(
      <TestPage>
        <OutcomeScreen order={given} intlLocale="nl-NL" canPayPal partner={partner} credits={<b>315</b>} />
      </TestPage>,
    );
  const { container } = drawn('Sanne');
  const bar = container.querySelector<HTMLElement>('.back-bar')!;
  expect(readText(bar)).toBe('Betaling315');
  expect(within(bar).getByRole('link', { name: 'Terug' }).getAttribute('href')).toBe('/chats/7');
  expect(screen.getByRole('link', { name: 'Terug naar Sanne' }).getAttribute('href')).toBe('/chats/7');
  cleanup();
  drawn(undefined, { ...done, back_to: undefined });
  expect(ways()[0]).toEqual(['Verder kijken', '/members']);
});

it('no address of a payment page or of the way back leads where a script would run or to another site', () => {
  const open = order.parse({ ...declined, state: 'loading', recurring_failed: false, checkout_url: 'javascript:alert(1)' });
  const done = order.parse({ ...declined, state: 'completed', recurring_failed: false, back_to: '/\\\\elsewhere.test' });
  for (const each of [open, done]) {
    render(
      <TestPage>
        <OutcomeScreen order={each} intlLocale="nl-NL" canPayPal />
      </TestPage>,
    );
  }
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/members', '/members', '/members', '/transactions/key-1/invoice']);
});

it.each([
  ['loading', 1],
  ['pending', 1],
  ['completed', 0],
  ['failed', 0],
])('[T12] without script a payment that is %s has %i way to look again', (state, ways) => {
  const page = renderToStaticMarkup(
    <TestPage>
      <OutcomeScreen order={order.parse({ ...declined, state, recurring_failed: false })} intlLocale="nl-NL" canPayPal />
    </TestPage>,
  );
  const plain = new DOMParser().parseFromString(page.replace(/<\/?noscript>/g, ''), 'text/html');
  expect([...plain.querySelectorAll('a[href=""]')].map((link) => link.textContent)).toEqual(Array.from({ length: ways }, () => 'Kijk opnieuw'));
});
