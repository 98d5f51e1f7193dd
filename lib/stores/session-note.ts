// What the tab remembers of a session that ended without a logout here, so that the root can tell it once. Specification, section 4. (T01)

/** kept: what was written waits for the same member. */
export type SessionNote = 'kept' | 'plain';

const place = 'session-ended';

/** Leaves word for the page that comes. A browser without storage says nothing. */
export function noteEnd(note: SessionNote): void {
  try {
    window.sessionStorage.setItem(place, note);
  } catch {
    // Blocked or full: the page comes up without the sentence.
  }
}

/** The word that was left, which is gone with it; null where there is none. */
export function takeNote(): SessionNote | null {
  try {
    const note = window.sessionStorage.getItem(place);
    window.sessionStorage.removeItem(place);
    return note === 'kept' || note === 'plain' ? note : null;
  } catch {
    return null;
  }
}
