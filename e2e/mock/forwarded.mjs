// How a test tells the app that it is later: a file with milliseconds, which the moved clock of the app reads. docs/qa.md

/** For so long the app goes by what it last read there, in milliseconds. */
export const lookAgainAfter = 5;
