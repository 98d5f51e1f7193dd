import { endPush } from '@/lib/push/end-push';
import { syncPush } from '@/lib/push/sync-push';
import { watchReleases } from '@/lib/push/watch-releases';
import { tellWorker, workerRegistration } from '@/lib/push/worker-registration';
import { forgetPush, readPushFacts } from '@/lib/stores/push-store';

type Reader = { member: number; lang: string; site: string };
/** Gives the page up; `over`: the session has ended, and the browser forgets it. */
export type StopWorker = (how: { over: boolean }) => void;

/** Starts the service worker for a member: who reads, which push messages they want, whether there is a newer version of the app. */
export function beginWorker(reader: Reader): StopWorker {
  const { dataset } = document.documentElement;
  const releases = watchReleases(() => void (dataset.release = 'waiting'));
  const pressed = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null;
    if (button?.dataset.app === 'release') releases.take();
    if (button?.dataset.app === 'later') delete dataset.release;
  };
  document.addEventListener('click', pressed);
  void workerRegistration()
    .then(() => tellWorker({ type: 'reader', ...reader }))
    .then(() => syncPush(reader.member))
    .then(readPushFacts);

  return ({ over }) => {
    document.removeEventListener('click', pressed);
    releases.stop();
    if (!over) return;
    void tellWorker({ type: 'ended' });
    forgetPush();
    endPush();
  };
}
