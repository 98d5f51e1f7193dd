// What this browser notes of a member's subscription, and the end of it, apart from all calls: a visitor's page does this too. Bar S9.

/** Whose the subscription of this browser is. */
export const ownerNote = 'push-of';
/** What the server has heard of in this tab. */
export const toldNote = 'push-told';

const note = (storage: () => Storage, name: string, value: string): void => {
  try {
    storage().setItem(name, value);
  } catch {
    // Then the server is told again the next time, which does no harm.
  }
};

/** Notes whose the subscription of this browser is. */
export const notePushOwner = (member: number): void => note(() => localStorage, ownerNote, String(member));
/** Notes that the server knows of it, so that this tab does not tell it again. */
export const notePushTold = (endpoint: string): void => note(() => sessionStorage, toldNote, endpoint);

/** Nothing is noted of a member any more. What the browser subscribed to, the worker ends. */
export function endPush(): void {
  try {
    localStorage.removeItem(ownerNote);
    sessionStorage.removeItem(toldNote);
  } catch {
    // Then nothing was noted.
  }
}
