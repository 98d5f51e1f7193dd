// What goes along to discountcode.php of the query that a page was asked with. Specification, section 7. (C12)

/** Words that the call or the page has for itself, and the domain: the host alone decides that. */
const taken = new Set(['code', 'welcome', 'own', 'payment', 'bundle', 'back', 'domain']);
const most = { words: 20, characters: 200 };

const isPlain = (each: readonly [string, unknown]): each is [string, string] =>
  /^[a-z]\w{0,39}$/i.test(each[0]) && !taken.has(each[0].toLowerCase()) && typeof each[1] === 'string' && each[1].length <= most.characters;

/** The page's own query as it is passed through: no more than so many plain, short words, and never one that the call says itself. (C12) */
export function passedThrough(query: Iterable<readonly [string, unknown]>): Record<string, string> {
  return Object.fromEntries([...query].filter(isPlain).slice(0, most.words));
}
