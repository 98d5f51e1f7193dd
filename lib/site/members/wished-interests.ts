// Which interests of profiles the wishes of a lander stand for: they come ticked to the step about oneself. Specification, section 2 (landers).

/** What a wish on iconslanding is called among interests; a thrill, a talk and a night are nobody's interest. */
const interestOf = new Map([
  ['dance', 'dancing'],
  ['cook', 'cooking'],
  ['walk', 'hiking'],
  ['film', 'films'],
  ['away', 'travel'],
]);

/** The interests of the site among what a lander handed over, each once: whom somebody liked, which region and when are none. (R18) */
export function wishedInterests(wishes: readonly string[], interests: readonly string[]): string[] {
  const named = wishes.map((wish) => interestOf.get(wish) ?? wish);
  return [...new Set(named)].filter((name) => interests.includes(name));
}
