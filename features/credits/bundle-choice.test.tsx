import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestPage } from '@/tests/member-page';
import { BundleChoice } from './bundle-choice';

it('[S08] a bundle of more than a thousand has its credits without a point, as the design writes them', () => {
  render(
    <TestPage>
      <BundleChoice bundles={[{ id: 4, credits: 1300, price: { amount: 9995, currency: 'EUR' } }]} chosen={4} intlLocale="nl-NL" />
    </TestPage>,
  );
  expect(screen.getByText('1300')).toBeTruthy();
});
