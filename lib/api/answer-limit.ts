/** No answer is waited for longer than this, to its last byte: a PHP server is given up after 35 seconds, so by then it is the line that is dead. Milliseconds. */
export const answerLimit = 45_000;
