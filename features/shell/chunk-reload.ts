import { useEffect, useState } from 'react';
import { chunkReloadGuard } from '@/lib/site/browser-timers';

/** Shared with lib/site/http/lost-scripts.ts, which hears of code that did not come where no error page stands in between. */
const key = 'chunk-reload';

/** Whether a part of the page's own code could not be loaded: after a new release the old files are gone. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || error.message.startsWith('Failed to load chunk'));
}

/** Where nothing can be kept, a reload could follow a reload for ever. A moment further ahead than the guard was kept by a clock that has been set back. */
function mayReload(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(key))) >= chunkReloadGuard;
  } catch {
    return false;
  }
}

function reload(): void {
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}

/** Reloads the page for an error that an error page shows and that says that a part of its code did not come; at most once a minute. True meanwhile, so that nobody sees the error. (T17, B06) */
export function useChunkReload(error: unknown): boolean {
  const [leaves] = useState(() => typeof window !== 'undefined' && navigator.onLine !== false && isChunkFailure(error) && mayReload());
  useEffect(() => {
    if (leaves) reload();
  }, [leaves]);
  return leaves;
}
