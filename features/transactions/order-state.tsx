import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/orders';

export type OrderLook = { state: 'withdrawable' | 'paid' | 'open' | 'pending' | 'failed' | 'withdrawn' | 'refunded' | 'charged_back'; icon: ReactElement };

const icons: Record<OrderLook['state'], ReactElement> = {
  withdrawable: <Icon name="arrow-u-up-left" />,
  paid: <Icon name="check-circle" weight="fill" />,
  open: <Icon name="hourglass" weight="fill" />,
  pending: <Icon name="clock" weight="fill" />,
  failed: <Icon name="warning-circle" weight="fill" />,
  withdrawn: <Icon name="arrow-u-up-left" />,
  refunded: <Icon name="arrow-counter-clockwise" />,
  charged_back: <Icon name="bank" weight="fill" />,
};

/** How an order stands, in one word. `open`: it waits at its checkout. `withdrawn`: undone, and no money is back: not yet, or none was due. */
export function orderLook({ state, withdrawal, refund, charged_back, checkout_url }: Order): OrderLook {
  const own = () => {
    if (state === 'completed') return withdrawal ? 'withdrawable' : 'paid';
    if (state === 'refunded') return refund && (refund.state !== 'done' || refund.amount === 0) ? 'withdrawn' : charged_back ? 'charged_back' : 'refunded';
    if (state === 'loading' && checkout_url) return 'open';
    return state === 'loading' || state === 'pending' ? 'pending' : 'failed';
  };
  const found = own();
  return { state: found, icon: icons[found] };
}
