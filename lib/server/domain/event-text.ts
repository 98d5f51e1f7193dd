// Live events as text for the wire: the event stream format of HTML. Decisions, 'Calls' (events.php).
import type { beat, LiveEvent } from '@/lib/contract/events';

const sign: typeof beat = 'beat';

/** Sent every so many seconds, so that proxies keep the line open and both ends notice a dead one. */
export const beatText = (seconds: number): string => `event: ${sign}\ndata: ${seconds}\n\n`;

/** The opening of a stream: how soon to come back, from where to go on, and the first sign of life. */
export function openingText(retry: number, newest: number, seconds: number): string {
  return `retry: ${retry}\nid: ${newest}\n${beatText(seconds)}`;
}

/** One event. A message's id is the place from which a stream goes on after a break; other events have none. */
export function eventText(event: LiveEvent): string {
  const id = event.type === 'message' ? `id: ${event.message.id}\n` : '';
  return `${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
