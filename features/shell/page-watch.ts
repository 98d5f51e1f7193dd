import { reloadForChunk } from './chunk-reload';

let bounces = false;

/** Where the address of the document asks for it with `lb`: what tells that it was left is fetched then, and once. */
function askForBounces(): void {
  if (bounces || !new URLSearchParams(window.location.search).has('lb')) return;
  bounces = true;
  void import('./watch-bounces').then(({ watchBounces }) => watchBounces());
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
  askForBounces();
  return watchChunks();
}
