/** The cookie by which a page that led to the root lets it say that the session has ended. (T01) */
export const endedMark = 'session-ended';
