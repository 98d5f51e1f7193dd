// Tokens of sessions and of links in mails: what goes out, and what is kept of it. (C02)
import { createHash } from 'node:crypto';

/** A token made of 32 unguessable bytes. */
export function tokenOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

/** What the database keeps of a token. The token is random, so that a plain hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
