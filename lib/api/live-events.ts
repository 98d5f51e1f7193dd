// The stream of live events, where the server offers one: opened, read, and opened again after a fault, with growing pauses
// that chance spreads. Decisions, 'Calls' and 'Product' (events.php).
import { beat, liveEvent, streamEvents, type LiveEvent } from '../contract/events';
import { sessionEnded } from './browser';
import { retryAfter } from './retry-after';

export type LiveState = 'connecting' | 'open' | 'paused' | 'not_offered';

export type LiveListener = {
  onEvent: (event: LiveEvent) => void;
  /** The stream stands. `again`: it has stood before, so that something may have been missed. */
  onOpen: (again: boolean) => void;
  /** It stands no more: what happens now is not heard. */
  onLost: () => void;
};

/** What the stream needs of a browser. Times in milliseconds. */
export type LiveParts = {
  connect: (address: string) => EventSource;
  /** Asks the address once, to learn why a stream did not come. */
  probe: (address: string) => Promise<Response>;
  random: () => number;
  /** Whether an earlier page of this tab has learnt that there is no stream. */
  offered: { known: () => boolean; forget: () => void };
};

export type LiveEvents = {
  state: () => LiveState;
  /** Closes the stream until `resume`: nobody is looking. */
  pause: () => void;
  /** Opens it at once, without the pause that a fault has earned; not before the server wants to be asked again. */
  resume: () => void;
  /** Opens it anew where it only seems to stand. */
  renew: () => void;
  close: () => void;
};

const firstPause = 1_000;
const longestPause = 30_000;
/** So many times the promised pause between two signs of life a stream may miss them: then the line is dead. */
const missedBeats = 2.5;
const types = liveEvent.def.options.map((option) => option.shape.type.def.values[0]!);

/** What stands in an event, or null (with a warning) where it is not what was agreed. */
export function readEvent(data: string): LiveEvent | null {
  try {
    const read = liveEvent.safeParse(JSON.parse(data));
    if (read.success) return read.data;
    console.warn(`${streamEvents.path} sent something else than agreed, at ${read.error.issues[0]?.path.join('.') || 'its root'}`);
  } catch {
    console.warn(`${streamEvents.path} sent something that is no JSON`);
  }
  return null;
}

/** The id to go on from: a message that is told again brings its old one. Ids that are no numbers have no order but that of coming. */
const laterOf = (id: string, last: string): string => (!id || Number(id) < Number(last) ? last : id);

type Verdict = 'again' | 'not_offered' | 'session_ended';

async function verdictOn(response: Response): Promise<Verdict> {
  const { status } = response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (response.ok) {
    await response.body?.cancel();
    return isStream ? 'again' : 'not_offered';
  }
  if (status === 403) {
    const body: unknown = await response.json().catch(() => null);
    const ended = typeof body === 'object' && body !== null && Boolean((body as Record<string, unknown>).authentication_required);
    return ended ? 'session_ended' : 'not_offered';
  }
  return status === 429 || status >= 500 ? 'again' : 'not_offered';
}

/**
 * Opens the stream and keeps it open. A server that answers 404, or something that is no stream, does not offer one: the
 * tab does not ask again. A 403 with authentication_required ends the session, as everywhere. (T01)
 */
export function openLiveEvents({ onEvent, onOpen, onLost }: LiveListener, parts: LiveParts): LiveEvents {
  let state: LiveState = 'paused';
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Until then the server has asked to be left alone. */
  let until = 0;
  let stood = false;
  /** The id that the stream said last: after a fault it goes on from there. Who let go of it asks for what came meanwhile. */
  let last = '';

  const drop = () => {
    clearTimeout(timer);
    clearTimeout(watchdog);
    source?.close();
    source = undefined;
    if (state === 'open') onLost();
  };
  const give = (next: 'paused' | 'not_offered') => {
    drop();
    last = '';
    state = next;
  };
  const later = () => {
    drop();
    state = 'connecting';
    const steady = Math.min(longestPause, firstPause * 2 ** failures);
    failures += 1;
    timer = setTimeout(connect, Math.max(steady / 2 + (parts.random() * steady) / 2, until - Date.now()));
  };

  const refused = async (failed: EventSource) => {
    const answer = await parts.probe(streamEvents.path).catch(() => null);
    const verdict = answer ? await verdictOn(answer) : 'again';
    if (source !== failed) return;
    until = Date.now() + (retryAfter(answer?.headers.get('retry-after') ?? null) ?? 0);
    if (verdict === 'again') return later();
    give('not_offered');
    if (verdict === 'session_ended') sessionEnded();
    else parts.offered.forget();
  };

  function connect() {
    drop();
    state = 'connecting';
    const opened = parts.connect(last ? `${streamEvents.path}?after=${last}` : streamEvents.path);
    source = opened;
    let every = 0;
    const hear = (type: string, take: (data: string) => void) =>
      opened.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => {
        if (source !== opened) return;
        last = laterOf(lastEventId, last);
        take(data);
        clearTimeout(watchdog);
        if (every > 0 && source === opened) watchdog = setTimeout(later, every * missedBeats * 1000);
      });
    opened.addEventListener('open', () => {
      state = 'open';
      failures = 0;
      onOpen(stood);
      stood = true;
    });
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      const closed = opened.readyState === opened.CLOSED;
      if (state === 'open') onLost();
      state = 'connecting';
      clearTimeout(watchdog);
      opened.close();
      if (closed) void refused(opened);
      else later();
    });
    hear(beat, (data) => (every = Number(data)));
    for (const type of types) {
      hear(type, (data) => {
        const event = readEvent(data);
        if (event) onEvent(event);
      });
    }
  }

  if (parts.offered.known()) connect();
  else state = 'not_offered';

  const pause = () => {
    if (state !== 'not_offered') give('paused');
  };
  const resume = () => {
    if (state === 'not_offered' || state === 'open') return;
    failures = 0;
    if (until > Date.now()) later();
    else connect();
  };

  return {
    state: () => state,
    pause,
    resume,
    renew: () => (pause(), resume()),
    close: () => give('not_offered'),
  };
}

const notOffered = 'live-events-not-offered';

/** The stream's parts in a real browser. */
export function browserLiveParts(): LiveParts {
  return {
    connect: (address) => new EventSource(address),
    probe: (address) => fetch(address, { headers: { accept: 'text/event-stream' }, signal: AbortSignal.timeout(10_000) }),
    random: Math.random,
    offered: {
      known: () => {
        try {
          return sessionStorage.getItem(notOffered) === null;
        } catch {
          return true;
        }
      },
      forget: () => {
        try {
          sessionStorage.setItem(notOffered, '1');
        } catch {
          // Without storage the next page asks once more.
        }
      },
    },
  };
}
