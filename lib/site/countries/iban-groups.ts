// An account number while it is typed: capitals in groups of four, with the caret where it was. Specification, section 2 (direct-debit form). (S09)

const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What was typed or pasted, in groups of four: 'nl91abna0417' is 'NL91 ABNA 0417'. */
export const grouped = (typed: string): string => plain(typed).replace(/.{4}(?=.)/g, '$& ');

/** The place in a grouped number right behind what stood `before` the caret. */
export function placeAfter(number: string, before: string): number {
  const count = plain(before).length;
  let place = 0;
  for (let seen = 0; seen < count && place < number.length; place += 1) if (number[place] !== ' ') seen += 1;
  return place;
}
