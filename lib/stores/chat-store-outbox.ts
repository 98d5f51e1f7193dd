// Sends what was written: at once on the screen, one at a time to each member, in the order of writing. Specification,
// section 2 (chat) and 6 (insufficient credits); decisions, 'Calls' (a repeat is harmless); bars C1 to C4.
import { ApiError } from '../api/api-error';
import type { Result } from '../contract/endpoint';
import type { sendMessage } from '../contract/chats';
import type { ErrorCode } from '../contract/error-codes';
import type { ChatStore } from './chat-store';
import type { OutboxEntry, OutboxState } from './chat-store-entry';
import type { ChatMemory } from './chat-store-memory';

export type OutboxParts = {
  store: ChatStore;
  memory: ChatMemory;
  /** Makes the call. Throws ApiError. */
  send: (entry: OutboxEntry) => Promise<Result<typeof sendMessage>>;
  isOnline: () => boolean;
  newId: () => string;
  now: () => Date;
};

export type SentListener = (answer: Result<typeof sendMessage>, listed: boolean) => void;
/** A message the server found too long or empty: its text goes back to the field. */
export type RefusedListener = (entry: OutboxEntry, error: ApiError) => void;

export type Outbox = {
  /** Takes up what an earlier page of this tab had not got rid of, sends, and keeps what is waiting from now on. Gives back how to stop. */
  start: () => () => void;
  /** Sends and keeps nothing more. */
  stop: () => void;
  /** Puts a text on its way, or a gift with a note. */
  post: (to: Pick<OutboxEntry, 'member' | 'conversation' | 'gift'>, text: string) => OutboxEntry;
  /** Tries a failed message again, and those before it to the same member, so that their order is kept. */
  retry: (clientId: string) => void;
  /** Takes an unsent message back. */
  discard: (clientId: string) => void;
  /** Goes on with all messages that wait for something that has come. */
  resume: (state: OutboxState) => void;
  onSent: (listener: SentListener) => () => void;
  onRefused: (listener: RefusedListener) => () => void;
};

/** Faults of one message alone: those behind it may still go. */
const ownFaults: readonly (ErrorCode | undefined)[] = ['message_empty', 'message_too_long', 'gift_unknown', 'invalid_input'];

function stateAfter(error: ApiError): OutboxState {
  if (error.code === 'not_enough_credits' || error.status === 402) return 'waiting_for_credits';
  if (error.code === 'awaiting_confirmation') return 'waiting_for_confirmation';
  return error.offline ? 'waiting_for_network' : 'failed';
}

export function createOutbox({ store, memory, send, isOnline, newId, now }: OutboxParts): Outbox {
  const busy = new Set<number>();
  const sentListeners = new Set<SentListener>();
  const refusedListeners = new Set<RefusedListener>();
  let running = false;
  let stopKeeping: () => void = () => undefined;

  const stop = () => {
    running = false;
    stopKeeping();
  };
  const entries = () => store.getState().outbox;
  const change = (which: (entry: OutboxEntry) => boolean, next: Partial<OutboxEntry>) =>
    store.getState().setOutbox(entries().map((entry) => (which(entry) ? { ...entry, ...next } : entry)));

  const settle = (entry: OutboxEntry, error: ApiError) => {
    if (error.authenticationRequired) return;
    // What lacks for a gift may be enough for a message.
    const alone = ownFaults.includes(error.code) || (entry.gift && error.status === 402);
    const lane = (each: OutboxEntry) => each.member === entry.member && each.state === 'sending';
    change(alone ? (each) => each.client_id === entry.client_id : lane, {
      state: stateAfter(error),
      error: { key: error.messageKey, params: error.params },
    });
    if (alone && !entry.gift) for (const listener of refusedListeners) listener(entry, error);
  };

  const deliver = async (entry: OutboxEntry) => {
    try {
      const conversation = entry.conversation ?? store.getState().conversationOf[entry.member] ?? null;
      const answer = await send({ ...entry, conversation });
      const listed = store.getState().receiveSent(entry, answer);
      for (const listener of sentListeners) listener(answer, listed);
    } catch (error) {
      settle(entry, error instanceof ApiError ? error : new ApiError('The message was not sent', { status: 500 }, { cause: error }));
      if (error instanceof ApiError && error.authenticationRequired) running = false;
    }
  };

  const pump = async (member: number) => {
    if (busy.has(member)) return;
    busy.add(member);
    for (;;) {
      const entry = running ? entries().find((each) => each.member === member && each.state === 'sending') : undefined;
      if (!entry) break;
      if (!isOnline()) change((each) => each.member === member && each.state === 'sending', { state: 'waiting_for_network' });
      else await deliver(entry);
    }
    busy.delete(member);
  };

  const pumpAll = () => {
    for (const member of new Set(entries().map((entry) => entry.member))) void pump(member);
  };

  const requeue = (which: (entry: OutboxEntry) => boolean) => {
    change(which, { state: 'sending', error: undefined });
    pumpAll();
  };

  return {
    start: () => {
      const known = new Set(entries().map((entry) => entry.client_id));
      const left = memory.outbox().filter((entry) => !known.has(entry.client_id));
      if (left.length > 0) store.getState().setOutbox([...left, ...entries()]);
      stopKeeping();
      stopKeeping = store.subscribe((state, before) => {
        if (state.outbox !== before.outbox) memory.keepOutbox(state.outbox);
      });
      running = true;
      requeue((entry) => entry.state === 'waiting_for_network' || entry.state === 'sending');
      return stop;
    },
    stop,
    post: (to, text) => {
      const entry: OutboxEntry = { client_id: newId(), ...to, text, state: 'sending', written_at: now().toISOString() };
      store.getState().setOutbox([...entries(), entry]);
      requeue((each) => each.member === to.member && each.state !== 'failed');
      return entry;
    },
    retry: (clientId) => {
      const asked = entries().findIndex((entry) => entry.client_id === clientId);
      const before = entries().slice(0, asked + 1);
      requeue((entry) => before.includes(entry) && entry.member === before.at(-1)?.member);
    },
    discard: (clientId) => store.getState().setOutbox(entries().filter((entry) => entry.client_id !== clientId)),
    resume: (state) => {
      if (entries().some((entry) => entry.state === state)) requeue((entry) => entry.state === state);
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    onRefused: (listener) => {
      refusedListeners.add(listener);
      return () => refusedListeners.delete(listener);
    },
  };
}
