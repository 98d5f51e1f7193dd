// How long a tab remembers what was seen, and a server nothing. Specification, section 3 (Search state). (E08)

/**
 * How long what was seen stays in memory after it was left, in milliseconds. On the server a client ends with its request: a finite time would be a
 * timer that holds the whole of it until then. (bar P14)
 */
export const gcTime = typeof window === 'undefined' ? Infinity : 30 * 60_000;
