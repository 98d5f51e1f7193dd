import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MailCause } from '@/lib/contract/notification-groups';

/** A cause that the product does not know is told of without one. */
export type Cause = MailCause | 'other';

/** All there are: what only the member can mend comes first. */
export function causesOf(disabled: readonly string[]): Cause[] {
  const known = (['bounce', 'fbl', 'list-unsubscribe'] as const).filter((cause) => disabled.includes(cause));
  return known.length > 0 ? known : ['other'];
}

/** The one to tell of where there is room for one. */
export const causeOf = (disabled: readonly string[]): Cause => causesOf(disabled)[0]!;

type CauseLook = { kind: 'warning' | 'info'; icon: ReactElement; /** The group of its messages in `alerts`. */ words: 'bounce' | 'fbl' | 'unsubscribed' | 'other' };

export const causeLooks: Record<Cause, CauseLook> = {
  bounce: { kind: 'warning', icon: <Icon name="bell-slash" weight="fill" />, words: 'bounce' },
  fbl: { kind: 'warning', icon: <Icon name="shield-warning" weight="fill" />, words: 'fbl' },
  'list-unsubscribe': { kind: 'info', icon: <Icon name="envelope-simple" weight="fill" />, words: 'unsubscribed' },
  other: { kind: 'warning', icon: <Icon name="bell-slash" weight="fill" />, words: 'other' },
};
