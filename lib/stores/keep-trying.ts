// Messages that only the network or the server keeps back are tried again by and by, though nobody asks. Loaded after the page, with the live updates. Decisions, 'Calls'; bars C2 to C4.
import type { ChatStore } from './chat-store';
import { pauseLeft } from './chat-store-entry';
import type { ChatState } from './chat-store-changes';
import type { Outbox } from './chat-store-outbox';

/** The first pause; it doubles with each try, and half of it is chance. Milliseconds. */
const firstPause = 5_000;
const longestPause = 60_000;

type Waiting = Pick<ChatState, 'outbox'>;
type Parts = { store: Pick<ChatStore, 'getState' | 'subscribe'>; outbox: Pick<Outbox, 'resume'>; random?: () => number };

/** Sends again after a pause for as long as something waits, never before the server asked for it; gives back how to stop. */
export function keepTrying({ store, outbox, random = Math.random }: Parts): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = () => {
    timer = undefined;
    tries += 1;
    outbox.resume('waiting_for_network');
    watch(store.getState(), { outbox: [] });
  };
  const watch = (now: Waiting, before: Waiting) => {
    if (now.outbox === before.outbox) return;
    // One that went, or was taken back: what is behind it begins anew.
    if (now.outbox.length < before.outbox.length) tries = 0;
    const waiting = now.outbox.filter(({ state }) => state === 'waiting_for_network');
    if (waiting.length > 0 && timer && waiting.every((entry) => before.outbox.includes(entry))) return;
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const steady = Math.min(longestPause, firstPause * 2 ** tries);
    // The first of them to be due; the others have their turn.
    const due = Math.min(...waiting.map((entry) => pauseLeft(entry, Date.now())));
    timer = setTimeout(again, Math.max(steady / 2 + (random() * steady) / 2, due));
  };

  const stop = store.subscribe(watch);
  watch(store.getState(), { outbox: [] });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
