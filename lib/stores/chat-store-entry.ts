// One message on its way: written, but not yet taken by the server. Specification, section 2; decisions, 'Calls' (client id).
import { clientIdPattern } from '../contract/client-id';
import type { Person } from '../contract/person';

export const outboxStates = ['sending', 'failed', 'waiting_for_credits', 'waiting_for_network', 'waiting_for_confirmation'] as const;
export type OutboxState = (typeof outboxStates)[number];

export type OutboxEntry = {
  /** Made once and kept through all tries, so that a repeat is harmless. */
  client_id: string;
  /** The profile it is written to. */
  member: number;
  /** The same, as they were shown to the writer: the list names them without a network. Missing in what an older version kept. */
  person?: Person;
  /** null while the conversation has not begun. */
  conversation: number | null;
  text: string;
  /** The gift that it is, and its price as it was shown; `text` is a note then. */
  gift?: { key: string; credits: number };
  state: OutboxState;
  /** How often its state has changed: of two tabs that tell of it, the one that is further is right. */
  turn?: number;
  /** ISO 8601; later than that of all that waited then, whatever the clock said. */
  written_at: string;
  /** Why it failed or waits: a message key and its parameters; the moment before which the server does not want it again, in milliseconds since 1970. */
  error?: { key: string; params: Record<string, string | number>; until?: number };
};

/** No server is waited for longer than this, whatever it asks for, in milliseconds. */
const mostPatience = 15 * 60_000;

/** The moment that a pause of so many milliseconds leads to. */
export const pauseEnd = (pause: number | undefined, now: number): number | undefined => (pause ? now + Math.min(mostPatience, pause) : undefined);

/** How long the server does not want an entry yet, in milliseconds. A moment that is too far off was told by another clock. */
export function pauseLeft({ error }: Pick<OutboxEntry, 'error'>, now: number): number {
  const left = (error?.until ?? 0) - now;
  return left > 0 && left <= mostPatience ? left : 0;
}

const isId = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Whether a value from the browser's storage is an entry, which an older version of the app may have written. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<keyof OutboxEntry, unknown>;
  return (
    typeof entry.client_id === 'string' &&
    clientIdPattern.test(entry.client_id) &&
    isId(entry.member) &&
    (entry.conversation === null || isId(entry.conversation)) &&
    typeof entry.text === 'string' &&
    outboxStates.some((state) => state === entry.state) &&
    typeof entry.written_at === 'string' &&
    (entry.person === undefined || typeof (entry.person as { name?: unknown } | null)?.name === 'string') &&
    (entry.gift === undefined || typeof (entry.gift as { key?: unknown } | null)?.key === 'string')
  );
}
