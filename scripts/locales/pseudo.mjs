// A language for those who test: English with accents, 40 % longer, between brackets. A text without brackets is not in the catalogues,
// one without its last bracket is cut, and one that no longer fits would not fit in Finnish either.
import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const accents = new Map([...'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'].reduce((pairs, letter, at, all) => (at % 2 ? pairs : [...pairs, [letter, all[at + 1]]]), []));
const growth = 1.4;

/** Words with accents, and their letters doubled one by one until they are long enough. */
function pseudoWords(words) {
  const letters = [...words];
  let extra = Math.ceil(letters.filter((letter) => accents.has(letter)).length * (growth - 1));
  return letters
    .map((letter, at) => {
      const doubled = extra > 0 && accents.has(letter) && (/[aeiou]/i.test(letter) || extra >= letters.length - at);
      if (doubled) extra -= 1;
      return (accents.get(letter) ?? letter).repeat(doubled ? 2 : 1);
    })
    .join('') + '~'.repeat(extra);
}

const pseudoElement = (element) => {
  if (element.type === 0) return { ...element, value: pseudoWords(element.value) };
  if (element.children) return { ...element, children: element.children.map(pseudoElement) };
  if (!element.options) return element;
  return { ...element, options: Object.fromEntries(Object.entries(element.options).map(([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }])) };
};

/** A message in the test language; its arguments, tags and plurals stay. */
export const pseudoMessage = (message) => `[${printAST(parse(message).map(pseudoElement))}]`;
