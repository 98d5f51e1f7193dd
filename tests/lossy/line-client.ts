// What a tab runs, without its screens: the chat store, the outbox and the stream of events of one member in one conversation,
// over a line of its own.
import { ApiError } from '@/lib/api/api-error';
import { openLiveEvents } from '@/lib/api/live-events';
import type { Endpoint, Result } from '@/lib/contract/endpoint';
import { getChat, sendMessage } from '@/lib/contract/chats';
import { catchUpWith } from '@/features/chat/live/catch-up';
import { createChatStore } from '@/lib/stores/chat-store';
import { chatMemory } from '@/lib/stores/chat-store-memory';
import { createOutbox } from '@/lib/stores/chat-store-outbox';
import { isBehind } from '@/lib/stores/chat-store-window';
import { lineStream } from './line-stream';

/** How soon a browser that lost its network finds it again, and how long it waits for an answer. Milliseconds. */
const networkCheck = 100;
const checksToOpen = 5;
const longest = 5_000;
/** A page that does not come is asked for again. */
const tries = 5;

export type LineClient = ReturnType<typeof lineClient>;

/** `port`: where the line begins; `conversation` has begun, and is on the screen. */
export function lineClient({ port, cookie, member, conversation }: { port: number; cookie: string; member: number; conversation: number }) {
  const origin = `http://127.0.0.1:${port}`;
  const call = async <E extends Endpoint>(endpoint: E, { query = {}, body }: { query?: object; body?: object }): Promise<Result<E>> => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    let response: Response;
    let answer: unknown;
    // A signal of AbortSignal.timeout may be swept away while a fetch waits for it, and the fetch then waits for ever.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('No answer in time')), longest);
    const late = new Promise<never>((_, reject) => void patience.signal.addEventListener('abort', () => reject(patience.signal.reason as Error)));
    try {
      const init = { method: endpoint.method, headers: { cookie, 'content-type': 'application/json' }, body: body && JSON.stringify(body), signal: patience.signal };
      response = await Promise.race([fetch(`${origin}${endpoint.path}?${search}`, init), late]);
      answer = await Promise.race([response.json(), late]);
    } catch (error) {
      throw new ApiError('The line broke', { status: 0 }, { cause: error });
    } finally {
      clearTimeout(timer);
    }
    if (response.status !== 200) throw new ApiError(JSON.stringify(answer), { status: response.status });
    return endpoint.response.parse(answer) as Result<E>;
  };

  const store = createChatStore();
  const outbox = createOutbox({
    store,
    memory: chatMemory(null, null),
    isOnline: () => true,
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
    send: ({ client_id, text }) => call(sendMessage, { body: { client_id, text, conversation } }),
  });
  const load = {
    newest: () => call(getChat, { query: { conversation } }),
    after: (id: number) => call(getChat, { query: { conversation, after: id } }),
  };
  /**
   * Every run of messages that the tab held for whole: it must be one of the conversation's, without a gap. What the tab has just sent may
   * stand behind it before the stream says what came in between; nothing of the other party's may.
   */
  const runs: number[][] = [];
  const strays: number[] = [];
  store.subscribe((state, before) => {
    const window = state.windows[conversation];
    if (!window?.live || window === before.windows[conversation]) return;
    runs.push(window.messages.flatMap(({ id }) => (id <= window.wholeTo ? id : [])));
    strays.push(...window.messages.flatMap(({ id, mine }) => (id > window.wholeTo && !mine ? id : [])));
  });

  let stopped = false;
  let catching = false;
  let lost = 0;
  /** As the screen does: behind while a stream stands, it asks. */
  const behind = async () => {
    const window = store.getState().windows[conversation];
    if (catching || stopped || !store.getState().listening || !isBehind(window)) return;
    catching = true;
    await catchUpWith(store, load, conversation);
    catching = false;
  };
  const stopOutbox = outbox.start();
  const live = openLiveEvents(
    {
      onEvent: (event) => {
        if ('conversation' in event) store.getState().applyEvent(event);
      },
      onOpen: () => {
        store.getState().setListening(true);
        void behind();
      },
      onLost: () => store.getState().setListening(false),
    },
    {
      connect: (address) => lineStream(`${origin}${address}`, cookie),
      probe: () => Promise.reject(new Error('The line is down')),
      random: Math.random,
      offered: { known: () => true, forget: () => undefined },
    },
  );
  const timer = setInterval(() => {
    outbox.resume('waiting_for_network');
    // Not sooner than a slow machine opens a stream: it would begin anew without end.
    const isDown = live.state() !== 'open';
    lost = isDown ? lost + 1 : 0;
    if (isDown && lost % checksToOpen === 1) live.resume();
    void behind();
  }, networkCheck);

  return {
    store,
    runs,
    strays,
    begin: async () => {
      const ask = (left: number): ReturnType<typeof load.newest> => load.newest().catch((error: unknown) => (left > 1 ? ask(left - 1) : Promise.reject(error as Error)));
      store.getState().receiveConversation(await ask(tries));
    },
    look: () => store.getState().openConversation(conversation),
    write: (text: string) => outbox.post({ member, conversation }, text),
    waiting: () => store.getState().outbox.map(({ text, state, error }) => `${text} ${state} ${error?.key ?? ''}`),
    held: () => store.getState().windows[conversation]?.messages ?? [],
    isWhole: () => store.getState().windows[conversation]?.live ?? false,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      live.close();
      stopOutbox();
    },
  };
}
