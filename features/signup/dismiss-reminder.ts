const key = 'hide-activation-alert';
/** A member who closed it is reminded again the next day: until then nobody can answer them. */
const rest = 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();

export function isDismissed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key) ?? 0) < rest;
  } catch {
    return false;
  }
}

export function onDismissed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes the alert, and remembers when. */
export function dismissReminder(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Nothing is remembered: the alert comes back with the next page.
  }
  for (const listener of listeners) listener();
}
