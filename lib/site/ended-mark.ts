/** The cookie by which a page that led to the root lets it say that the session has ended; the key of the tab's own note too. (T01) */
export const endedMark = 'session-ended';
