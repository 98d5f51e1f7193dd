// Next writes the address that a page was asked for into the page itself. In a page that is kept for everybody it is that of whoever came first,
// with what stood in its query; browsers go by their own address bar. Bar S15.

/** The root of what React reads, as far as the parts of the address. */
const root = /(?:^|\n)0:\{(?:"\w+":(?:null|true|false|"(?:[^"\\]|\\.)*"),)*"c":(?=\[)/;
const list = /\[(?:"(?:[^"\\]|\\.)*",?)*\]/y;
const nowhere = '[""]';
/** A piece of it in the HTML, as a string of JSON. */
const piece = /(self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\))/g;

/** Where the address stands in what React reads: [from, to); null where it does not. */
function placeOf(flight) {
  const found = root.exec(flight);
  if (!found) return null;
  list.lastIndex = found.index + found[0].length;
  return list.test(flight) ? [found.index + found[0].length, list.lastIndex] : null;
}

/** JSON that may stand in a script. */
const inScript = (text) => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What React reads of a page, without the address that it was asked for.
 * @param {Buffer} flight
 */
export function flightWithoutAddress(flight) {
  // One character a byte, so that no sign is read or written anew.
  const text = flight.toString('latin1');
  const place = placeOf(text);
  return place ? Buffer.from(text.slice(0, place[0]) + nowhere + text.slice(place[1]), 'latin1') : flight;
}

/**
 * The HTML of a page without the address that it was asked for, which may stand in two of its scripts.
 * @param {string} html
 */
export function htmlWithoutAddress(html) {
  const texts = [...html.matchAll(piece)].map(([, , text]) => JSON.parse(text));
  const place = placeOf(texts.join(''));
  if (!place) return html;
  const [from, to] = place;
  let begin = 0;
  let at = 0;
  return html.replace(piece, (whole, before, _, after) => {
    const text = texts[at++];
    const [first, last] = [Math.max(from - begin, 0), Math.min(to - begin, text.length)];
    const starts = from >= begin && from < begin + text.length;
    begin += text.length;
    if (first >= text.length || last <= 0) return whole;
    return before + inScript(text.slice(0, first) + (starts ? nowhere : '') + text.slice(last)) + after;
  });
}
