import { useTimeZone as useGivenTimeZone } from 'next-intl';
import { useSyncExternalStore } from 'react';

const minute = 60_000;
const never = () => () => undefined;
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, minute / 6);
  return () => clearInterval(timer);
}

/** The reader's own time zone; in the page as the server sends it, the site's. */
export function useTimeZone(): string | undefined {
  const given = useGivenTimeZone();
  return useSyncExternalStore(never, ownTimeZone, () => given);
}

/** Now, to the minute, and again when the minute has passed. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyMinute, thisMinute, thisMinute));
}
