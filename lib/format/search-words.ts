/** Without accents and capitals, so that 'credito' finds 'crédito'. */
export const searchable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of what somebody searches for, as `searchable` text; none for a field that is empty. */
export const searchWords = (asked: string): string[] => searchable(asked).split(/\s+/).filter(Boolean);

/** Whether a text has every one of the words in it, whole or as a part. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const within = searchable(text);
  return words.every((word) => within.includes(word));
};
