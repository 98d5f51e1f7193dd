// The body of a call: JSON, of a bounded size, counted while it arrives. Bar S6.
import { Failure } from '../failure';
import { readBytes } from './read-bytes';

export const largestBody = 64 * 1024;

const tooLarge = () => new Failure('body_too_large');

/** Reads and forgets the body of a call that takes none. Throws body_too_large for more than any call takes. */
export async function readNoBody(request: Request): Promise<void> {
  await readBytes(request, { limit: largestBody, tooLarge });
}

/**
 * The parsed JSON of a request's body; undefined where the body is empty. `beacon`: it may come as text, as beacons do; `foreign`: as the
 * fields of a form, as machines of others send it. Throws not_acceptable_type (a form or a cross-site text body), body_too_large, or invalid_input for what is no JSON.
 */
export async function readBody(request: Request, { beacon = false, foreign = false }: { beacon?: boolean; foreign?: boolean } = {}): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isForm = foreign && type === 'application/x-www-form-urlencoded';
  if (request.body && type !== 'application/json' && !isForm && !(beacon && type === 'text/plain')) throw new Failure('not_acceptable_type');
  const bytes = await readBytes(request, { limit: largestBody, tooLarge });
  if (bytes.byteLength === 0) return undefined;
  if (isForm) return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Failure('invalid_input', { fields: { body: 'malformed' } });
  }
}
