import { createHash } from 'node:crypto';

/**
 * What makes a form that comes twice one message, report or order: the same key for the same content of one `form`, which its page has given
 * it; another one once something in it was changed. A form without is always another. (Bar C1)
 */
export const repeatKey = (form: string | undefined, content: object): string =>
  form ? createHash('sha256').update(JSON.stringify([form, Object.entries(content).toSorted()])).digest('base64url') : crypto.randomUUID();

/** The same for a form that sends a file: another file is another photo, whatever it is called. */
export async function repeatFileKey(form: string | undefined, file: File): Promise<string> {
  return repeatKey(form, { file: createHash('sha256').update(new Uint8Array(await file.arrayBuffer())).digest('base64url') });
}
