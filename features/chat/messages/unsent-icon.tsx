import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';

/** The sign of why a message is not sent. */
export function UnsentIcon({ entry: { state, error } }: { entry: Pick<OutboxEntry, 'state' | 'error'> }) {
  if (state === 'sending') return <Spinner small />;
  if (state === 'waiting_for_credits') return <Icon name="star-four" weight="fill" />;
  if (state === 'failed') return <Icon name="warning-circle" weight="fill" />;
  return state === 'waiting_for_network' && error?.key !== 'err.too_many_requests' ? <Icon name="wifi-slash" /> : <Icon name="hourglass" weight="fill" />;
}
