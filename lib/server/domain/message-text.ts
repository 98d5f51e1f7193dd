// What may be sent as a message. Plain text: nothing in it is ever markup. Specification, sections 3 (message_length) and 8.
import { Failure } from '../failure';

// Control characters other than tab and line end, and the marks that turn the direction of everything around them.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// Half of a character: what is left of an emoji that was cut in two.
const halves = /\p{Surrogate}/gu;

/** Nothing that could be seen. */
const nothing = /^[\p{White_Space}\p{Cf}]*$/u;

/** A message as it is kept: line ends as \n, no control characters, no halves of a character, nothing around it. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').replace(halves, '').trim();
}

/** The cleaned text of a message. Throws message_empty, or message_too_long for more than `longest` characters (code points). */
export function messageText(text: string, longest: number): string {
  const clean = cleanText(text);
  if (nothing.test(clean)) throw new Failure('message_empty');
  return within(clean, longest);
}

/** The cleaned note with a gift, which may be empty. Throws message_too_long. */
export function noteText(text: string, longest: number): string {
  const clean = cleanText(text);
  return nothing.test(clean) ? '' : within(clean, longest);
}

function within(clean: string, longest: number): string {
  if ([...clean].length > longest) throw new Failure('message_too_long', { params: { length: longest } });
  return clean;
}
