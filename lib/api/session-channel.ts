// What the tabs of one browser tell each other of the session: that someone signed in, or that it ended. Specification, section 4. (T01)

export type SessionWord = 'login' | 'logout';

let opened: BroadcastChannel | null | undefined;

/** One channel for the tab, so that a tab does not hear itself. Null in a browser without channels. */
function channel(): BroadcastChannel | null {
  return (opened ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session'));
}

/** Tells all other tabs of this site. (T01) */
export function tellTabs(word: SessionWord): void {
  channel()?.postMessage(word);
}

/** Hears what other tabs tell; gives back how to stop. */
export function onSessionWord(listener: (word: SessionWord) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'login' || data === 'logout') listener(data);
  };
  const heard = channel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
