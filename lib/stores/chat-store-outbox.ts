// Sends what was written: at once on the screen, one at a time to each member, in the order of writing. Specification,
// section 2 (chat) and 6 (insufficient credits); decisions, 'Calls' (a repeat is harmless); bars C1 to C4.
import { ApiError } from '../api/api-error';
import type { Result } from '../contract/endpoint';
import type { sendMessage } from '../contract/chats';
import type { ErrorCode } from '../contract/error-codes';
import type { ChatStore } from './chat-store';
import { pauseEnd, pauseLeft, type OutboxEntry, type OutboxState } from './chat-store-entry';
import type { ChatMemory } from './chat-store-memory';

export type OutboxParts = {
  store: ChatStore;
  memory: ChatMemory;
  /** Makes the call. Throws ApiError, or what the signal was aborted with. */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<Result<typeof sendMessage>>;
  isOnline: () => boolean;
  newId: () => string;
  now: () => Date;
};

/** What makes the tabs of one member one outbox (outbox-share.ts). */
export type OutboxShare = {
  /** Works while no other tab sends to this member. */
  alone: (member: number, work: () => Promise<void>) => Promise<void>;
  /** Once this tab knows what all tabs have written to this member. */
  level: (member: number) => Promise<void>;
  /** Whether a message is kept for all tabs. */
  holds: (clientId: string) => boolean;
  /** From now on this tab's outbox is that of all tabs: nothing is read or written before. */
  begin: () => void;
  /** Nothing more is told or heard; what was written until now is kept. */
  leave: () => void;
};

export type SentListener = (answer: Result<typeof sendMessage>, listed: boolean, entry: OutboxEntry) => void;
/** A message the server found too long or empty: its text goes back to the field. */
export type RefusedListener = (entry: OutboxEntry, error: ApiError) => void;

export type Outbox = {
  /**
   * Takes up what earlier pages had not got rid of, sends, and keeps what is waiting from now on. Gives back how to stop. `joining` is over
   * once the other tabs are known, or cannot be: until then nothing goes, since what an earlier page left goes first.
   */
  start: (joining?: () => Promise<void>) => () => void;
  /** Sends and keeps nothing more; what is on its way is called back: whoever signs in next would carry it. */
  stop: () => void;
  /** Puts a text on its way, or a gift with a note. */
  post: (to: Pick<OutboxEntry, 'member' | 'person' | 'conversation' | 'gift'>, text: string) => OutboxEntry;
  /** Tries a failed message again, and those before it to the same member, so that their order is kept. */
  retry: (clientId: string) => void;
  /** Takes an unsent message back. */
  discard: (clientId: string) => void;
  /** Takes up what is on its way in no tab: the one that sent it may have gone. */
  nudge: () => void;
  /** Goes on with all messages that wait for something that has come, but those that the server does not want yet. */
  resume: (state: OutboxState) => void;
  /** Sends from now on, until it stops, as one with the member's other tabs. */
  join: (share: OutboxShare) => void;
  /** Keeps in the browser's storage what is kept nowhere else. */
  keep: () => void;
  onSent: (listener: SentListener) => () => void;
  onRefused: (listener: RefusedListener) => () => void;
};

/** How long the other tabs are waited for before the first message goes, in milliseconds. */
const joinPatience = 3_000;

/** Faults of one message alone: those behind it may still go. */
const ownFaults: readonly (ErrorCode | undefined)[] = ['message_empty', 'message_too_long', 'gift_unknown', 'invalid_input'];

function stateAfter(error: ApiError): OutboxState {
  if (error.notOffered) return 'failed';
  if (error.code === 'not_enough_credits' || error.status === 402) return 'waiting_for_credits';
  if (error.code === 'awaiting_confirmation') return 'waiting_for_confirmation';
  // No answer, none that can be read, or one that says 'not now': it goes before all that is written after it (keep-trying.ts).
  return error.status < 400 || error.status === 429 || error.status >= 500 ? 'waiting_for_network' : 'failed';
}

export function createOutbox({ store, memory, send, isOnline, newId, now }: OutboxParts): Outbox {
  const busy = new Set<number>();
  const sentListeners = new Set<SentListener>();
  const refusedListeners = new Set<RefusedListener>();
  /** While it works. */
  let running: AbortController | undefined;
  let share: OutboxShare | undefined;
  let stopKeeping: () => void = () => undefined;
  let joined: Promise<void> | undefined;
  /** Whom was written to before this tab had joined the others: what they left unsent to them goes first. */
  const early = new Set<number>();

  const isDue = (entry: OutboxEntry) => pauseLeft(entry, now().getTime()) === 0;
  /** What waits for nothing but its turn, or a network. What the server has asked to wait goes on when that is over (keep-trying.ts). */
  const canGo = (entry: OutboxEntry) => entry.state === 'sending' || (entry.state === 'waiting_for_network' && isDue(entry));

  const halt = () => {
    running?.abort();
    running = undefined;
  };
  const stop = () => {
    halt();
    stopKeeping();
    share?.leave();
    share = undefined;
  };
  const entries = () => store.getState().outbox;
  const change = (which: (entry: OutboxEntry) => boolean, next: Partial<OutboxEntry>) =>
    store.getState().setOutbox(entries().map((entry) => (which(entry) ? { ...entry, ...next, turn: (entry.turn ?? 0) + 1 } : entry)));

  const keep = () => memory.keepOutbox(entries().filter((entry) => !share?.holds(entry.client_id)));

  const settle = (entry: OutboxEntry, error: ApiError) => {
    if (error.authenticationRequired) return;
    // What lacks for a gift may be enough for a message.
    const alone = ownFaults.includes(error.code) || (entry.gift && error.status === 402);
    const lane = (each: OutboxEntry) => each.member === entry.member && each.state === 'sending';
    change(alone ? (each) => each.client_id === entry.client_id : lane, {
      state: stateAfter(error),
      error: { key: error.messageKey, params: error.params, until: pauseEnd(error.retryAfter, now().getTime()) },
    });
    if (alone && !entry.gift) for (const listener of refusedListeners) listener(entry, error);
  };

  const deliver = async (entry: OutboxEntry, { signal }: AbortController) => {
    try {
      const conversation = entry.conversation ?? store.getState().conversationOf[entry.member] ?? null;
      const answer = await send({ ...entry, conversation }, signal);
      const listed = store.getState().receiveSent(entry, answer);
      for (const listener of sentListeners) listener(answer, listed, entry);
    } catch (error) {
      if (signal.aborted) return;
      settle(entry, error instanceof ApiError ? error : new ApiError('The message was not sent', { status: 400 }, { cause: error }));
      if (error instanceof ApiError && error.authenticationRequired) halt();
    }
  };

  const pump = async (member: number) => {
    if (busy.has(member)) return;
    busy.add(member);
    if (joined) await joined;
    const all = share;
    const work = async () => {
      // From the moment that this tab joins the others, it sends as one with them.
      while (share === all) {
        if (all) await all.level(member);
        const entry = entries().find((each) => each.member === member && each.state === 'sending');
        if (!entry || !running) break;
        if (!isOnline()) change((each) => each.member === member && each.state === 'sending', { state: 'waiting_for_network' });
        else await deliver(entry, running);
      }
      busy.delete(member);
    };
    try {
      await (all ? all.alone(member, work) : work());
    } catch (error) {
      busy.delete(member);
      throw error;
    }
    if (share && share !== all) void pump(member);
  };

  const pumpAll = () => {
    for (const member of new Set(entries().map((entry) => entry.member))) void pump(member);
  };

  const requeue = (which: (entry: OutboxEntry) => boolean) => {
    change(which, { state: 'sending', error: undefined });
    pumpAll();
  };

  return {
    start: (joining) => {
      const known = new Set(entries().map((entry) => entry.client_id));
      const left = memory.outbox().filter((entry) => !known.has(entry.client_id));
      if (left.length > 0) store.getState().setOutbox([...left, ...entries()]);
      // They may have been written before that page had joined, behind what is in the database.
      for (const { member } of left.filter(canGo)) early.add(member);
      stopKeeping();
      stopKeeping = store.subscribe((state, before) => {
        if (state.outbox !== before.outbox) keep();
      });
      running = new AbortController();
      joined = joining && Promise.race([joining(), new Promise<void>((resolve) => setTimeout(resolve, joinPatience))]);
      requeue(canGo);
      return stop;
    },
    stop,
    join: (other) => {
      if (!running) return other.leave();
      share?.leave();
      share = other;
      other.begin();
      requeue((entry) => canGo(entry) || (entry.state !== 'failed' && early.has(entry.member)));
      early.clear();
    },
    keep,
    post: (to, text) => {
      if (!share) early.add(to.member);
      // Behind all that waits, though the clock was set back since.
      const moments = [...memory.waiting(), ...entries()].map(({ written_at }) => (Date.parse(written_at) || 0) + 1);
      const written_at = new Date(Math.max(now().getTime(), ...moments)).toISOString();
      const entry: OutboxEntry = { client_id: newId(), ...to, text, state: 'sending', written_at };
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
    nudge: pumpAll,
    resume: (state) => {
      const which = (entry: OutboxEntry) => entry.state === state && isDue(entry);
      if (entries().some(which)) requeue(which);
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
