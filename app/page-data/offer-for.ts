import { getDiscountCode } from '@/lib/contract/discounts';
import { offerOf, type Offer } from '@/lib/site/money/new-member-offer';
import type { LiveRequest } from '../page-request/site-request';
import { today } from '../page-request/today';

/**
 * What the member of a page is offered now. The welcome discount is asked for where a site has no time bonus, or does not say whether it has and
 * none runs; where it does not come there is none. (T09, C12, B02)
 */
export async function offerFor({ user, settings: { time_bonus: timeBonusOn }, call }: LiveRequest): Promise<Offer | null> {
  const bonus = offerOf({ user, timeBonusOn, welcome: null, now: today() });
  if (bonus || timeBonusOn || !user || user.paid_user) return bonus;
  const welcome = await call(getDiscountCode, { query: { welcome: 'true' } }).catch(() => null);
  return offerOf({ user, timeBonusOn, welcome, now: today() });
}
