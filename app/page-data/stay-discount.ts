import { listOrders } from '@/lib/contract/orders';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import type { User } from '@/lib/contract/user';
import type { LiveRequest } from '../page-request/site-request';

type Asked = { user: User; company: CompanyInfo | null };

/**
 * Per cent off the next purchase for who stays, or null: for who has bought once, and not again for who has used it or let it end. Where the server does not tell
 * what was bought, it decides once the discount is chosen. (S10)
 */
export async function stayDiscount(call: LiveRequest['call'], { user, company }: Asked): Promise<number | null> {
  const offered = user.stay_discount_until ? user.stay_discount : company?.delete_discount;
  if (!offered || offered <= 0) return null;
  if (user.stay_discount_until || user.paid_user) return offered;
  const told = await call(listOrders, { query: {} }).catch(() => null);
  return !told || told.transactions.some(({ state }) => state === 'completed' || state === 'refunded') ? offered : null;
}
