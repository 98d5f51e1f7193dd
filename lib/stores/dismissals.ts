// Which alerts this browser has closed: the time in localStorage, and in a cookie for the server that draws them. Specification, section 3. (E15)
import { dismissalCookie, dismissalKeys, isResting, type AlertName } from '../site/cookies/dismissals';
import { writeCookie } from '../site/cookies/write-cookie';

const listeners = new Set<() => void>();

/** Where a browser keeps nothing, at least this page remembers. */
const closedHere: Partial<Record<AlertName, string>> = {};

function closedAt(name: AlertName): string | null | undefined {
  try {
    return closedHere[name] ?? localStorage.getItem(dismissalKeys[name]);
  } catch {
    return undefined;
  }
}

export const isDismissed = (name: AlertName): boolean => isResting(name, closedAt(name), Date.now());

/** Calls `listener` when an alert is closed, in this tab or another; gives back how to stop. */
export function onDismissed(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Tells the server what this browser has closed: it draws the alert where the cookie is gone, and would draw it again. */
export function retellDismissal(name: AlertName): void {
  writeCookie(dismissalCookie(name, Number(closedAt(name))));
}

/** Closes an alert, and remembers when. */
export function dismissAlert(name: AlertName): void {
  const now = Date.now();
  writeCookie(dismissalCookie(name, now));
  try {
    localStorage.setItem(dismissalKeys[name], String(now));
  } catch {
    closedHere[name] = String(now);
  }
  for (const listener of listeners) listener();
}
