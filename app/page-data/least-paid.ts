// What a first bundle costs whoever asks, for what is said before there are bundles to see. (P02)
import { ApiError } from '@/lib/api/api-error';
import { getCredits } from '@/lib/contract/credits';
import { getDiscountCode } from '@/lib/contract/discounts';
import type { Money } from '@/lib/contract/wire';
import { leastPrice } from '@/lib/site/money/least-price';
import type { LiveRequest } from '../page-request/site-request';

/** A saving of their own taken off (decision 129); null where nothing can be bought just now. The saving's errors are nobody's concern. (C12) */
export async function leastPaid({ call }: Pick<LiveRequest, 'call'>): Promise<Money | null> {
  const [bundles, discount] = await Promise.all([
    call(getCredits, { query: {} }).then(
      (answer) => answer.bundles,
      (error: unknown) => {
        if (error instanceof ApiError) return [];
        throw error;
      },
    ),
    call(getDiscountCode, { query: { welcome: 'true', own: 'true' } }).catch(() => null),
  ]);
  return leastPrice(bundles, discount);
}
