/** So long a sentence may be on the back of a piece. */
const longest = 160;

/** The first sentence of a member's own text, whole; cut at a word where it goes on and on; null where there is none. */
export function firstSentence(about: string | null | undefined): string | null {
  const text = about?.replace(/\s+/g, ' ').trim();
  if (!text) return null;
  const sentence = /^.+?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
