import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import polish from '@/locales/pl.json';
import { TestPage } from '@/tests/member-page';
import { BundleChoice } from './bundle-choice';

it('a bundle of more than a thousand has its credits without a point, as the design writes them', () => {
  render(
    <TestPage>
      <BundleChoice bundles={[{ id: 4, credits: 1300, price: { amount: 9995, currency: 'EUR' } }]} chosen={4} intlLocale="nl-NL" />
    </TestPage>,
  );
  expect(screen.getByText('1300')).toBeTruthy();
});

it.each([[1, 'kredyt'], [3, 'kredyty'], [12, 'kredytów'], [24, 'kredyty'], [100, 'kredytów']])('in Polish %i credits are %s', (credits, word) => {
  const pages = render(
    <NextIntlClientProvider locale="pl" messages={{ pay: { bundle: polish.pay.bundle } }}>
      <BundleChoice bundles={[{ id: 4, credits, price: { amount: 9995, currency: 'PLN' } }]} chosen={4} intlLocale="pl-PL" />
    </NextIntlClientProvider>,
  );
  expect(pages.getByRole('radio').closest('label')!.textContent).toContain(`${credits}${word}`);
});
