// What a member typed, as it may stand in a mail to somebody else. Decisions, 'Honesty and safety'.

/** A text in one line and without invisible signs, cut where it is absurdly long. */
export function oneLine(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, longest).join('');
}

/**
 * A name in one line, and so that no mail program makes a link of it: whoever signs up with somebody else's address and
 * 'prize.example' for a name sends them nothing to click on.
 */
export function quietText(text: string): string {
  return oneLine(text, 60).replace(/(?<=\S)([.:/@])(?=\S)/g, '$1\u2060');
}
