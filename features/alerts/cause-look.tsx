import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MailCause } from '@/lib/contract/notification-groups';

/** A cause that the product does not know is told of without one. */
export type Cause = MailCause | 'other';

/** The one to tell of, where there are several: what only the member can mend comes first. */
export function causeOf(disabled: readonly string[]): Cause {
  return (['bounce', 'fbl', 'list-unsubscribe'] as const).find((cause) => disabled.includes(cause)) ?? 'other';
}

type CauseLook = { kind: 'warning' | 'info'; icon: ReactElement; /** The group of its messages in `alerts`. */ words: 'bounce' | 'fbl' | 'unsubscribed' | 'other' };

export const causeLooks: Record<Cause, CauseLook> = {
  bounce: { kind: 'warning', icon: <Icon name="bell-slash" weight="fill" />, words: 'bounce' },
  fbl: { kind: 'warning', icon: <Icon name="shield-warning" weight="fill" />, words: 'fbl' },
  'list-unsubscribe': { kind: 'info', icon: <Icon name="envelope-simple" weight="fill" />, words: 'unsubscribed' },
  other: { kind: 'warning', icon: <Icon name="bell-slash" weight="fill" />, words: 'other' },
};
