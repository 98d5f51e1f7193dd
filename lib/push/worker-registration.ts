// The service worker as a page knows it: registered once the page stands, and only where a build has made one.

const script = '/sw.js';
/** A worker that takes longer to stand does not come at all, in milliseconds. */
const patience = 10_000;

/** Whether this browser can have a worker; a page that is being developed has none, whose files change under their names. */
export const canHaveWorker = (): boolean => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/** The registration, made now if need be; null where none can be had. Never throws. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  try {
    const known = await navigator.serviceWorker?.getRegistration();
    if (!known && !canHaveWorker()) return null;
    const made = known ?? ((await navigator.serviceWorker.register(script)) as ServiceWorkerRegistration | undefined);
    if (!made || made.active) return made ?? null;
    return await Promise.race([navigator.serviceWorker.ready, new Promise<ServiceWorkerRegistration>((resolve) => setTimeout(resolve, patience, made))]);
  } catch {
    return null;
  }
}

/** Tells the worker that is there; nothing where none is. */
export async function tellWorker(word: object): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  worker?.postMessage(word);
}
