let opened: BroadcastChannel | null | undefined;

/** One channel for the tab, so that a tab does not hear itself. Null in a browser without channels. */
function channel(): BroadcastChannel | null {
  return (opened ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meetings'));
}

/** Tells the other tabs what this one shows. */
export function tellShown(name: string): void {
  channel()?.postMessage(name);
}

/** Hears what other tabs have shown; gives back how to stop. */
export function onShownElsewhere(listener: (name: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  const heard = channel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
