// Keeps typing signals from outliving their time. Comes after the page, with what brings the signals. Specification, section 2.
import type { ChatStore } from './chat-store';
import type { ChatState } from './chat-store-changes';

/** Ends the signals whose time is over, in milliseconds. */
export function expireTyping(store: Pick<ChatStore, 'setState'>, now: number): void {
  store.setState((state) => {
    const left = Object.fromEntries(Object.entries(state.typing).filter(([, until]) => until > now));
    return Object.keys(left).length === Object.keys(state.typing).length ? state : { typing: left };
  });
}

/** Ends each signal of the store when its time is over; gives back how to stop. */
export function watchTyping(store: ChatStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = ({ typing }: ChatState) => {
    clearTimeout(timer);
    const until = Math.min(...Object.values(typing));
    if (until < Infinity) timer = setTimeout(() => expireTyping(store, Date.now()), Math.max(50, until - Date.now() + 10));
  };
  const stop = store.subscribe((state, before) => {
    if (state.typing !== before.typing) watch(state);
  });
  watch(store.getState());
  return () => {
    stop();
    clearTimeout(timer);
  };
}
