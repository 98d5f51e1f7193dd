// One stream of events for all tabs of a browser: the tab that is looked at leads, holds the stream and tells the others what it
// brings. A browser has only six connections to a site. Decisions, 'Calls' (events.php); bar P11.
import type { LiveEvent } from '../contract/events';
import { browserLiveParts, openLiveEvents, type LiveEvents, type LiveListener, type LiveParts } from './live-events';

type Word =
  | { kind: 'event'; event: LiveEvent }
  /** The stream of the tab that leads stands, or stands no more. */
  | { kind: 'stands'; stands: boolean }
  /** Who leads? A tab that is looked at answers. */
  | { kind: 'ask' };

export type TabParts = {
  locks: Pick<LockManager, 'request'>;
  channel: BroadcastChannel;
  /** Of the stream: one for each member, so that two who share a browser do not hear each other. */
  name: string;
  live: LiveParts;
};

/** How long a tab that is looked at waits for the one that leads to answer before it takes the lead: a browser freezes tabs in the back. Milliseconds. */
const patience = 500;

/**
 * As `openLiveEvents`, in one tab at a time. The others hear what it tells; `pause` gives the lead up, `resume` asks for it, and
 * takes it from a tab that nobody looks at. Begins as a tab that is looked at.
 */
export function openInOneTab(listener: LiveListener, { locks, channel, name, live }: TabParts): LiveEvents {
  let stream: LiveEvents | null = null;
  let release: () => void = () => undefined;
  let waiting: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = false;
  let heard = false;
  let stood = false;
  let closed = false;
  let looked = true;

  const tell = (word: Word) => channel.postMessage(word);
  const setHeard = (stands: boolean) => {
    if (stands === heard) return;
    heard = stands;
    if (!stands) return listener.onLost();
    listener.onOpen(stood);
    stood = true;
  };

  const lead = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      setHeard(false);
      // Where the tab before is gone without a word, the others still trust its stream.
      tell({ kind: 'stands', stands: false });
      stream = openLiveEvents(
        {
          onEvent: (event) => (tell({ kind: 'event', event }), listener.onEvent(event)),
          onOpen: () => (setHeard(true), tell({ kind: 'stands', stands: true })),
          // Of a stream that was given up another tab may have the say already.
          onLost: () => (setHeard(false), stream && tell({ kind: 'stands', stands: false })),
        },
        live,
      );
    });
  const stepDown = () => {
    clearTimeout(timer);
    waiting?.abort();
    waiting = null;
    const led = stream;
    stream = null;
    led?.close();
    release();
  };

  const ask = (steal: boolean) => {
    waiting?.abort();
    const mine = (waiting = new AbortController());
    // A lock that is taken by force can be waited for by no signal.
    const options = steal ? { steal } : { signal: mine.signal };
    void locks
      .request(name, options, () => (closed || waiting !== mine ? undefined : lead()))
      .catch(() => {
        // Another tab has taken the lead, or this one waits no more.
        if (!stream || waiting !== mine) return;
        stepDown();
        if (!looked || closed) return;
        ask(false);
        tell({ kind: 'ask' });
      });
  };
  const seek = () => {
    if (stream || closed) return;
    answered = false;
    ask(false);
    tell({ kind: 'ask' });
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!stream && !answered && looked && !closed) ask(true);
    }, patience);
  };

  const hear = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'ask') {
      if (stream && looked) tell({ kind: 'stands', stands: heard });
      return;
    }
    if (stream) return;
    answered = true;
    if (data.kind === 'stands') setHeard(data.stands);
    else listener.onEvent(data.event);
  };
  channel.addEventListener('message', hear);
  seek();

  return {
    state: () => stream?.state() ?? (heard ? 'open' : 'paused'),
    pause: () => {
      looked = false;
      if (stream && heard) {
        setHeard(false);
        tell({ kind: 'stands', stands: false });
      }
      stepDown();
    },
    resume: () => {
      looked = true;
      if (stream) stream.resume();
      else seek();
    },
    renew: () => {
      if (stream) return stream.renew();
      setHeard(false);
      if (looked) seek();
    },
    close: () => {
      closed = true;
      if (stream && heard) tell({ kind: 'stands', stands: false });
      stepDown();
      channel.removeEventListener('message', hear);
      channel.close();
    },
  };
}

/** The stream of a member in this browser: shared by its tabs where the browser can, else each tab's own. */
export function openBrowserEvents(listener: LiveListener, member: number | null): LiveEvents {
  const live = browserLiveParts();
  if (member === null || !navigator.locks || typeof BroadcastChannel === 'undefined' || !live.offered.known()) return openLiveEvents(listener, live);
  const name = `live:${member}`;
  return openInOneTab(listener, { locks: navigator.locks, channel: new BroadcastChannel(name), name, live });
}
