// The number of a receipt, for a complaint or a report: short enough for the telephone, too many to guess one. Specification, section 2. (S17)

/** No letter that looks or sounds like another, no vowel that could make a word. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ';

/** 'K-2026-7H3Q-K9BT': what it is for (K a complaint, M a report), the year, and eight signs out of unguessable bytes. */
export function receiptNumber(kind: 'K' | 'M', random: (bytes: number) => Uint8Array, now: Date): string {
  let text = '';
  while (text.length < 8) {
    // Bytes beyond the last whole round of signs are left out, so that every sign is as likely.
    for (const byte of random(16)) if (byte < 256 - (256 % signs.length) && text.length < 8) text += signs[byte % signs.length]!;
  }
  return `${kind}-${now.getUTCFullYear()}-${text.slice(0, 4)}-${text.slice(4)}`;
}
