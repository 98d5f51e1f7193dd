import { Icon } from '@/components/ui/icon';

/** A sign for a way to pay: of its kind, not of its maker. */
export function MethodMark({ method }: { method: string }) {
  if (method === 'paypal') return <Icon name="paypal-logo" />;
  if (method === 'card') return <Icon name="credit-card" />;
  if (method === 'directdebit') return <Icon name="signature" weight="fill" />;
  if (['bancontact', 'swish', 'vipps', 'mobilepay', 'blik', 'bizum', 'twint', 'satispay', 'applepay'].includes(method)) return <Icon name="device-mobile" weight="fill" />;
  return <Icon name="bank" weight="fill" />;
}
