import { reloadForChunk } from './chunk-reload';

const beaconPath = '/api/page-hidden.php';
let bounces = false;

/** Says that the page was left, where the address asks for that with `lb`; for as long as the document lives. (T18, C10) */
function watchBounces(): () => void {
  bounces ||= new URLSearchParams(window.location.search).has('lb');
  if (!bounces) return () => undefined;
  const tell = () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon(beaconPath, '{}');
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Hears of code that did not come where no error page stands in between. (T17) */
function watchChunks(): () => void {
  const failed = ({ error }: ErrorEvent) => reloadForChunk(error);
  const rejected = ({ reason }: PromiseRejectionEvent) => reloadForChunk(reason);
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

/** What every page keeps an eye on. */
export function watchPage(): () => void {
  const stops = [watchBounces(), watchChunks()];
  return () => {
    for (const stop of stops) stop();
  };
}
