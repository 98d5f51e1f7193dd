// What the demo sites sell, per currency: round prices of each market, tax within. Samples.
import type { BundleRow } from '../store/schema/orders';

type Offer = [credits: number, price: number];

const euros: readonly Offer[] = [[100, 995], [275, 2495], [600, 4995], [1300, 9995]];
const prices: Readonly<Record<string, readonly Offer[]>> = {
  EUR: euros,
  CHF: [[100, 990], [275, 2490], [600, 4990], [1300, 9990]],
  PLN: [[100, 3990], [275, 9990], [600, 19990], [1300, 39990]],
  SEK: [[100, 10900], [275, 26900], [600, 53900], [1300, 107900]],
  NOK: [[100, 10900], [275, 26900], [600, 54900], [1300, 109900]],
  DKK: [[100, 7500], [275, 18500], [600, 36900], [1300, 73900]],
  GBP: [[100, 895], [275, 2195], [600, 4395], [1300, 8695]],
  USD: [[100, 1095], [275, 2695], [600, 5395], [1300, 10795]],
  CAD: [[100, 1495], [275, 3695], [600, 7395], [1300, 14795]],
  AUD: [[100, 1595], [275, 3995], [600, 7995], [1300, 15995]],
};

/** The bundles of one site, the second recommended. */
export function demoBundles(siteId: number): Omit<BundleRow, 'retired'>[] {
  return Object.entries(prices).flatMap(([currency, offers], at) =>
    offers.map(([credits, price], place) => ({ id: siteId * 100 + at * 4 + place + 1, siteId, country: null, currency, credits, price, recommended: place === 1 })),
  );
}
