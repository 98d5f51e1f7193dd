// Which answers of a server say nothing about what was asked. Plain JavaScript, as Next loads the page cache by itself. Decision 369.

/** It would answer if it were asked again a little later. */
const busy = [408, 425, 429];

/**
 * Whether a status is no answer: none came (0), none that can be read (a good one), or the server cannot give one now.
 * @param {number} status
 */
export const isNoAnswer = (status) => status < 400 || status >= 500 || busy.includes(status);
