// Whether this browser has closed the modal of an offer: the time of it, under the key that the specification names. Section 3. (E15, T10)
import { bonusModalKeys, type BonusModal } from '../site/cookies/dismissals';

const listeners = new Set<() => void>();
/** Where a browser keeps nothing, at least this tab remembers. */
const closedHere = new Set<BonusModal>();

export function isBonusModalClosed(name: BonusModal): boolean {
  try {
    return closedHere.has(name) || localStorage.getItem(bonusModalKeys[name]) !== null;
  } catch {
    return closedHere.has(name);
  }
}

/** Calls `listener` when a modal is closed, in this tab or another; gives back how to stop. */
export function onBonusModalClosed(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Closes the modal of an offer for good, and remembers when. */
export function closeBonusModal(name: BonusModal): void {
  try {
    localStorage.setItem(bonusModalKeys[name], String(Date.now()));
  } catch {
    closedHere.add(name);
  }
  for (const listener of listeners) listener();
}
