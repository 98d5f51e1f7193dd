import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '@/lib/contract/orders';
import { TestPage } from '@/tests/member-page';
import { RepeatRow } from './repeat-row';

it('[R09] the way to order again keeps where the member came from', () => {
  const order = { payment_id: 'key-1', credits: 275, amount: 2495, currency: 'EUR', method: 'ideal' } as Order;
  render(
    <TestPage>
      <RepeatRow order={order} intlLocale="nl-NL" backTo="/members/7" />
    </TestPage>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/credits/repeat-order?back=%2Fmembers%2F7');
});
