// What the tabs of one browser tell each other of the session: that someone signed in, or that it ended. Specification, section 4. (T01)

const words = ['login', 'ended', 'leaving', 'staying', 'logout'] as const;

/**
 * 'ended': the session is over, which nobody here asked for. 'leaving': the member asks to be out, and the server may tell of
 * the end before it is known here; 'staying': it refused; 'logout': they are out, and nothing written may be left. (Bar S9)
 */
export type SessionWord = (typeof words)[number];

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
    const word = words.find((each) => each === data);
    if (word) listener(word);
  };
  const heard = channel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
