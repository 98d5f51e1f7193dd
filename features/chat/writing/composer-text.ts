/** How long a text is as the server counts it: whole characters, spaces around it left off. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** The key of what is wrong with a text as a message, or null. */
export function faultOf(text: string, longest: number): 'err.message_empty' | 'err.message_too_long' | null {
  if (text.trim() === '') return 'err.message_empty';
  return lengthOf(text) > longest ? 'err.message_too_long' : null;
}
