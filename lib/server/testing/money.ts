// For tests of money: what vonk.test sells, and a payment that is decided and told of.
import { endpoints } from '@/lib/contract/endpoints';
import type { sandbox } from '../payments/sandbox';
import { bundles, discountCodes } from '../store/schema/orders';
import type { Ground } from './suite';
import type { Browser } from './test-server';

/** Four bundles in euros (ids 1 to 4) and one in złoty (5); the code ZOMER10. */
export async function openShop({ db }: Pick<Ground, 'db'>): Promise<void> {
  const offer = (id: number, credits: number, price: number, currency = 'EUR') => ({ id, siteId: 1, currency, credits, price, recommended: id === 2 });
  await db.insert(bundles).values([offer(1, 100, 995), offer(2, 275, 2495), offer(3, 600, 4995), offer(4, 1300, 9995), offer(5, 100, 3990, 'PLN')]);
  await db.insert(discountCodes).values({ siteId: 1, code: 'ZOMER10', percentage: 10 });
}

/** The payment company of a server under test. */
export const companyOf = ({ server }: Ground) => server.parts.payments as ReturnType<typeof sandbox>;

type Wish = { bundle?: number; method?: string; code?: string; amount?: number; currency?: string; recurring?: boolean; keep_card?: boolean; begin_at_once?: string; back_to?: string };

/** Orders a bundle as the pay button does: the second one, with iDEAL; a card is kept. */
export const order = (own: Browser, { bundle = 2, method = 'ideal', amount = 2495, currency = 'EUR', ...rest }: Wish = {}, key?: string) =>
  own.call(endpoints.createOrder, { body: { bundle, method, amount, currency, ...(method === 'card' && { keep_card: true }), ...rest }, ...(key && { headers: { 'idempotency-key': key } }) });

/** The id that the payment company knows an order's payment by. */
export const paymentOf = (checkout: string | null | undefined): string => /[^/]+$/.exec(checkout ?? '')![0];

/** The company tells that a payment has changed, as it does: a form with its id. */
export const tell = ({ visitor }: Ground, payment: string) =>
  visitor().send('/api/payment-webhook.php', {
    method: 'POST', body: `id=${payment}`, headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
