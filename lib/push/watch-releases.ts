// Registers the service worker and notices a newer one: a page is never changed under its reader's hands. Specification, section 4; bar R3.
import { Workbox } from 'workbox-window';
import { canHaveWorker } from './worker-registration';

const anHour = 60 * 60 * 1000;

export type Releases = {
  /** Takes the new version on in all tabs; this one loads again. */
  take: () => void;
  stop: () => void;
};

/** Registers, and calls `onNew` once a newer version waits. It is looked for when a tab comes back after an hour. */
export function watchReleases(onNew: () => void): Releases {
  if (!canHaveWorker()) return { take: () => undefined, stop: () => undefined };
  const workbox = new Workbox('/sw.js');
  let asked = false;
  let looked = Date.now();
  workbox.addEventListener('waiting', onNew);
  workbox.addEventListener('controlling', () => {
    if (asked) window.location.reload();
  });
  // A browser may forbid workers: then there is none, and nothing is missing.
  void workbox.register({ immediate: true }).catch(() => undefined);
  const seen = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < anHour) return;
    looked = Date.now();
    void workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', seen);
  return {
    take: () => {
      asked = true;
      workbox.messageSkipWaiting();
    },
    stop: () => document.removeEventListener('visibilitychange', seen),
  };
}
