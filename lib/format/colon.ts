// The sign between a name and its value, as a language writes it. (A06)

/** French has a space before it, at which no line breaks. */
export const colon = (locale: string): string => (locale === 'fr' ? '\u00a0:' : ':');
