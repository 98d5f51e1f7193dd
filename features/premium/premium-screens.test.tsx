import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getCredits } from '@/lib/contract/credits';
import { TestPage, testSite } from '@/tests/member-page';
import { PremiumScreen, type PremiumScreenProps } from './premium-screen';
import { PricingScreen } from './pricing-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }));

const site = { ...testSite, messageCredits: 5 };
const { bundles } = getCredits.response.parse({
  bundles: [
    { id: 1, credits: 100, price: { amount: 995, currency: 'EUR' }, per_message: { amount: 50, currency: 'EUR' }, messages: 20 },
    { id: 4, credits: 1300, price: { amount: 9995, currency: 'EUR' }, per_message: { amount: 38, currency: 'EUR' }, messages: 260 },
  ],
});
const premium = (more: Partial<PremiumScreenProps> = {}) =>
  render(
    <TestPage>
      <PremiumScreen site={site} isPremium={false} from={{ amount: 995, currency: 'EUR' }} photo={null} refundDays={14} {...more} />
    </TestPage>,
  );
const row = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').map((cell) => cell.textContent);
const textOf = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');

it('[R12] [S16] [P03] Premium is compared with free, line by line, and a message costs both the same', () => {
  premium();
  expect(row(/^Eigen foto’s/)).toEqual(['Tot 3', 'Tot 25']);
  expect(row(/^Bericht/)).toEqual(['5 credits', '5 credits']);
  expect(row(/^Rand en badge/)).toEqual(['Nee', 'Ja']);
  expect(textOf(document.body)).toContain('Bekijk bundels, vanaf € 9,95');
  expect(screen.getByText('Geldt ook voor fictieve profielen')).toBeTruthy();
});

it('[A03] the claim is made with its source, or not at all', () => {
  const { unmount } = premium();
  expect(document.body.textContent).not.toContain('46');
  unmount();
  premium({ claimSource: 'telling onder 1.200 leden' });
  expect(screen.getByText('46% meer kans op een match')).toBeTruthy();
  expect(screen.getByText('Bron: telling onder 1.200 leden')).toBeTruthy();
});

it('[P03] who is premium is told so, and is led to credits; whoever came from somewhere comes back there', () => {
  premium({ isPremium: true, backTo: '/members/7' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Je hebt Premium');
  expect(screen.getAllByRole('link', { name: 'Koop credits' })[0]!.getAttribute('href')).toBe('/credits?back=%2Fmembers%2F7');
});

const pricing = (more: Partial<Parameters<typeof PricingScreen>[0]> = {}) =>
  render(
    <TestPage>
      <PricingScreen site={site} country="NL" bundles={bundles} giftCredits={10} signupCredits={25} {...more} />
    </TestPage>,
  );

it('[R12] [S16] prices stand in credits and in money, and each country of the site is a link with its own money', () => {
  pricing();
  const page = textOf(document.body);
  expect(page).toContain('5 credits€ 0,38 tot € 0,50');
  expect(page).toContain('10 tot 40 credits€ 0,77 tot € 3,98');
  expect(row(/^1300/).map((text) => text.replace(/\s/g, ' '))).toEqual(['€ 99,95', '€ 0,38', '260']);
  expect(page).toContain('Nieuwe leden krijgen 25 gratis credits bij aanmelden.');
  const swiss = screen.getByText((_, element) => element?.tagName === 'A' && textOf(element as HTMLElement) === 'Zwitserland, CHF');
  expect(swiss.getAttribute('href')).toBe('/pricing/CH');
});

it('[S16] what a site does not offer has no price, a member has the prices of the own country, and none says so', () => {
  pricing({ bundles: [], giftCredits: 0, signupCredits: 0, fixedCountry: true, country: 'US' });
  const page = textOf(document.body);
  expect(page).not.toMatch(/Cadeau|Zwitserland|gratis credits|btw|Infinity|NaN/);
  expect(page).toContain('De prijzen zijn nu even niet te zien.');
});
