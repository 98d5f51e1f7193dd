import { describe, expect, it } from 'vitest';
import type { Failure } from '../failure';
import { cleanText, messageText } from './message-text';

const codeOf = (text: string, longest = 500) => {
  try {
    return messageText(text, longest);
  } catch (failure) {
    return (failure as Failure).code;
  }
};

describe('the text of a message', () => {
  it.each([
    ['  hoi \n', 'hoi'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\tb', 'a\tb'],
    ['bel\u0007 nul\u0000 esc\u001b[31m del\u007f c1\u0085', 'bel nul esc[31m del c1'],
    ['half \ud83d of one, whole 💕', 'half  of one, whole 💕'],
    ['turned \u202eround\u202c and \u2066kept\u2069', 'turned round and kept'],
    ['family 👨‍👩‍👧 stays', 'family 👨‍👩‍👧 stays'],
    ['مرحبا שלום', 'مرحبا שלום'],
  ])('%j is kept as %j', (text, kept) => expect(cleanText(text)).toBe(kept));

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', "'; drop table messages; --", '{{7*7}}', '${7*7}', '%s%n'])(
    '%j stays the plain text that it is',
    (text) => expect(codeOf(text)).toBe(text),
  );

  it.each(['', '   ', '\n\t', '\u00a0\u2003', '\u200b\u200d', '\u0000\u0007', '\ud800', '\ufeff'])('%j is empty', (text) => expect(codeOf(text)).toBe('message_empty'));

  it('is measured in characters as people count them, not in halves', () => {
    expect(codeOf('💕'.repeat(500))).toBe('💕'.repeat(500));
    expect(codeOf('💕'.repeat(501))).toBe('message_too_long');
    expect(codeOf(`  ${'x'.repeat(500)}  `)).toBe('x'.repeat(500));
    expect(codeOf('x'.repeat(501))).toBe('message_too_long');
  });

  it('says how long it may be', () => {
    expect.assertions(1);
    try {
      messageText('xxxx', 3);
    } catch (failure) {
      expect((failure as Failure).details.params).toEqual({ length: 3 });
    }
  });
});
