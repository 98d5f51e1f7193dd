// The request that credits may be used before the days of withdrawal are over, which the law asks for.

/** Of the words of `pay.begin.label`: another number whenever they say something else. */
const version = 1;

/** Which words were agreed to: their language, their version and the days that they name. */
export const beginTextOf = (locale: string, days: number): string => `${locale}-${version}-${days}`;

/** What `beginTextOf` makes. */
export const beginTextPattern = /^[a-z]{2}-\d{1,3}-\d{1,3}$/;

/** Where in the page of an order it is asked, for links. */
export const beginPlace = 'begin-at-once';

/** The days that the words named. */
export const beginDaysOf = (text: string): number => Number(text.split('-')[2]);
