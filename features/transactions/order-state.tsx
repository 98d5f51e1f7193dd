import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/orders';

export type OrderLook = { state: 'withdrawable' | 'paid' | 'pending' | 'failed' | 'withdrawn' | 'refunded'; icon: ReactElement };

const icons: Record<OrderLook['state'], ReactElement> = {
  withdrawable: <Icon name="arrow-u-up-left" />,
  paid: <Icon name="check-circle" weight="fill" />,
  pending: <Icon name="clock" weight="fill" />,
  failed: <Icon name="warning-circle" weight="fill" />,
  withdrawn: <Icon name="arrow-u-up-left" />,
  refunded: <Icon name="arrow-counter-clockwise" />,
};

/** How an order stands, in one word. `withdrawn`: undone, and no money is back: not yet, or none was due. */
export function orderLook({ state, withdrawal, refund }: Order): OrderLook {
  const own = () => {
    if (state === 'completed') return withdrawal ? 'withdrawable' : 'paid';
    if (state === 'refunded') return refund && (refund.state !== 'done' || refund.amount === 0) ? 'withdrawn' : 'refunded';
    return state === 'loading' || state === 'pending' ? 'pending' : 'failed';
  };
  const found = own();
  return { state: found, icon: icons[found] };
}
