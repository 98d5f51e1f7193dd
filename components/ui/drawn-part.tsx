import { Activity, Suspense, useDeferredValue, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Nothing to listen for, and so nothing to stop. */
const same = (): (() => void) => same;

/**
 * What stands around a part that the server draws and whose code comes after the page's own. A Suspense would be sent after the page once that is
 * long, and be put there by script alone (decision 107); an Activity is sent where it stands. A part that the browser adds later waits for its code
 * alone; one that changes stays as it was until its code is there, as an Activity has nothing to show in the meantime.
 */
export function DrawnPart({ children }: { children: ReactNode }) {
  const sent = useSyncExternalStore(same, () => false, () => true);
  const [Frame] = useState(() => (sent ? Activity : Suspense));
  const content = useDeferredValue(children);
  return <Frame>{content}</Frame>;
}
