// What credits are in money, as far as a site says what a message costs at least. Specification, section 3 (minimum_message_costs); decisions, 'Product'.
import type { Money } from '../../contract/wire';
import type { SiteInfo } from '../site-info';

/** The least that so many credits come to, in the visitor's currency; null where the settings do not say. */
export function creditsWorth({ messageCost, messageCredits }: Pick<SiteInfo, 'messageCost' | 'messageCredits'>, credits: number): Money | null {
  if (!messageCost || messageCredits <= 0) return null;
  return { amount: Math.round((messageCost.amount * credits) / messageCredits), currency: messageCost.currency };
}
