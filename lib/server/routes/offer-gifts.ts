// GET gifts.php: what can be given on this site, and for how much. Specification, section 3 (gift_credits). (A01)
import { giftKeys, giftPrice } from '@/lib/site/money/gifts';
import type { Route } from '../route';

export const listGifts: Route<'listGifts'> = (_, { site }) => {
  const offered = giftKeys.flatMap((key) => {
    const credits = giftPrice(key, site.settings.gift_credits);
    return credits === null ? [] : [{ key, credits }];
  });
  return Promise.resolve({ gifts: offered });
};
