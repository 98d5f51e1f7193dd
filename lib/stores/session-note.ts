// What the tab remembers of a session that ended without a logout here, so that the root can tell it once. Specification, section 4. (T01)
import { endedMark } from '@/lib/site/ended-mark';

/** kept: what was written waits for the same member. */
export type SessionNote = 'kept' | 'plain';

/** A page that found the session ended as it was made leaves word in a cookie of this name: there was no tab to remember it. */
function takeMark(): boolean {
  if (!document.cookie.includes(`${endedMark}=1`)) return false;
  document.cookie = `${endedMark}=; Path=/; Max-Age=0`;
  return true;
}

/** Leaves word for the page that comes. A browser without storage says nothing. */
export function noteEnd(note: SessionNote): void {
  try {
    window.sessionStorage.setItem(endedMark, note);
  } catch {
    // Blocked or full: the page comes up without the sentence.
  }
}

/** The word that was left, which is gone with it; null where there is none. */
export function takeNote(): SessionNote | null {
  const marked = takeMark() ? 'plain' : null;
  try {
    const note = window.sessionStorage.getItem(endedMark);
    window.sessionStorage.removeItem(endedMark);
    return note === 'kept' || note === 'plain' ? note : marked;
  } catch {
    return marked;
  }
}
