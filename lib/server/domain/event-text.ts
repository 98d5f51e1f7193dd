// Live events as text for the wire: the event stream format of HTML. Decisions, 'Calls' (events.php).
import type { LiveEvent } from '@/lib/contract/events';

/** Sent now and then so that proxies keep the line open and a dead one is noticed. */
export const heartbeatText = ': still here\n\n';

/** The opening of a stream: how soon to come back, and from where to go on. */
export function openingText(retry: number, newest: number): string {
  return `retry: ${retry}\nid: ${newest}\n: open\n\n`;
}

/** One event. A message's id is the place from which a stream goes on after a break; other events have none. */
export function eventText(event: LiveEvent): string {
  const id = event.type === 'message' ? `id: ${event.message.id}\n` : '';
  return `${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
