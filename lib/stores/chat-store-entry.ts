// One message on its way: written, but not yet taken by the server. Specification, section 2; decisions, 'Calls' (client id).
import { clientIdPattern } from '../contract/client-id';

export const outboxStates = ['sending', 'failed', 'waiting_for_credits', 'waiting_for_network', 'waiting_for_confirmation'] as const;
export type OutboxState = (typeof outboxStates)[number];

export type OutboxEntry = {
  /** Made once and kept through all tries, so that a repeat is harmless. */
  client_id: string;
  /** The profile it is written to. */
  member: number;
  /** null while the conversation has not begun. */
  conversation: number | null;
  text: string;
  /** The gift that it is, and its price as it was shown; `text` is a note then. */
  gift?: { key: string; credits: number };
  state: OutboxState;
  /** ISO 8601. */
  written_at: string;
  /** Why it failed: a message key and its parameters. */
  error?: { key: string; params: Record<string, string | number> };
};

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
    (entry.gift === undefined || typeof (entry.gift as { key?: unknown } | null)?.key === 'string')
  );
}
