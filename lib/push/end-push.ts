// What this browser notes of a member's subscription, and the end of it, apart from all calls: a visitor's page does this too. Bar S9.

/** Whose the subscription of this browser is. */
export const ownerNote = 'push-of';
/** What the server has heard of in this tab. */
export const toldNote = 'push-told';

/** Nothing is noted of a member any more. What the browser subscribed to, the worker ends. */
export function endPush(): void {
  try {
    localStorage.removeItem(ownerNote);
    sessionStorage.removeItem(toldNote);
  } catch {
    // Then nothing was noted.
  }
}
