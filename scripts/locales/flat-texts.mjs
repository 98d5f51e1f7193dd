// A catalogue as one list. Plain JavaScript: the build reads catalogues with it too.

/**
 * The keys of a catalogue, with dots, and their texts, in its order. What is no group is a text: a message that the build has compiled is a list.
 * @template {unknown} Text
 * @param {object} catalogue
 * @param {string} [above] what stands before every key
 * @returns {[key: string, text: Text][]}
 */
export function flatTexts(catalogue, above = '') {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? flatTexts(value, `${above}${key}.`) : [[above + key, value]];
  });
}
