import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { askOnce } from '@/lib/api/ask-once';
import { onStall } from '@/lib/api/stall';
import { formatTime } from '@/lib/format/dates';
import { userQuery } from '@/lib/queries/user';
import type { ChatStore } from '@/lib/stores/chat-store';

/** gone: the browser has no network; away: the server says nothing. */
type Trouble = 'gone' | 'away';

export type Connection = {
  /** Asks whether all is well again. */
  check: () => Promise<void>;
  /** Draws the bar of a page that has just come as it is. */
  show: () => void;
  stop: () => void;
};

type Parts = { client: QueryClient; store: Pick<ChatStore, 'getState' | 'subscribe'>; intlLocale: string };

/** A stream breaks now and then and stands again: only what lasts longer is worth a word. Milliseconds. */
const patience = 6_000;
const nextCheck = 15_000;

const isTrouble = (error: unknown): error is ApiError => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** Knows whether what is on the screen can still change, and since when not. What is shown hangs on `data-connection` of the document. */
export function watchConnection({ client, store, intlLocale }: Parts): Connection {
  let trouble: Trouble | null = null;
  let since = Date.now();
  /** When the server was last heard. */
  let heard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  /** Until then the server has asked to be left alone. */
  let until = 0;

  const show = () => {
    const { dataset } = document.documentElement;
    if (trouble) dataset.connection = trouble;
    else delete dataset.connection;
    for (const place of document.querySelectorAll('time[data-since]')) place.textContent = trouble ? formatTime(new Date(since), intlLocale) : '';
  };
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), Math.max(pause, until - Date.now()));
  };
  const lose = (next: Trouble) => {
    if (stopped) return;
    if (!trouble) since = store.getState().listening > 0 ? Date.now() : heard;
    trouble = next;
    if (next === 'away') later(nextCheck);
    show();
  };
  const away = (error?: ApiError) => {
    if (error?.retryAfter) until = Date.now() + error.retryAfter;
    lose(navigator.onLine === false ? 'gone' : 'away');
  };
  const regain = () => {
    heard = Date.now();
    clearTimeout(timer);
    until = 0;
    if (!trouble) return;
    trouble = null;
    show();
  };
  const check = async () => {
    if (navigator.onLine === false) return lose('gone');
    // A try of its own: that of the query may be the one that hangs.
    await askOnce('getUser', {}).then(
      ({ user }) => {
        client.setQueryData(userQuery.queryKey, user);
        regain();
      },
      (error: unknown) => (isTrouble(error) ? away(error) : error instanceof ApiError ? regain() : away()),
    );
  };

  const offline = () => lose('gone');
  const online = () => void check();
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  const stopCache = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) regain();
    if (action.type === 'error' && isTrouble(action.error)) away(action.error);
  });
  // The tries of a call that hangs last for minutes, and only the last of them is the query's error.
  const stopStall = onStall((stalled) => {
    if (!stalled) regain();
    else if (trouble !== 'away') away();
  });
  const stopStore = store.subscribe((state, before) => {
    if (state.listening > 0 && before.listening === 0) regain();
    if (state.listening > 0 || before.listening === 0) return;
    heard = Date.now();
    if (document.visibilityState === 'visible' && !trouble) later(patience);
  });
  if (navigator.onLine === false) offline();

  return {
    check,
    show,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
      stopCache();
      stopStall();
      stopStore();
      delete document.documentElement.dataset.connection;
    },
  };
}
